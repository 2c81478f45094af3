# Tables and records, in Hindi.
# Terms: record अभिलेख, event घटना, header शीर्षक.

## What a table refuses
table-illegal = { $action } की अनुमति नहीं: { $reason }

## Records
record-line = पंक्ति { $line }: { $problem }
record-event = घटना { $event }: { $problem }
record-no-rules = अभिलेख में नियमों का नाम नहीं है।
record-rules = अभिलेख के नियम नहीं मिले: { $problem }
record-start = अभिलेख की शुरुआत: { $problem }
record-no-digest = अभिलेख नहीं बताता कि खेल किन नियमों से हुआ: शीर्षक Digest नहीं है।
record-other-rules = अभिलेख दूसरे नियमों (digest { $found }) से खेला गया था, { $rules } (digest { $digest }) से नहीं।
record-cut-off = अभिलेख कटा हुआ है: { $claimed } घटनाएँ बताता है, पर हैं { $found }।
record-not-over = अभिलेख नतीजा { $claimed } बताता है, पर खेल ख़त्म नहीं हुआ।
record-wrong-end = अभिलेख { $header } "{ $claimed }" बताता है, पर है "{ $found }"।
record-open-comment = यहाँ शुरू हुई टिप्पणी कोष्ठक से कभी बंद नहीं होती।
record-header = "{ $found }" शीर्षक नहीं है। अपेक्षित: [Name "value"]।
record-header-twice = शीर्षक { $header } यहाँ दूसरी बार है।
record-late-header = शीर्षक { $header } पहली घटना के बाद आता है। वह जो बताता है, पहले से पता होना चाहिए।
record-beginning = अभिलेख [Teahouse "{ $format }"] से शुरू होता है।
record-format = यह प्रारूप { $found } है; सिर्फ़ प्रारूप { $format } ज्ञात है।
record-comment-first = टिप्पणी फेंक या क्रिया के बाद आती है।

# The page and its server, in Hindi.

serve-at = Teahouse { $address } पर खुला है – Ctrl-C इसे बंद करता है।
serve-for-all = जो भी इस मशीन तक पहुँच सकता है, वह मशीन के अपने पते से इसे खोल सकता है।
serve-cannot-open = कोई ब्राउज़र शुरू नहीं हो सका ({ $problem })। { $address } को ख़ुद खोलें।

## Why nothing can listen
serve-port-taken = पोर्ट { $port } कोई और प्रोग्राम इस्तेमाल कर रहा है। कोई दूसरा पोर्ट दें, या किसी भी ख़ाली पोर्ट के लिए --port 0।
serve-ports-taken = पोर्ट { $first } से { $last } तक सब इस्तेमाल में हैं। --port से कोई दूसरा दें, या किसी भी ख़ाली पोर्ट के लिए --port 0।
serve-port-forbidden = इस उपयोगकर्ता को पोर्ट { $port } की अनुमति नहीं है। 1024 और उससे ऊपर के पोर्ट सबके लिए खुले हैं: --port 7654।
serve-no-address = { $address } इस मशीन का पता नहीं है। --listen 127.0.0.1 केवल इस मशीन के लिए है, --listen 0.0.0.0 उन सबके लिए जो इस तक पहुँच सकते हैं।
serve-cannot-listen = { $address } पर कनेक्शन नहीं लिए जा सकते: { $problem }

## Backups. $path is a file.
backup-done = { $path } में सारी मेज़ें वैसी ही हैं जैसी वे अभी हैं।
restore-done = मेज़ें { $path } में हैं। "teahouse serve --database { $path }" उन्हें आगे चलाता है।
database-nowhere = यह नहीं बताया गया कि मेज़ें कहाँ हैं। --database से फ़ाइल दें, या { $variable } सेट करें।

## What a browser is told
serve-page-not-built = यह Teahouse अपने पेज के बिना बना है। प्रोजेक्ट के फ़ोल्डर में "make page" चलाएँ, इसे फिर से बनाएँ और दोबारा शुरू करें; या "make run" चलाएँ, जो यह सब कर देता है।
serve-no-file = यहाँ { $path } नाम की कोई फ़ाइल नहीं है।
serve-only-get = यहाँ { $method } का कोई जवाब नहीं मिलता: फ़ाइलें GET या HEAD से पढ़ी जाती हैं।

# Tables that people share
serve-tables = मेज़ें { $database } में रखी जाती हैं।
serve-tables-refused = मेज़ें { $database } में नहीं रखी जा सकतीं: { $problem }

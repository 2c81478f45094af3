# Hindi: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: action क्रिया, seat जगह, table मेज़, state अवस्था, array ऐरे, batch बैच, thread थ्रेड, seed सीड, snapshot स्नैपशॉट.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = यहाँ संख्या { $number } की कोई क्रिया नहीं है। संख्याएँ 0 से { $last } तक हैं।

## A game in progress that was saved as a line of text.
notation-saved = बीता खेल
saved-form = पहले घटनाओं और फेंकों की गिनती, फिर स्थितियों की कुंजियाँ अपेक्षित हैं, जैसे "12 4 1f3a"।

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = भाषा "{ $name }" नहीं है। ये हैं: { $known }।
seat-unknown = इस मेज़ पर जगह { $seat } नहीं है। जगहें 0 से { $last } तक हैं।
seat-missing = अभी किसी की बारी नहीं है, इसलिए जगह बतानी होगी।
family-unknown = परिवार "{ $name }" नहीं है। ये हैं: { $known }।
# $type is the name of a type of Python.
option-type = विकल्प सत्य-मान, संख्या, पाठ, सूची या dict होता है, { $type } नहीं।
action-type = क्रिया पाठ या पूर्ण संख्या होती है, { $type } नहीं।
roll-arguments = पासे या तो दिए हुए होते हैं, या सीड से आते हैं: दोनों में से एक।
threads-wrong = { $threads } थ्रेड: 1 से { $most } तक अपेक्षित हैं।
level-wrong = स्तर { $level } नहीं है: स्तर 1 से { $most } तक हैं।
rollout-no-dice = चक्की में रोलआउट के लिए पासे नहीं होते। रोलआउट पासों वाले खेलों के लिए हैं।
position-type = मेज़, अवस्था या मुक़ाबला अपेक्षित है, { $type } नहीं।
players-few = अखाड़े के लिए दो या ज़्यादा खिलाड़ी चाहिए।
table-or-record = मेज़, मुक़ाबला या अभिलेख का पाठ अपेक्षित है, { $type } नहीं।
# $count is how many games the text holds.
one-game-wanted = एक खेल का अभिलेख अपेक्षित है, पर यहाँ { $count } हैं।
# $count is how many matches or single games the text holds.
one-match-wanted = एक मुक़ाबले के अभिलेख अपेक्षित हैं; पाठ में { $count ->
    [0] कुछ नहीं है
    [1] एक खेल है जो किसी मुक़ाबले का नहीं
   *[other] { $count } मुक़ाबले या अकेले खेल हैं
}।

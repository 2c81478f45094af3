# Why a line of the protocol was refused, in Hindi.

## The session
line-too-long = पंक्ति { $most } बाइट से लंबी है; उसे छोड़ दिया गया
unknown-command = अनजान आदेश "{ $word }"; इनमें से एक अपेक्षित है: { $expected }
thinking = बिना अंत के सोचा जा रहा है; पहले stop कहें
not-pondering = पहले से कुछ नहीं सोचा जा रहा; पहले go ponder आता है
no-thread = मशीन काम के लिए थ्रेड नहीं दे रही; फिर कोशिश करें
broke-off = प्रोग्राम की ग़लती से काम बीच में रुक गया; सत्र जारी है

## Options
option-form = setoption "{ $text }": name <name> value <value> अपेक्षित है
no-value = setoption name { $name }: नाम के बाद value <value> अपेक्षित है
unknown-option = { $family } में विकल्प "{ $name }" नहीं है; uci से सूची मिलती है
not-a-number = { $name } "{ $text }": { $min } से { $max } तक की पूर्ण संख्या अपेक्षित है
not-a-truth = { $name } "{ $text }": true या false अपेक्षित है
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } जैसा था वैसा ही रहेगा: { $problem }
no-memory = Hash { $megabytes }: मशीन इतने मेगाबाइट नहीं देती; पुरानी तालिका रहेगी
no-threads = Threads { $threads }: मशीन इतने नहीं देती (कहीं भी ज़्यादा से ज़्यादा { $most }); पुरानी संख्या रहेगी

## Options of other engines
use-instead = यहाँ { $name } का कोई अर्थ नहीं; { $instead }
instead-seed = बराबर चालों में हर बार वही चुनी जाती है; 10 से कम Level, Seed के साथ बदलता है
instead-search = एक ही खोज है; SkillLevel, MoveTime और FullWidth बताते हैं कि वह कैसे चलती है
instead-effort = Level बताता है कि कितनी मेहनत हो
instead-level = Level बताता है कि कितना मज़बूत खेलें, 1 से 10
instead-analysis = go infinite और MultiPV विश्लेषण के लिए हैं
instead-clock = Move Overhead घड़ी का कुछ समय बचाता है, movetime बताता है कि एक चाल में कितना समय लगे
instead-nodes = go nodes सोच को स्थितियों की संख्या से सीमित करता है

## Positions, moves, and what is asked about them
position-form = position "{ $text }": startpos या fen <FEN>, फिर moves … अपेक्षित है
position-score = score "{ $text }": दोनों पक्षों के अंक अपेक्षित हैं, जैसे 3-1, और क्रॉफ़र्ड खेल हो चुका हो तो after-crawford
position-no-match = ये नियम अकेले खेलों के हैं; पहले match.length को 1 से ज़्यादा करें, या match.cube लगाएँ
position-match = { $problem }
fen = { $problem }
move = चाल { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": 1 से { $most } तक की गहराई अपेक्षित है
no-turns = { $family } में पूरी बारियाँ नहीं होतीं
go-word = go "{ $word }": इनमें से अपेक्षित है: depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder या infinite
go-number = go { $word }: इसके बाद पूर्ण संख्या अपेक्षित है
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = { $folder } में इन नियमों का कोई डेटाबेस नहीं है; teahouse solve उसे बनाता है

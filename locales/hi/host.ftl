# What the server says at tables that people share, in Hindi. $seat is a number, but in host-not-your-turn.
# Terms: server सर्वर, table मेज़, seat जगह, client क्लाइंट, intention इरादा, connection कनेक्शन.

## Making a table
host-rules-long = नियम-फ़ाइल { $bytes } बाइट की है; सर्वर { $most } बाइट तक लेता है।
host-seats = बोर्ड पर जगहें { $expected } हैं, पर दी गईं { $found }।
host-seat-empty = जगह { $seat } पर किसी को खेलना होगा।
host-seat-nobody = इन नियमों में जगह { $seat } पर कोई नहीं खेलता।
host-seat-level = जगह { $seat }: स्तर { $level } नहीं है; स्तर 1 से 10 तक हैं।
host-no-person = कम से कम एक जगह किसी इंसान के लिए होनी चाहिए।
host-own-seat = जगह { $seat } इंसान के लिए नहीं है, इसलिए वह आपकी नहीं हो सकती।
host-clock = घड़ी में कम से कम एक सेकंड और ज़्यादा से ज़्यादा { $most } सेकंड होने चाहिए।
host-only-json = मेज़ application/json प्रकार के अनुरोध से बनती है।
host-body = अनुरोध का पाठ बहुत लंबा है, या समय पर नहीं आया; वह { $most } बाइट तक हो सकता है।
host-foreign-origin = इस पेज को इस सर्वर से बात करने की अनुमति नहीं है।

## At a table
table-stale = उससे पहले कुछ और हो गया।
host-no-table = ऐसी कोई मेज़ नहीं है। शायद लिंक अधूरा है, या मेज़ बहुत पहले बनी थी।
host-table-is-record = यह खेल बहुत पहले ख़त्म हो चुका है। उसका अभिलेख अब भी पढ़ा जा सकता है।
host-table-broken = इस मेज़ का जो सहेजा गया है, वह पढ़ा नहीं जा सकता।
host-made-twice = यह मेज़ पहले ही बन चुकी है।
host-not-stored = सर्वर इसे सहेज नहीं सका। कुछ नहीं बदला; थोड़ी देर में फिर कोशिश करें।
host-full = सर्वर पर चालें सहेजने की जगह नहीं बची। कुछ खोया नहीं है, और जगह होते ही खेल आगे चलेगा।
host-wrong-token = यह लिंक इस मेज़ की किसी जगह का नहीं है।
host-no-seat = यहाँ जगह { $seat } नहीं है।
host-seat-taken = यहाँ पहले से कोई और बैठा है।
host-seat-kept = यह जगह किसी के लिए रखी गई है।
host-token-twice = इस मेज़ पर आपकी जगह पहले से है।
host-name = नाम { $most } अक्षरों तक का हो सकता है, बिना नियंत्रण-वर्णों के।
host-contribution = पासों का योगदान षोडश-आधारी अंकों में होना चाहिए, 2 से { $most } तक।
host-watching = आप देख रहे हैं। खेलने के लिए पहले किसी जगह पर बैठें।
host-not-seated = आपकी जगह पर अब कोई नहीं खेलता।
host-not-begun = सब जगहें भरने पर खेल शुरू होगा।
host-over = खेल ख़त्म हो चुका है।
host-withdrawn = यह मेज़ खेल शुरू होने से पहले बंद कर दी गई।
host-has-begun = खेल शुरू हो चुका है। ख़त्म करने के लिए हार मानें।
host-others-wait = यहाँ और लोग भी बैठे हैं, इसलिए मेज़ खुली रहेगी।
host-not-over = खेल अभी ख़त्म नहीं हुआ।
host-not-your-turn = अभी बारी: { $seat }।
host-not-yours = { $action }: यह आपके करने का नहीं है।
host-action-long = चाल { $most } वर्णों तक की हो सकती है।
host-not-due = अभी करने को कुछ नहीं है।
host-offer-open = एक प्रस्ताव पहले से है। पहले उसका जवाब देना होगा।
host-no-offer = कोई प्रस्ताव नहीं है।
host-offer-others = जवाब बाक़ी खिलाड़ियों को देना है।
host-no-draws = पासों वाले खेल में सहमति से बराबरी नहीं होती।
host-no-draw-with-computers = कंप्यूटर हमेशा आगे खेलता है।
host-undo-what = जो हुआ है, वही वापस लिया जा सकता है: बताएँ कि { $events } घटनाओं में से कितनी रहें।
host-again-already = आप यह पहले ही कह चुके हैं।

## On the connection
socket-hello-first = पहला संदेश hello होना चाहिए।
socket-hello-twice = hello पहले ही कहा जा चुका है।
socket-version = यह क्लाइंट प्रोटोकॉल का संस्करण { $found } बोलता है; सर्वर संस्करण { $known } बोलता है।
socket-not-understood = यह समझ में नहीं आया: { $problem }
socket-id = इरादे की id में 1 से 40 अक्षर, अंक और हाइफ़न होते हैं।
socket-text-only = संदेश टेक्स्ट में होते हैं।
socket-too-often = एक साथ बहुत ज़्यादा हो गया। थोड़ा रुकें।
socket-too-many = यहाँ से बहुत ज़्यादा कनेक्शन हैं।
socket-only = यह पता WebSocket के लिए है।
socket-stopping = सर्वर बंद हो रहा है। थोड़ी देर में लौटें।

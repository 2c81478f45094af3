# What the engine answers to a page that asked something it cannot answer, in Hindi.

desk-request = अनुरोध पढ़ा नहीं जा सका: { $problem }
desk-no-table = मेज़ { $table } नहीं है।
desk-too-many-tables = { $most } से ज़्यादा मेज़ें खुली हैं; पहले एक बंद करें।
desk-not-thinking = कोई नहीं सोच रहा।
desk-not-reviewing = कोई खेल की समीक्षा नहीं कर रहा।
desk-net = नेटवर्क { $name } पढ़ा नहीं जा सका: { $problem }
desk-endgames = अंतिम स्थितियाँ पढ़ी नहीं जा सकीं: { $problem }
desk-endgames-of-mill = अंतिम स्थितियाँ केवल चक्की के लिए हैं।
desk-event = घटना { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" अभिलेखों का प्रारूप नहीं है।

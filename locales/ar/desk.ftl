# What the engine answers to a page that asked something it cannot answer, in Arabic.

desk-request = تعذرت قراءة الطلب: { $problem }
desk-no-table = لا توجد طاولة { $table }.
desk-too-many-tables = عدد الطاولات المفتوحة أكثر من { $most }؛ أغلق واحدة أولًا.
desk-not-thinking = لا أحد يفكر الآن.
desk-not-reviewing = لا أحد يراجع لعبة الآن.
desk-net = تعذرت قراءة الشبكة { $name }: { $problem }
desk-endgames = تتعذّر قراءة نهايات اللعب: { $problem }
desk-endgames-of-mill = لا توجد نهايات لعب إلا للدريس.
desk-event = الحدث { $event }: { $problem }
desk-problem = { $problem }
desk-format = «{ $format }» ليست صيغة سجلات.

# Tables and records, in Chinese.
# Terms: record 棋谱, event 事件, header 标头, digest 摘要 (Digest).

## What a table refuses
table-illegal = { $action } 不合规则：{ $reason }

## Records
record-line = 第 { $line } 行：{ $problem }
record-event = 事件 { $event }：{ $problem }
record-no-rules = 棋谱没有写明规则。
record-rules = 无法取得棋谱的规则：{ $problem }
record-start = 棋谱的开局：{ $problem }
record-no-digest = 棋谱没有说明用哪种规则下的：缺少标头 Digest。
record-other-rules = 棋谱用的是别的规则（摘要 { $found }），不是 { $rules }（摘要 { $digest }）。
record-cut-off = 棋谱不完整：写明有 { $claimed } 个事件，实际有 { $found } 个。
record-not-over = 棋谱写明结果是 { $claimed }，但对局尚未结束。
record-wrong-end = 棋谱的 { $header } 写的是“{ $claimed }”，实际是“{ $found }”。
record-open-comment = 从这里开始的注释没有用花括号结束。
record-header = “{ $found }”不是标头。应为：[Name "value"]。
record-header-twice = 标头 { $header } 在这里第二次出现。
record-late-header = 标头 { $header } 写在第一个事件之后。它的内容必须事先知道。
record-beginning = 棋谱以 [Teahouse "{ $format }"] 开头。
record-format = 这是格式 { $found }；只认识格式 { $format }。
record-comment-first = 注释要写在掷骰或走法之后。

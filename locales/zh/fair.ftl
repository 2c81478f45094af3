# Fair dice, in Chinese: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair 公平, commitment 承诺值, secret 密值, contribution 贡献值, scheme 方案, header 标头, roll 掷骰.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls } 次掷骰，全部与对局前的承诺相符
fair-no-dice = 无需检查：这种棋没有骰子
# Counts of games, over all files.
fair-all-checked = { $games ->
    [1] 这一局的骰子是公平的。
   *[other] 全部 { $games } 局的骰子都是公平的。
}
fair-not-all-checked = { $games } 局中有 { $failed } 局：骰子不可信，或无法检查。
fair-no-records = 其中没有棋谱
fair-empty = 文本中没有棋谱。
# $expected is the first sentence under "What stands in headers".
fair-commitment = “{ $found }”不是承诺值。应为：{ $expected }。

## Why the dice of a record cannot be checked
fair-none = 棋谱没有说明骰子是怎样掷的：缺少标头 { $header }。
fair-missing = 缺少标头 { $header }。
fair-unknown-header = 此方案没有标头 { $header }，或这张桌上没有这个座位。
# $expected is one of the sentences under "What stands in headers".
fair-header = 无法理解 [{ $header } "{ $found }"]。应为：{ $expected }
fair-scheme = 这些骰子用方案 { $found } 掷出；只认识方案 { $scheme }。
fair-unfinished = 棋谱中还没有密值。对局结束后才会公开。
fair-no-secret = 对局已结束，但缺少密值（标头 { $header }）。没有它就无法检查任何一次掷骰。

## Why the dice of a record are not fair
fair-late-commitment = 承诺值写在 { $header } 之后。它必须在任何座位提供贡献值之前给出。
fair-wrong-secret = 密值与承诺不符：它的 SHA-256 是 { $found }，但承诺值是 { $commitment }。
fair-other-commitment = 棋谱中的承诺值是 { $found }，但当时给您看的是 { $expected }。
fair-other-roll = 第 { $number } 次掷骰应为 { $expected }，但写的是 { $found }。
fair-missing-roll = 缺少第 { $number } 次掷骰。应为 { $expected }，但该处写的是 { $found }。
fair-other-rolls-before = 棋谱写明此局之前有 { $found } 次掷骰，实际有 { $expected } 次。
fair-other-header = 标头 { $header } 与比赛第一局的不同。

## What stands in headers
fair-expected-hash = 64 位十六进制数字
fair-expected-contribution = 最多 { $digits } 位十六进制数字，每字节两位
fair-expected-table = 最多 { $bytes } 字节
fair-expected-number = 数字

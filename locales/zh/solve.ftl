### What is said about databases of Mill, in Chinese: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
# Terms: database 数据库, to solve 求解, sub-space 子空间, checksum 校验和, won/drawn/lost 胜/和/负, turn 步, capture 提子.

solve-remembers = 这种规则无法求解：有 { $option } 时，局面的价值取决于之前的走法。
solve-cannot-read = { $file }：{ $cause }
solve-cannot-write = 无法写入 { $file }：{ $cause }
solve-file-foreign = { $file } 不是 Teahouse 的九子棋数据库。
solve-file-other-layout = { $file } 的格式是 { $found }，但这个 Teahouse 读取格式 { $read }。请用 teahouse solve 重新求解。
solve-file-other-rules = { $file } 是别的规则的数据库。
solve-file-head-damaged = { $file } 已损坏：文件头与写入时的校验和不符。请删除后重新求解。
solve-file-block-damaged = { $file } 已损坏：第 { $block } 块（共 { $blocks } 块）与写入时的校验和不符。请删除后重新求解。
solve-file-length = { $file } 不是完整的数据库：应有 { $expected } 字节，实际有 { $found } 字节。

## What databases know about moves
moves-not-solved = 没有数据库知道此局面的走法；可用 teahouse solve { $rules } 生成数据库

## Solving
solve-too-large = { $points } 个点、这么多棋子的棋盘太大，无法求解。
solve-memory = 求解至少需要 { $needed } MB 内存，但只允许 { $allowed } MB。请用 --memory 允许更多，或用 --pieces 减少棋子数。
solve-scratch-busy = { $file } 正在使用：另一个进程正在那里求解同样的规则。请等它结束，或用 --out 选择其他文件夹。
solve-scratch-damaged = { $file } 与写入时不同。求解期间临时文件被其他程序改动；请重新开始。
solve-interrupted = 已中断。完成的部分已保存；再次运行同一命令会从那里继续。
solve-verify-counts = { $file } 有误：各类局面的数目与文件头所写的不符。
solve-verify-differs = { $file } 有误：局面 { $position } 存储为 { $stored }，但按其走法应为 { $found }。
solve-verify-missing = 无法验证 { $file }：其走法通向 { $missing } 的局面，而该文件不存在。
solve-lacking = 子空间 { $space } 没有在通向它的子空间之前求解。
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = 应为大小，如 3G、500M 或字节数
solve-not-mill = { $rules } 不是九子棋类；只有这类棋可以求解。
solve-no-cache = 没有可存放缓存的主文件夹；请用 --out 指定文件夹。
solve-no-memory = 求解需要 { $needed } 内存，但只有 { $there } 可用。
solve-no-disk = 数据库最多占用 { $needed } 磁盘空间，但 { $folder } 中只有 { $there } 可用。
solve-nothing-left = 全部已经求解。
solve-plan = 要求解 { $spaces } 个子空间，共 { $positions } 个局面：最多占用 { $memory } 内存和 { $disk } 磁盘空间。
solve-plan-sliced = 内存放不下、借助临时文件分块求解的子空间：{ $count } 个。内存更多（--memory）会更快。
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }：{ $positions } 个局面，胜 { $won }%，和 { $drawn }%，负 { $lost }%，最长 { $longest }
solve-summary = 已知走子阶段的 { $positions } 个局面：对行棋方而言，胜 { $won }%，和 { $drawn }%，负 { $lost }%。用时 { $seconds } 秒，每秒 { $speed } 个局面。
solve-verified = { $file }：全部 { $positions } 个局面都与其走法一致（{ $seconds } 秒）
solve-not-known = 任何数据库中都没有此局面。
# $value is one of the words below, such as "won in 9 turns".
solve-game = 这种棋对先行的白方来说：{ $value }。
solve-position = 此局面对行棋方来说：{ $value }。
solve-move = { $value }
solve-move-unknown = 未知
solve-best-line = 最佳走法：
solve-alternatives = 同样好：{ $moves }
solve-won = 胜
solve-drawn = 和
solve-lost = 负
solve-won-in = { $until ->
    [capture] 胜，{ $turns } 步内提子
   *[end] { $turns } 步胜
}
solve-lost-in = { $until ->
    [capture] 负，{ $turns } 步内提子
   *[end] { $turns } 步负
}
solve-opening-needs = 开局要一直搜索到走子阶段，但缺少该阶段的 { $file }。
solve-opening-circles = 无法搜索开局：有 { $option } 时，摆子阶段可能循环往复。用 --whole 可逐个局面求解。
solve-placing-rules = 这些规则的摆子阶段不能逐个局面求解：其中不只是成三吃一子，或者双方颜色有影响。请用 --opening 搜索。
solve-at-least-drawn = 胜或和
solve-at-most-drawn = 和或负
solve-opening-game = 根据对摆子阶段的搜索，这种棋对先行的白方来说：{ $value }。第一步：
solve-opening-effort = 用 { $seconds } 秒搜索了 { $positions } 个局面。
solve-opening-kept = 已保存布子阶段 { $positions } 个局面的已证结果（{ $size } MB）：棋手会查询它，下次搜索也从它开始。

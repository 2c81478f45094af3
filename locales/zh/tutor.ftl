# What the tutor says, in Chinese.
# Terms: tutor 教练, checker and piece 棋子, point (nardi) 点位, block 封锁, head 头位, home 内盘, to bear off 移出, base 基地,
# goal 终点, a mill 三连, to take back 悔棋, points 分, instead of 本可.

## What it costs
tutor-warning = { $action } 是{ $mark }：损失 { $points } 分。
tutor-better = 更好的是 { $better }。
tutor-take-back = 要悔棋吗？(y/n)
tutor-taken-back = 已悔棋。
tutor-on = 走出坏棋时，会在落定前提醒您。
tutor-off = 不再提醒坏棋。
tutor-what = 输入 tutor on 或 tutor off。

## Chances
tutor-chance-win = { $seat }胜率为 { $played }%，本可为 { $best }%。
tutor-chance-win-by-mars = { $seat }全胜的机会为 { $played }%，本可为 { $best }%。
tutor-chance-loss-by-mars = { $seat }被全胜的风险为 { $played }%，本可为 { $best }%。
tutor-chance-win-by-koks = { $seat }完胜的机会为 { $played }%，本可为 { $best }%。
tutor-chance-loss-by-koks = { $seat }被完胜的风险为 { $played }%，本可为 { $best }%。

## Nardi
tutor-nardi-block = 挡在对方棋子前的最长封锁占 { $played } 个点位，本可占 { $best } 个。
tutor-nardi-numbers = 照此局面，下次六种点数只有 { $played } 种能走，本可有 { $best } 种。
tutor-nardi-behind = 有 { $played } 枚棋子留在对方封锁之后，本可只有 { $best } 枚。
tutor-nardi-runner = { $place } 号位的先行子有 { $played } 种点数可走，本可有 { $best } 种。
tutor-nardi-off = 移出的棋子较少：{ $played } 枚，本可为 { $best } 枚。
tutor-nardi-head = 头位还留着 { $played } 枚棋子，本可只留 { $best } 枚。
tutor-nardi-home = 进入内盘的棋子较少：{ $played } 枚，本可为 { $best } 枚。
tutor-nardi-points = 占住的点位较少：{ $played } 个，本可为 { $best } 个。

## Ludo
tutor-ludo-captured = 错过了吃子。
tutor-ludo-exposed =
    { $best ->
        [0] { $place }的棋子会处在对方 { $played } 枚棋子的攻击范围内。
       *[other] { $place }的棋子会处在对方 { $played } 枚棋子的攻击范围内，本可只有 { $best } 枚。
    }
tutor-ludo-base = 有 { $played } 枚棋子留在基地，本可只有 { $best } 枚。
tutor-ludo-goal = 没有让棋子到达终点。
tutor-ludo-safe = 安全的棋子较少：{ $played } 枚，本可为 { $best } 枚。
tutor-ludo-reach = 下次掷骰能吃到的对方棋子较少：{ $played } 枚，本可为 { $best } 枚。

## Mill
tutor-mill-closed =
    { $played ->
        [0] 没有形成三连。
       *[other] 形成的三连较少。
    }
tutor-mill-threat = 对方可在 { $place } 形成三连。
tutor-mill-opened = 拆开了一个三连。
tutor-mill-waiting = 只差一子成三的线较少：{ $played } 条，本可为 { $best } 条。
tutor-mill-room = 自己剩下 { $played } 种走法，本可有 { $best } 种。
tutor-mill-enemy-room = 给对方留下 { $played } 种走法，本可只有 { $best } 种。

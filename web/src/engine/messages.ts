// Made from crates/wasm by `make types`; a test fails when it is out of date.

export type Message = { code: string, arguments: Record<string, unknown>, text: string };

export type Section = { 
/**
 * What it is about.
 */
heading: Message, 
/**
 * Sentence by sentence.
 */
sentences: Array<Message>, };

export type Verdict = { 
/**
 * `white`, `black`, `draw`, or with more seats the places, best first (`0213`).
 */
result: string, 
/**
 * Why.
 */
reason: Message, };

export type BoardView = { 
/**
 * The width of the space that places have their coordinates in.
 */
width: number, 
/**
 * Its height.
 */
height: number, 
/**
 * Every place a piece can be on, hands, bases and goals included.
 */
places: Array<Place>, 
/**
 * Pairs of places joined by a drawn line.
 */
edges: Array<[string, string]>, 
/**
 * Places that count together: the mills.
 */
lines: Array<Array<string>>, 
/**
 * The way of each seat's pieces from first to last place; none where pieces have no way of their own.
 */
ways: Array<Way>, 
/**
 * Places from which a piece that lands there goes on at once to another.
 */
jumps: Array<[string, string]>, };

export type Way = { 
/**
 * Whose.
 */
seat: number, 
/**
 * From the first place to the last.
 */
places: Array<string>, };

export type Place = { 
/**
 * Its name, unique on the board.
 */
id: string, 
/**
 * What people call it; at the rim of the board, in announcements.
 */
name: Message, 
/**
 * What it is.
 */
kind: PlaceKind, 
/**
 * The column of its centre; x grows to the right.
 */
x: number, 
/**
 * The row of its centre; y grows downwards.
 */
y: number, 
/**
 * Whose place it is, if it belongs to a seat.
 */
seat: number | null, 
/**
 * What is special about it.
 */
marks: Array<Mark>, };

export type PlaceKind = "point" | "square" | "lane" | "hand" | "goal";

export type Mark = { "kind": "head", "seat": number } | { "kind": "home", "seat": number } | { "kind": "entry", "seat": number } | { "kind": "turnoff", "seat": number } | { "kind": "safe" } | { "kind": "star" };

export type Pile = { 
/**
 * The place.
 */
place: string, 
/**
 * Whose pieces; `None` for a marker that is nobody's.
 */
seat: number | null, 
/**
 * How many.
 */
count: number, 
/**
 * Their numbers, in families where pieces have one.
 */
numbers: Array<number>, };

export type Count = { 
/**
 * Whose.
 */
seat: number, 
/**
 * What, as the code of its name in the catalogue: `count-pips`, `count-in-hand`.
 */
what: string, 
/**
 * How many.
 */
value: number, };

export type MoveKind = "enter" | "move" | "finish" | "remove" | "pass" | "double" | "take" | "drop" | "resign";

export type MoveView = { 
/**
 * Its notation.
 */
text: string, 
/**
 * What it does.
 */
kind: MoveKind, 
/**
 * The place it starts from, if it does.
 */
from: string | null, 
/**
 * The place it ends on, or takes a piece from.
 */
to: string | null, 
/**
 * Which piece, in families where pieces have numbers.
 */
piece: number | null, 
/**
 * The places it passes, in order, from and to included.
 */
path: Array<string>, 
/**
 * The numbers of [`Show::numbers_left`] that it uses.
 */
numbers: Array<number>, 
/**
 * The places where it captures.
 */
captures: Array<string>, 
/**
 * The lines of the board that it completes for something to happen: mills.
 */
lines: Array<Array<string>>, };

export type RulesView = { 
/**
 * The id of the variant.
 */
id: string, 
/**
 * The family.
 */
family: string, 
/**
 * The digest of the rules.
 */
digest: string, 
/**
 * The name, in the language that is spoken.
 */
name: string, 
/**
 * What is different about it, in the language that is spoken.
 */
summary: string, };

export type SeatView = { 
/**
 * Its number, in the order of play.
 */
seat: number, 
/**
 * Its name for programs: `white`, `red`.
 */
id: string, 
/**
 * Its name for people.
 */
name: Message, 
/**
 * Whether somebody plays there.
 */
is_seated: boolean, 
/**
 * Its points; 0 before the end.
 */
score: number, };

export type TurnView = { "kind": "seat", 
/**
 * Which.
 */
seat: number, } | { "kind": "chance", 
/**
 * For this seat; `None` in a roll-off.
 */
seat: number | null, } | { "kind": "over" };

export type Die = { 
/**
 * What it shows.
 */
number: number, 
/**
 * Whether it was played, or cannot be played any more.
 */
is_used: boolean, };

export type PastTurn = { 
/**
 * By whom.
 */
seat: number, 
/**
 * With what dice; the last ones, if they were rolled more than once.
 */
dice: Array<number>, 
/**
 * What was done.
 */
moves: Array<MoveView>, 
/**
 * How many events there were before it.
 */
begins: number, 
/**
 * How many there were after it.
 */
ends: number, };

export type Journey = { 
/**
 * The place it starts from; none where a piece is taken off.
 */
from: string | null, 
/**
 * The place it ends on.
 */
to: string, 
/**
 * Which piece, in families where pieces have numbers.
 */
piece: number | null, 
/**
 * The actions, in notation.
 */
steps: Array<string>, 
/**
 * The places it passes, both ends included.
 */
path: Array<string>, 
/**
 * The numbers it uses, in order.
 */
numbers: Array<number>, 
/**
 * The places where it captures.
 */
captures: Array<string>, 
/**
 * The lines that it completes.
 */
lines: Array<Array<string>>, };

export type CubeView = { 
/**
 * What it shows: what the game is worth.
 */
value: number, 
/**
 * Who owns it; nobody while it is in the middle.
 */
owner: number | null, 
/**
 * Who has doubled and waits for `take` or `drop`.
 */
offered: number | null, };

export type GameScore = { 
/**
 * Who won it; nobody after a tie.
 */
winner: number | null, 
/**
 * The points that were won.
 */
points: number, 
/**
 * Whether a double was dropped.
 */
is_dropped: boolean, 
/**
 * Whether the loser gave it up.
 */
is_resigned: boolean, 
/**
 * The score of the match after it, by seat.
 */
score: Array<number>, };

export type MatchView = { 
/**
 * The points that win it; 1 for a single game.
 */
length: number, 
/**
 * Points by seat, those of the game at the table included once it is over.
 */
score: Array<number>, 
/**
 * The number of the game that is played now, from 1, counted from where the match was taken up.
 */
game: number, 
/**
 * The games before it.
 */
games: Array<GameScore>, 
/**
 * How the game at the table ended, once it has.
 */
ended: GameScore | null, 
/**
 * Whether the action `next` begins another game.
 */
can_go_on: boolean, 
/**
 * Who has won the match.
 */
winner: number | null, 
/**
 * The cube; none where it is played without.
 */
cube: CubeView | null, 
/**
 * Who may `double` now instead of rolling.
 */
may_double: number | null, 
/**
 * Whether this is the Crawford game, which has no cube.
 */
is_crawford: boolean, 
/**
 * Whether the Crawford rule holds and its game is over.
 */
is_after_crawford: boolean, 
/**
 * Whether the Crawford rule holds.
 */
has_crawford: boolean, 
/**
 * Whether mars and koks count as oin while the cube is in the middle.
 */
has_jacoby: boolean, };

export type MatchSetup = { 
/**
 * The points that win it, 1 to 99; 1 is a single game.
 */
length: number, 
/**
 * Whether there is a cube.
 */
cube: boolean, 
/**
 * Whether the first game after a side comes within a point of the match has no cube; needs a cube and a length
 * above 1.
 */
crawford: boolean, 
/**
 * Whether mars and koks count as oin while the cube is in the middle; needs a cube and a length of 1.
 */
jacoby?: boolean, 
/**
 * The score before the first game, by seat.
 */
score?: [number, number], 
/**
 * Whether the Crawford game is over already, where the score does not tell.
 */
is_after_crawford?: boolean, 
/**
 * Who starts the next game, as `opening.next_game` names it; `None` for what the rules say.
 */
next_game?: string, };

export type TableView = { 
/**
 * The rules.
 */
rules: RulesView, 
/**
 * Every seat at the board, empty ones included.
 */
seats: Array<SeatView>, 
/**
 * Who acts.
 */
turn: TurnView, 
/**
 * What the seat to act has to do, in a few words.
 */
task: Message | null, 
/**
 * The dice as they fell last, and bonus steps; those that are played are used.
 */
dice: Array<Die>, 
/**
 * Every piece.
 */
pieces: Array<Pile>, 
/**
 * What is counted for each seat.
 */
counts: Array<Count>, 
/**
 * Every legal action.
 */
moves: Array<MoveView>, 
/**
 * Where pieces can go in this turn, by one action or by several of the same piece.
 */
journeys: Array<Journey>, 
/**
 * The last turn of somebody else than the seat to act.
 */
last_turn: PastTurn | null, 
/**
 * How many events there were so far.
 */
events: number, 
/**
 * How many of them can be taken back.
 */
can_undo: number, 
/**
 * How many can be played again.
 */
can_redo: number, 
/**
 * How the game ended, if it has.
 */
verdict: Verdict | null, 
/**
 * The position as text.
 */
fen: string, 
/**
 * The match around the game; none for a single game.
 */
match: MatchView | null, };

export type RulesSource = { "id": string } | { "text": string };

export type Request = { "ask": "speak", 
/**
 * The code of the language.
 */
language: string, 
/**
 * Name without the ending, and text.
 */
files: Array<[string, string]>, } | { "ask": "texts", 
/**
 * The codes.
 */
codes: Array<string>, } | { "ask": "variants" } | { "ask": "rules", 
/**
 * Which.
 */
rules: RulesSource, } | { "ask": "add-net", 
/**
 * Its name, without the ending.
 */
name: string, } | { "ask": "add-endgames", 
/**
 * Rules that they are about.
 */
rules: RulesSource, } | { "ask": "open", 
/**
 * By which rules.
 */
rules: RulesSource, 
/**
 * The match to be played; a single game if left out. The games of a match are played at one table: `double`,
 * `take` and `drop` are actions, and `next` begins the next game once one is over.
 */
match?: MatchSetup, 
/**
 * The position it begins with; the usual one if left out.
 */
start?: string, 
/**
 * What has happened already.
 */
events?: Array<string>, 
/**
 * What was taken back and can be played again, the last one first.
 */
undone?: Array<string>, } | { "ask": "kit", 
/**
 * Where.
 */
table: number, } | { "ask": "set-up", 
/**
 * Where.
 */
table: number, 
/**
 * What stands where, and who is to act.
 */
setup: Setup, } | { "ask": "rolls", 
/**
 * Where.
 */
table: number, } | { "ask": "close", 
/**
 * Which.
 */
table: number, } | { "ask": "view", 
/**
 * Where.
 */
table: number, } | { "ask": "act", 
/**
 * Where.
 */
table: number, 
/**
 * In notation.
 */
text: string, } | { "ask": "roll", 
/**
 * Where.
 */
table: number, 
/**
 * At most 2⁵³.
 */
seed: number, } | { "ask": "go-to", 
/**
 * Where.
 */
table: number, 
/**
 * How many events are played then.
 */
events: number, } | { "ask": "follow", 
/**
 * Where.
 */
table: number, 
/**
 * Everything that happened, in notation.
 */
events: Array<string>, } | { "ask": "past", 
/**
 * Where.
 */
table: number, } | { "ask": "events", 
/**
 * Where.
 */
table: number, } | { "ask": "why-not", 
/**
 * Where.
 */
table: number, 
/**
 * The place it would come from.
 */
from?: string, 
/**
 * The place it would go to.
 */
to?: string, } | { "ask": "record", 
/**
 * Where.
 */
table: number, 
/**
 * Headers to add: names of players, the date.
 */
headers: Array<[string, string]>, 
/**
 * The result and the reason, where it was not the rules that ended the game: `white`, `resignation`.
 */
end?: [string, string], } | { "ask": "read-records", 
/**
 * The text.
 */
text: string, } | { "ask": "import", 
/**
 * The text; the bytes that come with the request if left out.
 */
text?: string, 
/**
 * The rules, where the file names none.
 */
rules?: RulesSource, } | { "ask": "export", 
/**
 * The text of our records.
 */
records: string, 
/**
 * `sanmill`, `playok`, `mat`, `ludopy` or `teahouse`.
 */
format: string, } | { "ask": "levels", 
/**
 * By which rules.
 */
rules: RulesSource, } | { "ask": "think", 
/**
 * Where.
 */
table: number, 
/**
 * As a level plays; the best there is if left out.
 */
level?: number, 
/**
 * How many lines to compare.
 */
lines: number, 
/**
 * Decides about slips, and the dice of rollouts; at most 2⁵³.
 */
seed: number, 
/**
 * Looks so many rolls ahead instead of as a level does; in Mill so many actions.
 */
ply?: number, 
/**
 * Plays every line out so many times (dice games), and tells how far it has come.
 */
rollouts?: number, } | { "ask": "think-on" } | { "ask": "review", 
/**
 * Where.
 */
table: number, 
/**
 * Looks so many rolls ahead, in Mill so many actions; as far as is usual if left out.
 */
ply?: number, 
/**
 * Plays the lines of close calls out so many times (dice games).
 */
rollouts?: number, 
/**
 * How the game ended, where it was not the rules that ended it: `white`, `draw`.
 */
result?: string, } | { "ask": "review-on" } | { "ask": "physics", 
/**
 * Where.
 */
table: number, } | { "ask": "tutor", 
/**
 * Where, before it is played.
 */
table: number, 
/**
 * The action or the whole turn.
 */
text: string, } | { "ask": "evaluate", 
/**
 * Where.
 */
table: number, };

export type VariantView = { 
/**
 * Its rules.
 */
rules: RulesView, 
/**
 * The seats that somebody plays in, by their ids.
 */
seats: Array<string>, 
/**
 * Whether there are dice.
 */
has_dice: boolean, 
/**
 * Whether matches of several games can be played.
 */
has_matches: boolean, 
/**
 * The match that the rules ask for; a single game if none.
 */
match: MatchSetup | null, };

export type RulesText = { 
/**
 * Which.
 */
rules: RulesView, 
/**
 * Section by section.
 */
sections: Array<Section>, 
/**
 * The net that its players want, by name; none where they need none.
 */
net: string | null, 
/**
 * Whether its players ask the endgames of Mill.
 */
endgames: boolean, 
/**
 * Whether matches of several games can be played.
 */
has_matches: boolean, 
/**
 * The match that the rules ask for; a single game if none.
 */
match: MatchSetup | null, };

export type Opened = { 
/**
 * Its number.
 */
table: number, 
/**
 * The board, which never changes.
 */
board: BoardView, 
/**
 * What there is to see.
 */
view: TableView, };

export type Events = { 
/**
 * The position it began with.
 */
start: string, 
/**
 * What happened, in notation.
 */
events: Array<string>, 
/**
 * What was taken back, the last one first.
 */
undone: Array<string>, };

export type Recorded = { 
/**
 * The text of the rules, where they are not built in.
 */
rules_text: string | null, 
/**
 * The rules, by id.
 */
rules: string, 
/**
 * Every header.
 */
headers: Array<[string, string]>, 
/**
 * The position it begins with; the usual one if none.
 */
start: string | null, 
/**
 * What happened; `next` stands between the games of a match.
 */
events: Array<string>, 
/**
 * The match, as it is opened again.
 */
match: MatchSetup | null, };

export type Imported = { 
/**
 * The format: `teahouse`, `sanmill`, `playok`, `mat`, `ludopy`, `longnardi`; none if it was not found out.
 */
format: string | null, 
/**
 * Every game that could be read.
 */
games: Array<Recorded>, 
/**
 * What had to be assumed.
 */
notes: Array<Message>, 
/**
 * What is wrong with the others, each with its place.
 */
problems: Array<Message>, };

export type Exported = { 
/**
 * The ending of its name, without the dot.
 */
ending: string, 
/**
 * Its text, where it is one.
 */
text: string | null, 
/**
 * Its bytes, where it is none.
 */
bytes: Array<number>, 
/**
 * What the format has no room for.
 */
notes: Array<Message>, };

export type CubeAdviceView = { 
/**
 * `no-double`, `double-take`, `double-drop` or `too-good`.
 */
decision: string, 
/**
 * Whether a double should be taken, whether or not it should be offered.
 */
is_take: boolean, 
/**
 * What rolling is worth: points, or in a match the chance to win it.
 */
no_double: number, 
/**
 * What a double is worth that is taken.
 */
double_take: number, 
/**
 * What a double is worth that is dropped.
 */
double_drop: number, 
/**
 * Whether these are chances to win the match.
 */
is_match: boolean, };

export type Thinking = { 
/**
 * Whether it has come to an end; else ask on.
 */
is_over: boolean, 
/**
 * The best lines so far, best first.
 */
lines: Array<LineView>, 
/**
 * What to do with the cube, where that is the question.
 */
cube: CubeAdviceView | null, };

export type LineView = { 
/**
 * The action or the whole turn.
 */
action: string, 
/**
 * Its single actions, as they would be seen.
 */
moves: Array<MoveView>, 
/**
 * Expected points for the seat to move, in Mill −1 to 1; none where a level chose without judging.
 */
value: number | null, 
/**
 * The chance to win, where it is known.
 */
win: number | null, 
/**
 * In how many actions the game is won (positive) or lost, if that is proven.
 */
won_in: number | null, 
/**
 * What endgames know about it.
 */
known: KnownView | null, 
/**
 * How deeply it was looked at.
 */
depth: number, 
/**
 * The chances of each way the game can end, by their names, as the seat to move sees it; none in Mill.
 */
chances: Array<[string, number]>, 
/**
 * The standard error of the value, if it was played out.
 */
error: number | null, 
/**
 * How many times it was played out.
 */
trials: number, 
/**
 * How play goes on after it, as far as that is known.
 */
goes_on: Array<MoveView>, };

export type KnownView = { 
/**
 * For the seat to move: `win`, `draw` or `loss`.
 */
value: 'win' | 'draw' | 'loss', 
/**
 * How many turns it takes to win or lose: to the end, or to the next capture.
 */
turns: number | null, 
/**
 * What the turns are counted to: `end` or `capture`.
 */
until: 'end' | 'capture', };

export type Worth = { 
/**
 * For each seat, in order, the chance to win.
 */
wins: Array<number>, 
/**
 * Expected points of the seat to act.
 */
equity: number, };

export type Reviewing = { 
/**
 * Whether everything is judged; else ask on.
 */
is_over: boolean, 
/**
 * How many decisions and rolls are judged.
 */
done: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * What is known so far.
 */
review: ReviewView, };

export type ReviewView = { 
/**
 * Every decision that was judged since the last answer, in order.
 */
decisions: Array<DecisionView>, 
/**
 * Every roll that was judged since then, in order.
 */
rolls: Array<RollView>, 
/**
 * The chances to win over the game, those that are known since then, in order.
 */
chances: Array<ChancePoint>, 
/**
 * The seats that somebody plays in, and what all decisions so far add up to.
 */
seats: Array<SeatReview>, 
/**
 * The games of a match; nothing for a single game.
 */
games: Array<GameReview>, };

export type DecisionView = { 
/**
 * Its turn among the past ones; in a match among those of its game.
 */
turn: number, 
/**
 * How many events there were before it.
 */
starts: number, 
/**
 * How many there were after it; as many where the cube could be turned and was not.
 */
ends: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * Whether there was nothing to decide.
 */
is_forced: boolean, 
/**
 * What was played.
 */
played: LineView, 
/**
 * The best lines, best first, the played one among them; all looked at equally far.
 */
lines: Array<LineView>, 
/**
 * By how many points the best line is better than what was played.
 */
loss: number, 
/**
 * What to call that: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
 */
mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder", 
/**
 * What to say about it.
 */
notes: Array<Message>, 
/**
 * Where it is one about the cube: what was best for both sides, and what it is worth.
 */
cube: CubeAdviceView | null, };

export type RollView = { 
/**
 * How many events there were before it.
 */
event: number, 
/**
 * Who rolled; in a roll-off, who is to act after it.
 */
seat: number, 
/**
 * The dice, as in `63`.
 */
roll: string, 
/**
 * How many points more than the mean of all rolls it was worth to whoever rolled.
 */
luck: number, };

export type ChancePoint = { 
/**
 * After so many events.
 */
events: number, 
/**
 * For each seat, in order.
 */
wins: Array<number>, };

export type GameReview = { 
/**
 * How many events of the match there were before it.
 */
begins: number, 
/**
 * How many there were at its end.
 */
ends: number, 
/**
 * The score before it, by seat.
 */
score: Array<number>, 
/**
 * How it was played.
 */
seats: Array<SeatReview>, };

export type SeatReview = { 
/**
 * Which.
 */
seat: number, 
/**
 * The moves alone.
 */
moves: PlaySum, 
/**
 * The decisions about the cube alone.
 */
cube: PlaySum, 
/**
 * How many decisions were not forced.
 */
decisions: number, 
/**
 * The points that were lost in them.
 */
errors: number, 
/**
 * The same in thousandths of a point for each of them.
 */
rate: number | null, 
/**
 * How many points its own rolls were worth more than the mean.
 */
luck: number, 
/**
 * The points it won or lost, if the game has ended.
 */
result: number | null, 
/**
 * The same without what all rolls of the game gave it; once all are judged.
 */
result_without_luck: number | null, 
/**
 * The level that errs as much; none after too few decisions to tell.
 */
like_level: number | null, 
/**
 * How often each mark was given to decisions that were not forced.
 */
marks: MarkCounts, };

export type PlaySum = { 
/**
 * How many were not forced.
 */
decisions: number, 
/**
 * The points that were lost in them.
 */
errors: number, };

export type MarkCounts = { 
/**
 * Best.
 */
best: number, 
/**
 * Good.
 */
good: number, 
/**
 * Inaccuracies.
 */
inaccuracies: number, 
/**
 * Mistakes.
 */
mistakes: number, 
/**
 * Blunders.
 */
blunders: number, };

export type Exposure = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Its number.
 */
piece: number, 
/**
 * Where it stands.
 */
place: string, 
/**
 * How many steps it is from the goal.
 */
to_goal: number, 
/**
 * Whether nobody could send it home from anywhere.
 */
is_safe: boolean, 
/**
 * Whether it stands with another of its seat.
 */
in_blockade: boolean, 
/**
 * The greatest chance with which the others can send it home before its seat rolls again.
 */
risk: number, 
/**
 * Every single step that would send it home.
 */
threats: Array<Strike>, 
/**
 * Every single step of its own that would send another piece home.
 */
strikes: Array<Strike>, };

export type Strike = { 
/**
 * Whose piece is on the other side of it.
 */
seat: number, 
/**
 * Its number.
 */
piece: number, 
/**
 * Where it stands.
 */
place: string, 
/**
 * The number that is rolled for it.
 */
number: number, };

export type TutorView = { 
/**
 * The points it costs.
 */
loss: number, 
/**
 * What to call that: `inaccuracy`, `mistake` or `blunder`.
 */
mark: string, 
/**
 * Why, in sentences.
 */
notes: Array<Message>, 
/**
 * What was about to be played.
 */
played: LineView, 
/**
 * What would be better.
 */
better: LineView, };

export type Setup = { 
/**
 * What stands where. Pieces that stand nowhere are where they belong: in the base, or borne off.
 */
pieces: Array<Standing>, 
/**
 * Who acts; nobody where the dice decide who begins.
 */
turn: number | null, 
/**
 * The numbers that are still to be played; none while dice are due.
 */
numbers: Array<number>, 
/**
 * How many pieces the seat to act has to take off the board first.
 */
removals: number, 
/**
 * Seats that nobody plays in, though the rules have a place for them.
 */
away: Array<number>, };

export type Standing = { 
/**
 * The place.
 */
place: string, 
/**
 * Whose pieces; `None` for a marker that is nobody's.
 */
seat: number | null, 
/**
 * How many.
 */
count: number, };

export type Kit = { 
/**
 * The pieces of each seat.
 */
pieces: number, 
/**
 * Whether several of them can stand on one place of the board.
 */
has_stacks: boolean, 
/**
 * Whether points can be blocked by markers.
 */
has_markers: boolean, 
/**
 * Whether it can be somebody's turn to take a piece off the board.
 */
has_removals: boolean, };

export type Placed = { 
/**
 * What there is to see.
 */
view: TableView | null, 
/**
 * Everything that is wrong.
 */
problems: Array<Message>, };

export type RollChance = { 
/**
 * As an event: `r63`.
 */
text: string, 
/**
 * What each die shows.
 */
dice: Array<number>, 
/**
 * How likely it is.
 */
chance: number, };

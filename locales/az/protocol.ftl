# Azerbaijani. Why a line of the protocol was refused; written behind the word error.
# Terms: seçim option, əmr command, tam ədəd whole number, axın thread.

## The session
line-too-long = sətir { $most } baytdan uzundur; ötürüldü
unknown-command = naməlum əmr "{ $word }"; gözlənilən: { $expected }
thinking = sonsuz düşünmə gedir; əvvəlcə stop deyin
not-pondering = arxa planda heç nə düşünülmür; əvvəlcə go ponder gəlir
no-thread = maşın iş üçün axın vermir; yenidən cəhd edin
broke-off = iş proqramın xətası üzündən yarımçıq qaldı; sessiya davam edir

## Options
option-form = setoption "{ $text }": gözlənilir name <name> value <value>
no-value = setoption name { $name }: addan sonra value <value> gözlənilir
unknown-option = { $family } oyununda "{ $name }" seçimi yoxdur; uci hamısını göstərir
not-a-number = { $name } "{ $text }": { $min } ilə { $max } arasında tam ədəd gözlənilir
not-a-truth = { $name } "{ $text }": true və ya false gözlənilir
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } olduğu kimi qalır: { $problem }
no-memory = Hash { $megabytes }: maşın bu qədər meqabayt vermir; köhnə cədvəl qalır
no-threads = Threads { $threads }: maşın bu qədər vermir (hər yerdə ən çoxu { $most }); köhnə say qalır

## Options of other engines
use-instead = { $name } burada heç nə demək deyil; { $instead }
instead-seed = bərabər gedişlər hər dəfə eyni cür seçilir; 10-dan aşağı Level Seed ilə dəyişir
instead-search = bir axtarış var; necə işlədiyini SkillLevel, MoveTime və FullWidth təyin edir
instead-effort = nə qədər güc sərf ediləcəyini Level təyin edir
instead-level = nə qədər güclü oynanacağını Level təyin edir, 1-dən 10-a qədər
instead-analysis = təhlil üçün go infinite və MultiPV var
instead-clock = Move Overhead saatdan ehtiyat saxlayır, movetime gedişin müddətini təyin edir
instead-nodes = go nodes düşünməyi mövqelərin sayı ilə məhdudlaşdırır

## Positions, moves, and what is asked about them
position-form = position "{ $text }": startpos və ya fen <FEN>, sonra moves … gözlənilir
position-score = score "{ $text }": hər iki tərəfin xalları, məsələn 3-1, və həmin oyun bitibsə, after-crawford gözlənilir
position-no-match = bu qaydalar tək oyunlar üçündür; əvvəlcə match.length 1-dən böyük qoyulmalı və ya match.cube seçilməlidir
position-match = { $problem }
fen = { $problem }
move = gediş { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": 1 ilə { $most } arasında dərinlik gözlənilir
no-turns = { $family } oyununda bütöv növbələr yoxdur
go-word = go "{ $word }": gözlənilir depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder və ya infinite
go-number = go { $word }: ardınca tam ədəd gözlənilir
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = { $folder } qovluğunda bu qaydaların verilənlər bazası yoxdur; onu teahouse solve yaradır

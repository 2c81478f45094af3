"""What the scripts share that play Teahouse against another implementation of Ludo."""
import subprocess
import sys


class Engine:
    """A running `teahouse uci`, asked in batches so that it never waits for us."""

    def __init__(self, binary, rules, options=()):
        try:
            self.process = subprocess.Popen([binary, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as problem:
            print(f"{binary} cannot be started: {problem}", file=sys.stderr)
            sys.exit(2)
        lines = [f"setoption name Rules value {rules}"]
        lines += [f"setoption name {name} value {value}" for name, value in options]
        complaints = [line for line in self.ask(lines) if line.startswith("error")]
        if complaints:
            print(f"the engine does not take the rules: {complaints[0]}", file=sys.stderr)
            sys.exit(2)

    def ask(self, lines):
        self.process.stdin.write("\n".join(lines) + "\nisready\n")
        self.process.stdin.flush()
        answer = []
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line == "readyok":
                return answer
            answer.append(line)
        print("the engine has ended", file=sys.stderr)
        sys.exit(1)


def text_of(pieces, ghosts=()):
    return "/".join("-" if seat in ghosts else ",".join(str(int(p)) for p in own) for seat, own in enumerate(pieces))


def disagree(what, fen, played, expected, found):
    print(f"{what}: {fen} {played}: the peer has {expected}, Teahouse has {found}")
    sys.exit(1)


def check(engine, what, records):
    """Each record is (fen, legal moves, move, the fields expected afterwards)."""
    lines = []
    for fen, _, played, _ in records:
        lines += [f"position fen {fen}", "legal", f"position fen {fen} moves {played}", "d"]
    answer = engine.ask(lines)
    complaints = [line for line in answer if line.startswith("error")]
    if complaints:
        disagree(what, "one of this batch", "", "no error", complaints[0])
    legal = [sorted(line.split()[2:]) for line in answer if line.startswith("legal ")]
    fens = [line.split()[1:] for line in answer if line.startswith("fen ")]
    if len(legal) != len(records) or len(fens) != len(records):
        disagree(what, "one of this batch", "", f"{len(records)} answers", f"{len(legal)} and {len(fens)}")
    for (fen, expected_legal, played, expected), found_legal, after in zip(records, legal, fens):
        if sorted(expected_legal) != found_legal:
            disagree(what, fen, "legal", expected_legal, found_legal)
        found = [after[0], after[1], after[3], after[4]][: len(expected)]
        if found != expected:
            disagree(what, fen, played, expected, found)

"""A client of `teahouse uci`, for the scripts that compare Teahouse with public engines."""

import subprocess
import sys


class Engine:
    """A running engine under some rules. Questions go out in batches, so that neither side waits for the other."""

    def __init__(self, binary, rules, **options):
        try:
            self.process = subprocess.Popen([binary, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as problem:
            sys.exit(f"{binary} cannot be started: {problem}")
        # Python names have no dots; the options' paths do.
        settings = [f"setoption name {name.replace('__', '.')} value {value}" for name, value in options.items()]
        self.ask(f"setoption name Rules value {rules}", *settings)

    def ask(self, *lines):
        """Sends lines and returns the lines of the answer; an `error` ends the comparison."""
        self.process.stdin.write("\n".join(lines) + "\nisready\n")
        self.process.stdin.flush()
        answer = []
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line == "readyok":
                return answer
            if line.startswith("error"):
                sys.exit(f"{' | '.join(lines)[:500]}: {line}")
            answer.append(line)
        sys.exit(f"the engine ended after: {' | '.join(lines)[:500]}")

    def look(self, position, moves=()):
        """Sets up a position, plays moves, and returns (fen, legal moves, verdict or None)."""
        tail = f" moves {' '.join(moves)}" if moves else ""
        fen, legal, over = None, [], None
        for line in self.ask(f"position {position}{tail}", "legal", "d"):
            word, _, rest = line.partition(" ")
            if word == "fen":
                fen = rest
            elif word == "legal":
                legal = rest.split()[1:]
            elif word == "over":
                over = rest.split()[0]
        return fen, legal, over

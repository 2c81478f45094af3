"""What the scripts share that compare Teahouse with another implementation of Ludo."""

import sys


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
    answer = engine.ask(*lines)
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

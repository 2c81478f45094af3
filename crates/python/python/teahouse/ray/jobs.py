"""Arena, rollouts and simulations on a cluster."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from pathlib import Path

import teahouse
from teahouse.ray.crew import Crew, Piece, pieces
from teahouse.ray.progress import Bar, write_whole
from teahouse.training import (
    ArenaJob,
    ArenaRow,
    ArenaTable,
    RolloutJob,
    SimulateJob,
    arena_pairings,
    game_of_matches,
)

#: A worker that dies loses at most so much.
MOST_ROUNDS, MOST_TRIALS, MOST_GAMES = 64, 144, 4096


def arena(options: Namespace, crew: Crew) -> None:
    """Plays all pairings, and prints them as ``teahouse arena`` does."""
    game, policies = teahouse.game(options.rules), options.cube.split(",") if options.cube else []
    if options.match is not None or policies:
        game = game_of_matches(game, options.match, bool(policies))
    matches = options.match is not None or bool(policies)
    table = ArenaTable(game, options.players, rounds=options.rounds, seed=options.seed, opening=options.opening)
    jobs = [job_of(options, game, pair, policies, matches) for pair in pairs_of(options, game)]
    if not options.json:
        print(table.heading(), flush=True)
    rows: list[ArenaRow] = []
    records: list[str] = []
    is_stopped = False
    for job in jobs:
        row, is_stopped = play_pairing(job, crew, records)
        if row is not None:
            rows.append(row)
            if not options.json:
                print(row.line(table.width), flush=True)
        if is_stopped:
            break
    if options.out:
        write_whole(Path(options.out), table.to_csv(rows))
    if options.records:
        write_whole(Path(options.records), "".join(records))
    if options.json:
        print(json.dumps(table.to_json(rows, is_stopped), indent=2, ensure_ascii=False))
    elif is_stopped:
        print("stopped: the last line counts the games that were finished")


def pairs_of(options: Namespace, game: teahouse.Game) -> list[tuple[int, int]]:
    """Who meets whom."""
    return arena_pairings(game, len(options.players), options.gauntlet)


def job_of(
    options: Namespace, game: teahouse.Game, pair: tuple[int, int], policies: list[str], matches: bool
) -> ArenaJob:
    """One pairing."""

    def policy(at: int) -> str:
        return (policies[at] if at < len(policies) else policies[-1]) if policies else "right"

    first, second = (options.players[at] for at in pair)
    return ArenaJob(
        game,
        first,
        second,
        rounds=options.rounds,
        seed=options.seed,
        opening=options.opening,
        sprt=options.sprt,
        keep_games=bool(options.records),
        any_rules=options.any_rules,
        threads=1,
        policies=(policy(pair[0]), policy(pair[1])) if matches else None,
    )


def play_pairing(job: ArenaJob, crew: Crew, records: list[str]) -> tuple[ArenaRow | None, bool]:
    """Plays a pairing; its row, if a game was finished, and whether it was stopped."""
    total, started, bar = job.sum(), time.monotonic(), Bar(job.rounds, "rounds")
    is_stopped = False
    try:
        cut = pieces(job.rounds, crew.size, MOST_ROUNDS)
        for _, shard in crew.play(job, cut, lambda _: not total.is_done):
            records.extend(total.add(shard))
            bar.show(total.rounds, f"{100 * total.win_share:.1f} %")
            if total.is_done:
                break
    except KeyboardInterrupt:
        is_stopped = True
    bar.clear()
    row = total.row(time.monotonic() - started) if total.games else None
    return row, is_stopped


def rollout(options: Namespace, crew: Crew) -> None:
    """Plays lines out, and prints them as ``teahouse rollout`` does."""
    table = teahouse.game(options.rules).table(options.position)
    if options.roll is not None:
        table.roll(options.roll)
    job = RolloutJob(
        table,
        net=options.net,
        any_rules=options.any_rules,
        trials=options.trials,
        error=options.error,
        truncate=options.truncate,
        with_luck=options.with_luck,
        lines=options.lines,
        seed=options.seed,
        threads=1,
    )
    total, lines = job.sum(), len(job.lines)
    bar = Bar(lines * job.trials, "trials")
    cut = pieces(job.trials, crew.size, MOST_TRIALS)
    # A piece of each line in turn, so that all of them become surer together.
    todo: list[Piece] = [(line, *piece) for piece in cut for line in range(lines)]
    is_stopped = False
    try:
        for piece, shard in crew.play(job, todo, lambda piece: not total.is_line_done(piece[0])):
            total.add(piece[0], shard)
            bar.show(total.trials)
            if total.is_done:
                break
    except KeyboardInterrupt:
        is_stopped = True
    bar.clear()
    if options.json:
        print(json.dumps(total.to_json(is_stopped), indent=2, ensure_ascii=False))
    else:
        print("\n".join(total.text(is_stopped)))


def simulate(options: Namespace, crew: Crew) -> None:
    """Plays random games, and prints what ``teahouse simulate`` does."""
    job = SimulateJob(
        teahouse.game(options.rules),
        games=options.games,
        seed=options.seed,
        longest=options.longest,
        keep_games=bool(options.records),
        threads=1,
    )
    total, started, bar, records = job.sum(), time.monotonic(), Bar(options.games, "games"), list[str]()
    try:
        for _, shard in crew.play(job, pieces(options.games, crew.size, MOST_GAMES)):
            records.append(total.add(shard))
            bar.show(total.games)
    except KeyboardInterrupt:
        crew.say(f"stopped after {total.games} of {options.games} games")
    bar.clear()
    seconds = time.monotonic() - started
    if options.records:
        write_whole(Path(options.records), "".join(records))
    if options.json:
        print(json.dumps(total.to_json(seconds), indent=2, ensure_ascii=False))
    else:
        print(total.table(seconds), end="")

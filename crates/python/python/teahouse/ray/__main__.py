"""The commands of ``teahouse`` on a Ray cluster, with the same options and results."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from typing import Any

import teahouse
from teahouse.ray import jobs
from teahouse.ray.crew import Crew, connect
from teahouse.ray.train import Plan, train
from teahouse.training import Net, settings


def count(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected a whole number from 1")
    return number


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="python -m teahouse.ray", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True)

    def command(name: str, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.add_argument("--rules", default="long-nardi", help="a variant, or a rule file")
        sub.add_argument("--address", help="the Ray cluster; without it, one is started on this machine")
        sub.add_argument("--workers", type=count, help="how many workers; one for every CPU if left out")
        sub.add_argument("--any-rules", action="store_true", help="let nets play under other rules")
        if name != "train":
            sub.add_argument("--seed", type=int, default=1, help="the seed of the dice")
            sub.add_argument("--json", action="store_true", help="print JSON")
        return sub

    add_train(command("train", "a net teaches itself a game"))
    sub = command("arena", "players against players, with confidence intervals")
    sub.add_argument("players", nargs="+", help="two or more, such as random, greedy:FILE, level:5")
    sub.add_argument("--rounds", type=count, default=1000)
    sub.add_argument("--gauntlet", action="store_true", help="the first player against each of the others")
    sub.add_argument("--opening", type=int, default=0, help="draw so many first decisions at random")
    sub.add_argument("--sprt", metavar="ELO0,ELO1", help="stop a pairing once it is clear which is nearer")
    sub.add_argument("--match", type=count, metavar="POINTS", help="play matches to so many points")
    sub.add_argument("--cube", metavar="POLICIES", help="when each player doubles: right, never or always")
    sub.add_argument("--out", metavar="FILE", help="write the table to this file, as CSV")
    sub.add_argument("--records", metavar="FILE", help="write the games' records to this file")
    sub = command("rollout", "what moves are worth, by playing them out")
    sub.add_argument("--position", metavar="FEN")
    sub.add_argument("--roll", help="dice to roll first, such as 63")
    sub.add_argument("--net", metavar="FILE", help="a net of your own")
    sub.add_argument("--trials", type=count, default=1296)
    sub.add_argument("--error", type=float, default=0.0, metavar="POINTS")
    sub.add_argument("--truncate", type=int, default=10, metavar="ROLLS")
    sub.add_argument("--with-luck", action="store_true")
    sub.add_argument("--lines", type=int, default=3, choices=range(1, 9))
    sub = command("simulate", "random games, with statistics")
    sub.add_argument("--games", type=count, default=10_000)
    sub.add_argument("--longest", type=count, help="break a game off after this many decisions")
    sub.add_argument("--records", metavar="FILE", help="also write the games' records to this file")
    return top


def add_train(sub: argparse.ArgumentParser) -> None:
    """The options of ``train``."""
    sub.add_argument("--out", type=Path, metavar="FILE", help="where the net goes; the rest lies beside it")
    sub.add_argument("--recipe", default="generations", help="original, generations or refinement")
    sub.add_argument("--from", dest="net", type=Path, metavar="NET", help="go on from this net")
    sub.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting")
    sub.add_argument("--settings", action="store_true", help="list the settings and their values")
    sub.add_argument("--seconds", type=float, help="stop after so many seconds")
    sub.add_argument("--opponent", default="heuristic", help="who the running test matches are against")
    sub.add_argument("--test-rounds", type=int, default=250, help="rounds of a test match; 0 for none")
    sub.add_argument("--test-every", type=float, default=20.0, help="seconds between two test matches")
    sub.add_argument("--tensorboard", metavar="DIR", help="also write files for TensorBoard")


def changes(pairs: list[str]) -> dict[str, Any]:
    """What ``--set`` says."""
    named: dict[str, Any] = {}
    for pair in pairs:
        name, mark, value = pair.partition("=")
        if not mark:
            raise teahouse.TrainingError(f"--set {pair}: expected NAME=VALUE")
        named[name.strip()] = value.strip()
    return named


def plan_of(options: argparse.Namespace) -> Plan:
    """What to train."""
    if options.out is None:
        raise teahouse.TrainingError("--out is missing")
    game = teahouse.game(options.rules)
    net = Net.load(options.net) if options.net else None
    if net is not None and net.rules_digest != game.digest and not options.any_rules:
        raise teahouse.TrainingError(
            f"the net was trained for other rules: {net.rules_id} (digest {net.rules_digest}), and these have "
            f"the digest {game.digest}; --any-rules uses it all the same"
        )
    return Plan(
        game=game,
        out=options.out,
        recipe=options.recipe,
        settings=changes(options.set),
        net=net,
        seconds=options.seconds,
        opponent=options.opponent,
        test_rounds=options.test_rounds,
        test_every=options.test_every,
        any_rules=options.any_rules,
        tensorboard=options.tensorboard,
    )


def list_settings(options: argparse.Namespace) -> None:
    """Prints the settings of a recipe."""
    listed = settings(teahouse.game(options.rules), options.recipe, **changes(options.set))
    for name, (value, meaning) in listed.items():
        print(f"{f'{name}={value}':<24} {meaning}")


def run(options: argparse.Namespace) -> None:
    """Does what was asked for."""
    if options.command == "train" and options.settings:
        return list_settings(options)
    if options.command == "arena" and len(options.players) < 2:
        raise teahouse.PlayerError("two players or more are needed")
    # What is wrong with the options is found out before a cluster is started.
    plan = plan_of(options) if options.command == "train" else None
    connect(options.address, options.workers)
    with Crew(options.workers) as crew:
        if plan is not None:
            train(plan, crew)
        else:
            getattr(jobs, options.command)(options, crew)


def interrupt(*_: object) -> None:
    """Whoever ends the process gently is answered like Ctrl-C."""
    raise KeyboardInterrupt


def main(arguments: list[str] | None = None) -> int:
    """The command; its exit status."""
    options = parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        run(options)
    except (teahouse.TeahouseError, RuntimeError, OSError) as error:
        print(f"teahouse: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The examples of all docstrings run, those of Rust as well."""

from __future__ import annotations

import doctest
import importlib
import inspect
from collections.abc import Iterator
from typing import Any

import pytest
import teahouse
import teahouse._teahouse as engine

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


def documented() -> Iterator[tuple[str, Any]]:
    """Everything public that has a docstring, by name."""
    yield "teahouse", teahouse
    for name in teahouse.__all__:
        item = getattr(teahouse, name)
        if name == "__version__":
            continue
        yield name, item
        if inspect.isclass(item):
            for member, value in vars(item).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value


# Sorted, because PyO3 lists properties in another order in every process, and tests that run in several must agree.
EXAMPLES = sorted(
    ((name, item) for name, item in documented() if ">>>" in (inspect.getdoc(item) or "")),
    key=lambda example: example[0],
)


@pytest.mark.parametrize(("name", "item"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_the_examples_of_docstrings_run(name: str, item: Any) -> None:
    text = inspect.getdoc(item) or ""
    example = doctest.DocTestParser().get_doctest(text, {"teahouse": teahouse}, name, None, 0)
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    runner.run(example)
    assert runner.tries > 0
    assert runner.failures == 0


def test_everything_public_is_documented_and_every_function_has_an_example() -> None:
    for name, item in documented():
        if inspect.isroutine(item) or inspect.isclass(item) or isinstance(item, property):
            assert (inspect.getdoc(item) or "").strip(), f"{name} has no docstring"
    for name in engine.__all__ if hasattr(engine, "__all__") else dir(engine):
        item = getattr(engine, name)
        is_public = name in teahouse.__all__ and inspect.isbuiltin(item)
        assert not is_public or ">>>" in (item.__doc__ or ""), f"{name} has no example"


@pytest.mark.parametrize(
    ("module", "peer"),
    [
        ("teahouse.gymnasium", "gymnasium"),
        ("teahouse.gymnasium.env", "gymnasium"),
        ("teahouse.pettingzoo", "pettingzoo"),
        ("teahouse.open_spiel", "pyspiel"),
        ("teahouse.compat.ludopy", "numpy"),
    ],
)
def test_the_examples_of_environments_run(module: str, peer: str) -> None:
    pytest.importorskip(peer, reason=f"{peer} is not installed")
    tried = doctest.testmod(importlib.import_module(module), optionflags=OPTIONS)
    assert tried.attempted > 0 and tried.failed == 0

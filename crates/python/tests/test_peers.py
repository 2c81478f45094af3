"""Tests skip what is not installed, so that the package can be tested without it. `make` installs everything."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1]


def pinned(file: str) -> list[tuple[str, str]]:
    """The packages that a file of requirements names, with their versions."""
    lines = (line.partition("#")[0].strip() for line in (FOLDER / file).read_text().splitlines())
    return [(name, wanted) for name, _, wanted in (line.partition("==") for line in lines if line)]


@pytest.mark.skipif("TEAHOUSE_PEERS" not in os.environ, reason="make test-python asks for all of them")
@pytest.mark.parametrize("file", ["requirements-test.txt", "requirements-long.txt"])
def test_every_package_that_tests_need_is_there_so_that_none_is_skipped(file: str) -> None:
    if file == "requirements-long.txt" and not os.environ.get("TEAHOUSE_LONG"):
        pytest.skip("heavy ones are there in make test-long")
    for name, wanted in pinned(file):
        assert version(name) == wanted, f"{name} is pinned in {file}"

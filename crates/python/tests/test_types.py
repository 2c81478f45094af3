"""The types that are promised: stubs in step with the code, examples that checkers accept, nothing imported early."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
#: What examples use and may be missing: PyTorch is installed for the long tests only.
OPTIONAL = ["torch", "ray"]
PACKAGE = ROOT / "crates" / "python" / "python" / "teahouse"
CORE = [
    PACKAGE / name
    for name in ("__init__.py", "_errors.py", "_results.py", "_teahouse.pyi", "_vector.py", "training.py")
]


def run(*arguments: str) -> None:
    """Runs a module of Python at the root; what it says, if it fails, is the message."""
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def checkable() -> list[str]:
    """The examples whose packages are installed."""

    def is_checkable(example: Path) -> bool:
        used = [
            name for name in OPTIONAL if re.search(rf"^(import|from) (teahouse\.)?{name}\b", example.read_text(), re.M)
        ]
        return all(importlib.util.find_spec(name) for name in used)

    return [str(example) for example in EXAMPLES if is_checkable(example)]


def test_the_stubs_are_in_step_with_the_code() -> None:
    run("mypy.stubtest", "teahouse._teahouse", "--ignore-unused-allowlist")


def test_mypy_accepts_the_examples_and_the_package() -> None:
    run("mypy", "--strict", *checkable())
    run("mypy", "--strict", *map(str, CORE))


def test_mypy_accepts_the_environments() -> None:
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(module)
    names = ("_environments.py", "_raster.py", "gymnasium", "pettingzoo", "open_spiel.py", "compat")
    run("mypy", "--strict", *(str(PACKAGE / name) for name in names))


def test_pyright_accepts_the_examples_and_the_package() -> None:
    run("pyright", "--pythonpath", sys.executable, *checkable())
    run("pyright", "--pythonpath", sys.executable, *map(str, CORE))


def test_importing_teahouse_imports_nothing_heavy() -> None:
    program = "import sys, teahouse; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"numpy", "pandas", "torch", "gymnasium", "pettingzoo", "pyspiel", "ray"}
    assert not heavy & set(loaded)


@pytest.mark.parametrize("example", EXAMPLES, ids=[path.name for path in EXAMPLES])
def test_examples_are_short(example: Path) -> None:
    assert len(example.read_text().splitlines()) <= 60

"""The examples run, and so does the notebook."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.mark.parametrize("rules", ["long-nardi", "ludopy", "nine-mens-morris"])
def test_a_random_game_of_every_family_is_played(rules: str) -> None:
    program = [sys.executable, str(EXAMPLES / "random_game.py"), rules]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert "points by numbers" in done.stdout


def test_cfr_of_openspiel_finds_the_move_that_blocks() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    program = [sys.executable, str(EXAMPLES / "open_spiel_cfr.py"), "--length", "3", "--iterations", "20"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    chances = dict(re.findall(r"([a-c][1-3]) +([0-9.]+)%", done.stdout))
    assert max(chances, key=lambda move: float(chances[move])) == "b1"


@pytest.mark.skipif(not os.environ.get("TEAHOUSE_LONG"), reason="PyTorch is heavy; make test-long")
def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    program = [sys.executable, str(EXAMPLES / "maskable_ppo.py"), "--steps", "8000", "--games", "100"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    before, after = (float(number) for number in re.findall(r"([-+][0-9.]+) (?:before|after)", done.stdout))
    assert after > before + 0.2


def test_the_notebook_runs_and_shows_boards(tmp_path: Path) -> None:
    notebook = nbformat.read(EXAMPLES / "notebook.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    drawings = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(drawings) >= 3

"""The examples run, and so does the notebook."""

from __future__ import annotations

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


def test_the_notebook_runs_and_shows_boards(tmp_path: Path) -> None:
    notebook = nbformat.read(EXAMPLES / "notebook.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    drawings = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(drawings) >= 3

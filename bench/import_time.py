"""How long `import teahouse` takes in a new process, beside an empty one: the median of several."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

RUNS = 15


def seconds(program: str) -> float:
    """The median time of a process that runs this program."""
    times = []
    for _ in range(RUNS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        times.append(time.perf_counter() - started)
    return statistics.median(times)


empty = seconds("")
for name, program in [("teahouse", "import teahouse"), ("numpy", "import numpy")]:
    print(f"import {name:<10} {seconds(program) - empty:6.3f} s")

"""Long jobs on a Ray cluster: ``python -m teahouse.ray train | arena | rollout | simulate``.

Workers play shards, one place adds them up. Results do not depend on the number of workers, nor on which of
them die.
"""

from teahouse.ray.crew import Crew, connect, pieces
from teahouse.ray.train import train

__all__ = ["Crew", "connect", "pieces", "train"]

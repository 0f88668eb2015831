"""The table: Jupyter widgets for the games of `ludolab.engines`."""

from .chart import PmfChart
from .table import GameTable
from .tumblin_dice import TumblinDiceTable

__all__ = ["GameTable", "PmfChart", "TumblinDiceTable"]

"""Where bots meet: single games, and series of them over all cores of the machine."""

from tablee.arena.play import Result as Result
from tablee.arena.play import play as play
from tablee.arena.play import record_of as record_of

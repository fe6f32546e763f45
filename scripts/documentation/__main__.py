"""Builds the documentation site into build/docs. Whatever is doubtful stops it.

With `--check` nothing is written there and no notebook is run: it only sees whether all fits.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import TemporaryDirectory

from sphinx.cmd.build import main as sphinx

from scripts.documentation import notebooks, reference
from scripts.documentation.links import BrokenLink, relinked
from scripts.documentation.places import ROOT, SITE, named, navigation, pages
from scripts.documentation.places import notebooks as all_notebooks

BUILT = ROOT / "build" / "docs"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("python -m scripts.documentation [--check]", file=sys.stderr)
        return 2
    try:
        return check() if arguments else build()
    except (BrokenLink, reference.NoDocstring) as problem:
        print(problem, file=sys.stderr)
        return 1


def build() -> int:
    rmtree(BUILT, ignore_errors=True)
    gathered = BUILT.with_name("docs.pages")
    rmtree(gathered, ignore_errors=True)
    for notebook in all_notebooks():
        run_apart(notebook, gathered / "notebooks")
    gather(gathered)
    dress(gathered / "look")
    trees = BUILT.with_name("docs.trees")
    failed = sphinx(
        [*options("html"), "-d", str(trees), "--jobs", "auto", str(gathered), str(BUILT)]
    )
    if not failed:
        print(f"The site is in {named(BUILT)}: open {named(BUILT / 'index.html')}.")
    return failed


def check() -> int:
    """As `build`, with notebooks that have not been run, and without an output."""
    with TemporaryDirectory() as folder:
        gathered = Path(folder) / "pages"
        for path in all_notebooks():
            notebooks.write(notebooks.read(path), gathered / "notebooks")
        gather(gathered)
        dress(gathered / "look")
        return sphinx([*options("dummy"), str(gathered), str(Path(folder) / "site")])


def options(builder: str) -> list[str]:
    return ["-b", builder, "--fail-on-warning", "--quiet"]


def run_apart(notebook: Path, target: Path) -> None:
    """In a process and a folder of its own."""
    print(f"{named(notebook)} …")
    with TemporaryDirectory() as folder:
        program = [sys.executable, "-m", notebooks.__name__, str(notebook), str(target)]
        subprocess.run(program, cwd=folder, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True)


def gather(target: Path) -> None:
    """All pages as the site has them; notebooks have come there before."""
    found = pages()
    for source, name in found.items():
        page = target / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        is_notebook = source.endswith(".py")
        text = (page if is_notebook else ROOT / source).read_text(encoding="utf-8")
        text = relinked(text, source, found, target)
        page.write_text(with_download(text, page.stem) if is_notebook else text, encoding="utf-8")
    reference.write(target / "reference")
    copyfile(SITE / "conf.py", target / "conf.py")
    with (target / "index.md").open("a", encoding="utf-8") as index:
        index.write(sidebar())


def with_download(text: str, name: str) -> str:
    """The page of a notebook, with the file for Jupyter below its title."""
    title, below, rest = text.partition("\n\n")
    return (
        f"{title}{below}[Download this notebook]({name}.ipynb) to run it in Jupyter.{below}{rest}"
    )


def sidebar() -> str:
    """What leads to all pages, by audience."""
    trees = [
        "```{toctree}\n:hidden:\n:caption: "
        + part["caption"]
        + "\n\n"
        + "\n".join(part["pages"])
        + "\n```"
        for part in navigation()
    ]
    return "\n" + "\n\n".join(trees) + "\n"


def dress(target: Path) -> None:
    """Colours and letters of the client, and what this site does otherwise."""
    look = ROOT / "web" / "src" / "look"
    target.mkdir(parents=True)
    fonts = (look / "fonts.css").read_text(encoding="utf-8")
    for file in sorted((ROOT / "web/node_modules/@fontsource").glob("*/files/*.woff2")):
        if file.name in fonts:
            copyfile(file, target / file.name)
            fonts = fonts.replace(
                f"../../node_modules/@fontsource/{file.parts[-3]}/files/{file.name}", file.name
            )
    if "node_modules" in fonts:
        raise FileNotFoundError("letters of the client are missing: make site")
    (target / "fonts.css").write_text(fonts, encoding="utf-8")
    copyfile(look / "tokens.css", target / "tokens.css")
    copyfile(SITE / "site.css", target / "site.css")
    copyfile(ROOT / "web/public/icon-192.png", target / "icon.png")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

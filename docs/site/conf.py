"""Settings of the documentation site; scripts/documentation gathers its pages."""

from docutils.nodes import Element
from sphinx.addnodes import desc_annotation
from sphinx.application import Sphinx

from tablee import __version__

project = "Tablée"
copyright = "the people who make Tablée"  # noqa: A001
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["files/**"]

# Pages are those of the repository: links and anchors are checked.
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
suppress_warnings = ["ref.python"]  # two classes of the same short name in annotations

# In docstrings, what stands between backticks is code.
default_role = "code"
autodoc_mock_imports = ["torch"]  # its page is built without the extra `learn`
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "ignore-module-all": True,
}
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
maximum_signature_line_length = 80

html_theme = "furo"
html_title = "Tablée"
html_static_path = ["look"]
html_css_files = ["fonts.css", "tokens.css", "site.css"]
html_favicon = "look/icon.png"
html_logo = "look/icon.png"
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"


LONGEST_VALUE = 80


def setup(app: Sphinx) -> None:
    app.connect("object-description-transform", without_long_values)


def without_long_values(app: Sphinx, domain: str, kind: str, content: Element) -> None:
    """Tables that rules index would fill pages, and tell nobody anything."""
    for part in list(content.parent.findall(desc_annotation)):
        value = part.astext().strip()
        if value.startswith("=") and len(value) > LONGEST_VALUE:
            part.parent.remove(part)

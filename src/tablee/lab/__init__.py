"""The lab: the same rules for those who study games, by the tools they use.

`tablee.lab.pettingzoo`, `tablee.lab.gymnasium` and `tablee.lab.openspiel` are environments for
these libraries, `tablee.lab.vector` steps many tables at once; docs/lab.md shows how.
"""

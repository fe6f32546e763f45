"""What is counted and measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("tablee_changes_total", "Committed changes")
MATCHES = Gauge("tablee_tables_in_memory", "Tables kept")
SOCKETS = Gauge("tablee_sockets", "Open sockets")
REFUSALS = Counter("tablee_refusals_total", "Faults told", ["problem"])
NOTICES = Counter("tablee_notices_total", "Messages", ["outcome"])
COMMIT = Histogram("tablee_commit_seconds", "Transaction time")

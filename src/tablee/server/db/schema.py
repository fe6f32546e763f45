"""The tables of the database. Structured values are JSON text; times are seconds since 1970.

Only clocks and absences go by the time of `uptime.py`: no jump of the time of day can move them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("name", String(40), unique=True),  # none: a guest
    Column("password", String(200)),
    Column("recovery", String(64)),
    Column("created", Float, nullable=False),
    Column("skeleton", String(200)),  # what all names have in common that look like this one
    Column("seen", Float),  # when they were last here, to the day
    Column("banned", Float),  # until when
    Column("shown", Boolean),  # whether others find their page; none: accounts are, guests are not
    Column("owner", String(32), index=True),  # of a bot that plays from elsewhere; none: a person
    Index("ix_accounts_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float),  # when it was last used, to the day
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, playing, over
    Column("host", ForeignKey("accounts.id"), nullable=False),
    Column("clock", Text, nullable=False),
    Column("absence", String(20), nullable=False),
    Column("patience", Integer, nullable=False, default=5),  # minutes
    Column("stand_in", String(20), nullable=False, default="level-3"),  # who plays for the absent
    Column("seed", String(128), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("bot_seed", String(128)),  # none in old matches: their bots draw from the seed
    Column("known_deal", Boolean, nullable=False, default=False),  # it was played before
    Column("version", BigInteger, nullable=False),  # counts writes: one writer at a time
    Column("position", Text),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("used", Float),  # when it was last written
    Column("since", Float, index=True),  # clocks run, by the time of `uptime.py`; none if none does
    Column("deadline", Float, index=True),  # by the same time: when the first is at its end
    Column("layout", String(16)),  # the form of its position; none in old matches: not noted
    Column("played_on", Text, nullable=False, default="[]"),  # by which later rules, from when
    Column("several", Boolean, nullable=False, default=False),  # one person may take several seats
    Column("conduct", Text, nullable=False, default="[]"),  # whom the host has muted or removed
    Column("closed", Boolean, nullable=False, default=False),  # by an operator
    Column("practice", Boolean, nullable=False, default=False),  # hints are given, nothing counts
    Column("watchers_heard", Boolean, nullable=False, default=False),  # by players, while they play
    Column("begins", Text),  # from which moment of which match; none: with its deal
    Column("rated", Boolean),  # whether ratings move; none: as usual, decided at the start
    Column("daily", String(10)),  # the day whose deal it is, which everybody plays alike
    Index("ix_matches_public_status", "public", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, link, person, bot
    Column("account", ForeignKey("accounts.id"), index=True),
    Column("nickname", String(40)),
    Column("bot", String(20)),
    Column("link", String(64), index=True),  # hashed
    Column("bank", Float),
    Column("away", Boolean, nullable=False, default=False),
    Column("concedes", Boolean, nullable=False, default=False),
    Column("draft", Text, nullable=False, default="[]"),
    Column("gone", Float),  # when its player was last there, if not now, by the time of `uptime.py`
    Column("agrees", Text, nullable=False, default="[]"),  # to a bot at these seats
    Column("offered", Boolean, nullable=False, default=False),  # its link is the host's
    Column("hidden", Boolean, nullable=False, default=False),  # from its player's list
    Column("same_deal", Boolean, nullable=False, default=False),  # would play it again
    Column("earned", Float, nullable=False, default=0.0),  # time, for what can be taken back
    Column("plays_on", Integer),  # by which later version of the rules
    Column("began", String(32), index=True),  # who sat here when a rated match began
    Column("stood_in", Integer, nullable=False, default=0),  # answers of a bot for its player
    Column("owner", String(40)),  # who lets a bot play here from elsewhere, by name
)

answers = Table(
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),
    Column("at", Float, nullable=False),
)

news = Table(
    "news",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", Integer, primary_key=True),  # -1: spectators
    Column("number", Integer, primary_key=True),  # of the first event in it
    Column("events", Text, nullable=False),
)

submissions = Table(
    "submissions",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("move", String(40), primary_key=True),
    Column("version", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("nickname", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("mark", String(80)),  # of who has said it and how often: what comes twice stands once
    Column("account", String(32), index=True),  # who has said it, as long as they are there
    Index("ix_chat_match_mark", "match", "mark", unique=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), nullable=False),  # which may be deleted: the evidence stays
    Column("title", String(40), nullable=False),
    Column("line", Integer, nullable=False),
    Column("nickname", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("said", Float, nullable=False),
    Column("context", Text, nullable=False),  # the lines around it
    Column("account", String(32)),  # who has said it
    Column("reporter", String(32)),
    Column("reason", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
    Index("ix_reports_match_line_reporter", "match", "line", "reporter", unique=True),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("status", String(10), nullable=False),  # waiting, running, done, failed
    Column("asked", Float, nullable=False),  # when: the first is made first
    Column("beat", Float),  # when whoever makes it last gave a sign of life
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Integer, nullable=False, default=0),  # so many steps
    Column("steps", Integer, nullable=False, default=0),  # of so many
    Column("fault", String(40)),  # the name of a problem
    Column("review", Text),
    Column("shared", Boolean, nullable=False, default=False),  # everybody with the link may read it
    Index("ix_reviews_status_asked", "status", "asked"),
)

channels = Table(
    "channels",  # by which people are told that it is their turn
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # push, ntfy, discord, webhook, mail
    Column("address", String(1000), nullable=False),
    Column("keys", Text),  # of a browser, for web push
    Column("language", String(2), nullable=False),
    Column("site", String(300), nullable=False),  # what links in messages begin with
    Column("status", String(12), nullable=False),  # unconfirmed, active, failed
    Column("fault", Text),  # why the last message did not arrive
    Column("code", String(64)),  # hashed: to be said before anything else is sent to a mailbox
    Column("code_until", Float),
    Column("code_tries", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Integer),  # minute of the day; none: there are none
    Column("ends", Integer),
    Column("zone", String(64), nullable=False),  # also of the times in messages
)

mutes = Table(
    "mutes",  # tables of which people do not want to hear
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)

notices = Table(
    "notices",  # one for each question to somebody and each of their channels, ever
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the question: so many answers came before
    Column("channel", ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(10), nullable=False),  # waiting, sending, sent, needless, failed, lost
    Column("asked", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("begun", Float),  # when it was sent, or should have been
    Column("tries", Integer, nullable=False, default=0),
    Index("ix_notices_status_due", "status", "due"),
    Index("ix_notices_channel", "channel"),
)

guides = Table(
    "guides",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("chapter", String(40), nullable=False),
    Column("tables", Text, nullable=False),  # the last of them is the one at which it goes on
    Column("spent", Text, nullable=False),  # steps that were answered before that table began
    Column("looked", Text, nullable=False),  # steps that were looked at
    Column("done", Text, nullable=False),  # chapters
    Column("learnt", Text, nullable=False),  # rules
    Column("changed", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_ratings_title_seats_mean", "title", "seats", "mean"),
)

finishes = Table(
    "finishes",  # how a match has ended for a seat: statistics, history, and what ratings became
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("bot", String(20)),
    Column("name", String(120), nullable=False),  # as it is searched for
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mode", String(120), nullable=False),  # options of it that make it another game
    Column("kind", String(20), nullable=False),  # why it counts for nothing; empty: it counts
    Column("together", Boolean, nullable=False),  # without rivals: alone, or all on one side
    Column("ended", Float, nullable=False),
    Column("seconds", Float),
    Column("place", Integer),  # none: it ended before there was one
    Column("points", Integer),
    Column("won", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),  # somebody on another side has won as well
    Column("old_mean", Float),
    Column("old_spread", Float),
    Column("new_mean", Float),
    Column("new_spread", Float),
    Index("ix_finishes_account_ended", "account", "ended"),
)

firsts = Table(
    "firsts",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("asks", Text, nullable=False),  # kinds of questions that were met
)

attempts = Table(
    "attempts",  # at the deal of a day: one for each person, title and day
    metadata,
    Column("day", String(10), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column(
        "account",
        ForeignKey("accounts.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("ranked", Boolean, nullable=False),  # an account that was there before the day
    Column("begun", Float, nullable=False),
    Column("seconds", Float, nullable=False),  # at the table, without breaks
    Column("ended", Float),
    Column("finished", Boolean),  # not given up
    Column("points", Integer),
    Column("won", Boolean),
    Column("place", Integer),  # none where all win or lose together
)

masters = Table(
    "masters",  # what the strongest bot made of the deal of a day
    metadata,
    Column("day", String(10), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("status", String(10), nullable=False),  # running, done, failed
    Column("beat", Float),  # when whoever plays it last gave a sign of life
    Column("tries", Integer, nullable=False),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("points", Integer),
    Column("won", Boolean),
    Column("place", Integer),
)

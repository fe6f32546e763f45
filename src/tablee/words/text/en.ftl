### All that the table itself says, whatever the game.

list-empty = none
list-last = { $head } and { $last }
list-last-before-i = { $head } and { $last }
hidden = ?

refusal-not-asked = It is not your turn to choose.
refusal-not-offered = That cannot be done now.

problem-unknown-language = There is no language “{ $language }” here. Known: { $languages }.
problem-unknown-title = There is no title “{ $title }”. Known: { $titles }.
problem-bad-seats = { $title } is played by { $least } to { $most }, not by { $seats }.
problem-bad-edition = { $title } has no edition “{ $edition }”. Known: { $editions }.
problem-bad-edition-data = { $file }: { $item } cannot have this { $field }: { $value }
problem-no-edition-there = There is no edition in { $path }, for it has no edition.json: { $fault }.
problem-no-edition-data = { $title } has no components in data files, so it can have no other editions.
problem-edition-of-other-title = This edition is for { $found }, not for { $title }.
problem-unknown-edition-file = { $file } belongs to no edition of this title. Its files are { $files }.
problem-edition-leads-outside = { $path } leads out of the folder for editions.
problem-other-edition = Wanted is the edition { $edition }; found is { $found }, which has other content.
problem-closed-edition = This is about the edition { $edition } of { $title }, which is not at hand. On the command line, give its folder: --edition FOLDER.
problem-edition-of-which-title = Of which title? Give it as --title, or give a folder.
problem-folder-not-empty = { $path } is there already, and not empty.
problem-no-such-chapter = The guide has no such chapter.
problem-no-such-question = This game asks no such question.
problem-no-guide-here = Nobody is guided at this table.
problem-guide-goes-on-elsewhere = The guide goes on at another table.
problem-nothing-to-take-back = There is nothing to take back.
problem-no-guide = { $title } has no guide yet.
problem-bad-guide = The guide of { $title } cannot be used. Chapter “{ $chapter }”, step “{ $step }”: { $fault }
problem-unknown-option = { $title } has no option “{ $option }”. Known: { $options }.
problem-bad-option-value = “{ $value }” is not a value of the option { $option }. It can be: { $choices }.
problem-options-do-not-fit = With { $seats } players { $title } cannot be played like this: { $options }.
problem-unknown-action = There is no action “{ $action }”.
problem-unknown-entity = There is no { $kind } “{ $entity }”.
problem-unreadable-number = “{ $value }” should be a number.
problem-unreadable-position = This saved position cannot be read: { $fault }.
problem-no-world = No deal of the unseen cards agrees with what has been seen.
problem-unknown-bot = There is no bot “{ $bot }”. Known: { $bots }.
problem-unknown-reward = There is no reward “{ $reward }”. Known: { $rewards }.
problem-unknown-choice = “{ $value }” is not a value of { $setting }. It can be: { $known }.
problem-bad-opponents = { $seats } other seats need one bot for all or one for each, not { $opponents }.
problem-learned-otherwise = What { $path } has learned of { $title } does not fit any longer: rules, edition or what is seen of them have changed. Let it learn anew.
problem-no-such-seat = There is no seat { $seat }: seats are 0 to { $most }, or “any”.
problem-bad-count = At least one table is needed, not { $count }.
problem-other-bot-version = { $bot } is here in version { $version }, not { $wanted }.
problem-unknown-style = There is no style “{ $style }”. Known: { $styles }.
problem-bots-do-not-fit = { $bots } bots are named for { $seats } seats. Name one for each seat, or a single one for all.
problem-too-few-games = At least one game must be played, not { $games }.
problem-too-few-games-to-learn = At least { $least } games are needed to learn from, not { $games }.
problem-no-features = There is nothing to learn { $title } from yet. Known: { $titles }.
problem-bad-values = The learned values of { $title } cannot be read: { $why }.
problem-other-values = The learned values of { $title } were made for another { $what ->
    [features] set of features
    [version] version of the rules
   *[other] edition
}. Learn them anew: tablee train { $title }.
problem-no-such-game = The series has the games 0 to { $last }; there is no game { $number }.
problem-unreadable-file = { $path } cannot be read: { $fault }.
problem-unwritable-file = { $path } cannot be written: { $fault }.
problem-bad-record = { $path } is not a record of a match: { $fault }.
problem-other-format = { $path } is written in format { $format } of records; known here is format { $known }.
problem-other-rules = This match was played by version { $version } of the rules of { $title }; here is version { $known }.
problem-played-on = This match was begun by version { $version } of the rules and played on, from answer { $number }, by version { $later }: as a whole it does not follow from the seed, and cannot be verified.
problem-bad-seed = “{ $seed }” is not a seed: it should be 2 to 128 hexadecimal digits.
problem-bad-answer-seat = Answer { $number } is given by seat { $seat }, which is not at this table.
problem-bad-answer-text = Answer { $number }, “{ $action }”, is not an action of this game.
problem-bad-answer = Answer { $number }, “{ $action }” by seat { $seat }, was not allowed: { $reason }
problem-seed-hash-differs = The seed is not the one whose hash was published at the start.
problem-result-differs = The match ends with the result { $found }, not { $recorded }.
problem-digest-differs = The last position is not the recorded one: its fingerprint is { $found }, not { $recorded }.
problem-bad-option-form = “{ $text }” is not of the form name=value.
problem-bad-seat = There is no seat { $seat } at a table of { $seats }.

problem-bad-database = “{ $database }” is neither a file name for SQLite nor the address of a PostgreSQL database.
problem-no-database = The database “{ $database }” cannot be used: { $fault }.
problem-bad-workers = At least one process must serve, not { $workers }.
problem-workers-need-postgres = { $workers } processes need a PostgreSQL database: SQLite serves one.
problem-database-served = Another server is already running on { $database }. Stop it first, or use another file, or PostgreSQL for several processes.
problem-bad-setting = A setting is wrong: { $fault }.
problem-database-not-empty = This database is not empty: a backup is restored into an empty one.
problem-bad-backup = { $path } is not a backup of Tablée: { $fault }.
problem-incomplete-backup = { $path } is incomplete: its end is missing.
problem-damaged-backup = { $path } is damaged: its rows are not those that were written.
problem-newer-backup = { $path } was made by a newer version of Tablée. Update Tablée first.
problem-newer-database = { $database } was written by a newer version of Tablée. Update Tablée first.
problem-older-database = { $database } was written by an older version of Tablée. Start the server once: it brings the database up to date.
problem-no-server = The server is not installed; install tablee with its extra “server”: { $fault }.
problem-no-client = The web client has not been built yet.
problem-no-such-page = There is nothing at this address.
problem-no-person-page = There is nobody of this name here, or they do not show their page.
problem-no-such-table = There is no such table.
problem-half-a-mail-server = Mail needs both: TABLEE_SMTP_URL and TABLEE_SMTP_FROM.
problem-unknown-zone = There is no time zone “{ $zone }”.
problem-bad-reach-address = Nothing can be sent to this address. It has to begin with https:// and lead to a public place.
problem-bad-discord-address = This is not the address of a Discord webhook. Discord shows it under Server Settings, Integrations.
problem-bad-ntfy-address = This is not the address of an ntfy topic. It looks like https://ntfy.sh/my-own-topic.
problem-bad-mail-address = This is not the address of a mailbox.
problem-bad-push-keys = This browser has not given the keys that notices need.
problem-no-mail-here = This server sends no mail.
problem-no-such-channel = Nothing is sent there any more.
problem-too-many-channels = You can be told in { $most } places at most. Remove one of them first.
problem-wrong-code = This is not the code.
problem-code-void = This code is void. Add the address again to get another one.
problem-unconfirmed-channel = Enter the code first that was sent there.
problem-notice-refused = The other side has not taken the message (answer { $status }).
problem-notice-unreached = The other side could not be reached.
problem-bad-request = This request cannot be understood: { $fault }.
problem-sign-in-first = Say who you are first: choose a nickname.
problem-empty-name = A name needs at least one letter, digit or sign that can be seen.
problem-account-already = You already have an account.
problem-name-taken = The name “{ $account }” is taken.
problem-wrong-credentials = Wrong name or password.
problem-too-many =
    Too many requests at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
problem-too-many-at-seat = This seat is already open in { $most } windows. Close one of them first.
problem-too-many-sockets = From your connection, { $most } tables are already open. Close one of them first.
problem-too-long = That is too long: at most { $most } bytes can be sent at once.
problem-foreign-page = This request does not come from our site.
problem-too-many-connections = From your connection, { $most } connections are already open. Close some windows first.
problem-house-full = The house is full just now. Try again in a moment.
problem-long-header = The head of the request is too long: at most { $most } bytes.
problem-too-slow = The request took too long to arrive.
problem-metrics-private = These figures are told only to programs on the server itself, and to those that have its token.
problem-unknown-host = This table is not found under the name “{ $host }”. Open it at { $address }, or have the server told its name with --base-url.
problem-too-busy = The table is too busy just now. Try again.
problem-our-fault = Something went wrong on our side. It has been noted.
problem-stale = You have already answered this question.
problem-refused = The rules do not allow that.
problem-confirm-first = Confirm your choice first: something new is revealed after it.
problem-nothing-to-confirm = There is nothing to confirm yet.
problem-nothing-to-unlock = There is nothing to change.
problem-not-started = The match has not started yet.
problem-already-started = The match has already started.
problem-match-over = The match is over.
problem-match-goes-on = The match is not over yet.
problem-daily-goes-on = This is today’s deal. Until midnight (UTC) others still have to play it.
problem-daily-sealed = This is a deal of today. Play it to its end first, or come back tomorrow.
problem-daily-fixed = At a deal of the day the seats stay as they are, the same for everybody. You can resign.
problem-daily-given-up = You have begun today’s deal of this game and deleted its table. There is a new one tomorrow.
problem-no-such-day = There is no deal of the day “{ $day }”. Name a day up to today, as 2026-11-18.
problem-nothing-to-compare = There is nothing to compare: it takes a deal that you have played to its end and that the strongest bot has played since.
problem-seats-free = Some seats are still free.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is kept for whoever has its link.
problem-void-link = This link is no longer valid. Ask for a new one.
problem-not-your-seat = This is not your seat.
problem-review-private = Only the player of this seat can read this review, as long as it is not shared.
problem-review-failed = The review came to a fault of ours. It has been noted; you can ask for it again.
problem-review-given-up = The review was begun several times and never came to its end.
problem-no-such-moment = There is no such decision in this match.
problem-no-deal-of-its-own = This match was played on from a moment of another: there is no deal to play again.
problem-no-hints-here = Hints are given only at tables that were made for practice.
problem-nothing-asked = You are not asked anything just now.
problem-no-hint = No hint could be found in time. Try again.
problem-not-the-host = Only the host of the table can do that.
problem-others-sit-here = Others sit at this table, too: you can hide it from your list, but not delete it.
problem-no-checkout = There is no source of Tablée in { $folder }: a new game is made in a checkout, not in an installed package.
problem-bad-title-name = “{ $title }” cannot be the name of a title: small letters, digits and hyphens, { $most } characters at most, beginning with a letter.
problem-title-exists = There is already something called { $title }: { $where }.
problem-rule-ids-taken = Rule ids that begin with { $prefix } belong to another title: choose another name than { $title }.
problem-match-rests = This match was begun by other rules than those used here. Nothing can be played in it now.
problem-match-frozen = This match cannot be played on by the rules used here. It stays as it is, to be looked at.
problem-same-rules = This match is played by the rules used here: there is nothing to agree on.
problem-newer-rules = It is played by version { $version } of the rules of { $title }, which is newer than version { $known } used here.
problem-other-layout = Version { $version } of { $title } kept its matches in another form than version { $known }, which is used here.
problem-broken-row = What was kept of it cannot be read: { $part }.
problem-nobody-away = No absent player sits here.
problem-not-away = { $player } is at the table.
problem-not-away-yet = { $player } has not been away for long enough. Wait { $seconds } s more.
problem-table-waits = This table does without bots for absent players. Those who are there can agree to end the match.
problem-bot-plays-here = A bot is playing at your seat. Take it back first.
problem-bot-to-the-end = At this table a bot plays on to the end once it has taken over.
problem-no-partner = At your seat you can only ask bots that play on your side, where partners may talk about everything.
problem-not-a-bot = { $player } is not a bot: ask in the chat.
problem-nothing-planned = It has nothing to decide right now.
problem-long-name = This name is too long: at most { $most } characters.
problem-bad-account-name = “{ $account }” cannot be the name of an account: letters, digits, dots, hyphens and underscores, at least two.
problem-name-alike = “{ $account }” looks like the name of another account. Choose another one.
problem-nickname-alike = Somebody with an account at this table has a name that looks like “{ $nickname }”. Choose another nickname.
problem-wrong-password = This is not your password.
problem-no-account = You have no account yet, and so no password.
problem-not-sure = Say first that you are sure.
problem-banned = Those who run this server have shut this account out.
problem-banned-until = Those who run this server have shut this account out until { $date }.
problem-one-seat-each = At this table everybody takes one seat.
problem-not-for-bots = Bots sit down, play and get up. For everything else, their owner is asked.
problem-bot-uninvited = A bot takes an open seat only at tables of { $owner }, whose bot it is. Elsewhere the host gives it the link of a seat.
problem-no-such-bot = You have no such bot.
problem-bot-name-taken = You already have a bot whose name looks like “{ $bot }”. Choose another name.
problem-too-many-bots = An account has at most { $most } bots. Remove one of them first.
problem-bots-need-account = Tables name the account that answers for a bot. Create an account first.
problem-bad-server-answer = { $url } does not answer as a server of Tablée does: { $fault }.
problem-other-rules-there = That server plays version { $there } of the rules of { $title }, and here is version { $here }. Install the version of Tablée that it has.
problem-bot-has-no-seat = This bot does not sit at the table { $table }.
problem-muted = The host does not let you write at this table.
problem-removed = The host has shown you the door: you cannot come to this table any more.
problem-table-closed = Those who run this server have closed this table.
problem-plays-here = { $player } plays in this match. You can mute players; their seats are theirs, as long as they are not away for too long.
problem-yourself = That is you.
problem-nobody-there = No person is meant here.
problem-no-such-line = There is no such line of chat.
problem-no-such-report = There is no single report whose id begins with “{ $report }”. Give at least six characters.
problem-no-such-person = There is no account “{ $person }”, and no single person whose id begins like that. Give at least six characters of an id.
problem-bad-bot-budget = “{ $text }” is not a bot with a budget: write iterations as search/64, seconds as search/0.3s.
problem-bad-match-seed = The seed “{ $seed }” becomes part of a file name: use letters and digits only.
problem-other-matchup = { $path } holds results of another match-up. Choose another folder.
problem-bot-has-changed = { $bot } does not play any more as it did in { $path }. Raise its version, or choose another folder.
problem-bad-results = { $path } cannot be read as results: { $fault }
problem-unknown-test = There is no test “{ $test }”. There are: { $tests }.
problem-no-results = There are no results of { $title } in { $path }. Play some with tablee match.
problem-bad-toml = { $path } cannot be read as TOML: { $fault }
problem-unknown-tournament-key = { $path }: the key { $key } means nothing here.
problem-bad-tournament = { $path }, { $key }: { $why }
problem-bad-margin = A margin lies above 0 and is at most 0.5, unlike { $margin }.
problem-no-tables = At least one table is needed.
problem-too-few-entrants = At least two entrants are needed, not { $count }.
problem-bad-entrant-name = “{ $entrant }” cannot be the name of an entrant: letters, digits, dots, hyphens and plus signs, at most 40.
problem-entrant-name-twice = Two entrants are called “{ $entrant }”.
problem-entrant-twice = { $text } is already there as entrant[{ $other }].
problem-entrant-is-one-thing = An entrant has exactly one of the keys bot, level and command, not { $count } of them.
problem-bot-by-name-only = “{ $bot }” has to be a name alone: version, iterations and seconds have keys of their own.
problem-key-of-another-kind = An entrant of this kind has no { $setting }.
problem-not-above-zero = It has to be above 0, unlike { $value }.
problem-below-zero = It cannot be below 0, as { $value } is.
problem-no-such-program = There is no program “{ $program }”, neither beside the file nor among the programs of this machine.
problem-too-few-to-mix = At this table of { $title } sides meet at once: { $needed }. Entrants: { $entrants }.
problem-no-lab = Results are written with the extra “lab”; install tablee with it: { $fault }.
problem-unknown-place = Work is done on { $places }, not on “{ $place }”.
problem-no-ray = Ray is not installed; install tablee with its extra “cluster”: { $fault }.
problem-no-cluster = No Ray cluster answers at { $place }: { $fault }
problem-other-version-there = A machine of the cluster has tablee { $there }, here is { $here }. Install the same on all.
problem-lost-cluster = The cluster has lost a piece of work too often: { $fault }

cli-help = Modern board games in the terminal: play them, simulate them, check their records.
cli-games-help = List the titles with their seats, editions and options.
cli-rules-help = Show the rules of a title.
cli-play-help = Play against bots in this terminal.
cli-simulate-help = Let bots play many games and report scores and shares of victory.
cli-match-help = Let bot A meet bot B on the same deals, with every seating of each deal. Killed and started again, it goes on where it was.
cli-match-a-help = A bot, with version and budget if you like: search, expert@1, search/64, search/0.3s.
cli-match-b-help = The bot it meets: on all other seats, or alone on the same deals where nobody is a rival.
cli-match-iterations-help = Iterations for a decision, for bots that have no budget of their own.
cli-match-seconds-help = Seconds for a decision, for bots that have no budget of their own.
cli-match-games-help = How many games; with a test, at most so many.
cli-match-test-help = Stop when it is clear: gain (A is at least 4 points in 100 better) or keep (A is no worse).
cli-ratings-help = Put all bots of a title that have met on one scale (OpenSkill).
cli-tournament-help = Let all entrants of a file meet on the same deals. Killed and started again, it goes on where it was.
cli-tournament-file-help = What is played by whom, as TOML; docs/tournament.md has an example.
cli-tournament-results-help = The folder for results; by default beside the file, with its name.
cli-on-help = Where the work is done: local, ray (a cluster on this machine), or the address of a cluster.
cli-results-help = The folder with the results, a file for each match-up.
cli-record-help = Save one game of a simulation as a record.
cli-check-help = Play a recorded match again and verify that it went as the record says.
cli-show-help = Tell a recorded match as a story.
cli-review-help = Look at a recorded match again: what decisions cost, and what luck did.
cli-review-seat-help = The seat whose decisions are looked at, from 1.
cli-review-iterations-help = Games played in the mind for every decision; more are more exact.
cli-train-help = Learn from games between experts what positions of a title are worth. Goes on where it was interrupted.
cli-train-games-help = Games to learn from, for each number of seats and each mode.
cli-train-out-help = The file for what was learned; by default the one that bots read.
cli-serve-help = Serve the table to browsers.
cli-host-help = Address to listen at.
cli-port-help = Port to listen at.
cli-database-help = A file name for SQLite, or the address of a PostgreSQL database.
cli-server-workers-help = Number of server processes; more than one needs PostgreSQL.
cli-base-url-help = The address that people use, if a proxy stands in front.
cli-serving = The table is open at { $address }
cli-backup-help = Write all that is in the database to a file; the server may go on.
cli-restore-help = Fill an empty database from a backup.
cli-backup-file-help = The file of the backup.
cli-backed-up = { $path }: { $rows } rows are safe.
cli-restored = { $path }: { $rows } rows are back.
cli-tidy-help = Delete what is past its term: sessions, guests, unfinished tables, reports. The server may go on.
cli-dry-run-help = Only say what would be deleted.
cli-tidied = What was past its term is deleted.
cli-would-tidy = This is past its term and would be deleted.
cli-tidied-tables = Tables: { $count }
cli-tidied-sessions = Sessions: { $count }
cli-tidied-guests = Guests: { $count }
cli-tidied-reports = Reports: { $count }
cli-moderate-help = Read reports, ban people, close tables. The server may go on, and notices within seconds.
cli-reports-help = Show the lines of chat that were reported, with what was said around them.
cli-all-reports-help = Settled reports, too.
cli-no-reports = There is nothing to settle.
cli-nobody = unknown
cli-report = { $report } · { $time } · { $title } · table { $table } · said by { $person } as “{ $nickname }” · reported by { $reporter }
cli-report-reason = Reason: { $reason }
cli-report-settled = Settled: { $time }
cli-settle-help = Mark a report as settled.
cli-report-help = The id of the report, or its beginning.
cli-settled = Report { $report } is settled.
cli-ban-help = Shut somebody out: their sessions end, and they cannot sign in.
cli-person-help = The name of an account, or the beginning of a guest’s id.
cli-days-help = For so many days; without it, for good.
cli-banned = { $person } is shut out.
cli-lift-help = Let somebody in again.
cli-lifted = { $person } may come again.
cli-bans-help = Show who is shut out.
cli-ban = { $person }
cli-ban-until = { $person } (until { $time })
cli-no-bans = Nobody is shut out.
cli-close-help = Close a table: a match ends as it stands, and nothing is said there any more. One that has not begun is deleted.
cli-table-help = The id of the table, or its beginning.
cli-close-delete-help = Delete it with all that belongs to it.
cli-closed = Table { $table } is closed.
cli-new-help = Make the skeleton of a new game in this checkout: package, texts, tests.
cli-new-title-help = The name of the new title: small letters, digits and hyphens.
cli-new-made = The skeleton of { $title } is ready to be played: tablee play { $title }. Next, run make records, then go on with “Adding a game” in CONTRIBUTING.md.
cli-title-help = The title, for example goofspiel.
cli-language-help = Language: en, fr or es.
cli-seats-help = Number of seats.
cli-edition-help = Edition of the components: its name, or a folder of your own, such as ./mine.
cli-record-edition-help = The folder of the edition, if the match was played with one of your own.
cli-edition-group-help = Editions of your own: make, check and compare them.
cli-edition-new-help = Make a new edition in a folder: a patch that changes nothing yet, or a whole copy.
cli-edition-check-help = Say everything that is wrong with an edition.
cli-edition-diff-help = Tell what differs between two editions.
cli-edition-compare-help = Play the same deals with two editions, and tell what the change does.
cli-edition-folder-help = The folder of the edition.
cli-edition-name-help = Its name: small letters, digits and hyphens, at most 19. As the folder, unless given.
cli-edition-whole-help = Copy everything, instead of a patch.
cli-edition-a-help = An edition: its name, or its folder.
cli-edition-title-help = The title, if no folder says it.
cli-edition-against-help = The edition to compare with.
cli-edition-games-help = Deals; each is played with both editions.
cli-edition-bots-help = Bots for all seats, one name or one for each seat; by default the one that goes by rules of thumb.
cli-edition-made = This edition changes nothing yet. Write into its files what shall differ, then: tablee edition check { $path }
cli-edition-good =
    { $changes ->
        [one] { $edition } fits: { $changes } value or item of { $title } differs.
       *[other] { $edition } fits: { $changes } values or items of { $title } differ.
    }
cli-edition-faults =
    { $count ->
        [one] { $count } thing is wrong.
       *[other] { $count } things are wrong.
    }
cli-edition-differences =
    { $count ->
        [0] Nothing differs.
        [one] { $count } difference.
       *[other] { $count } differences.
    }
cli-edition-added = { $item } ({ $name }) is new
cli-edition-removed = { $item } ({ $name }) is left out
cli-edition-changed = { $item } ({ $name }), { $field }: { $before } → { $after }
cli-edition-progress = Deals
cli-edition-compared = { $title }, deals: { $deals }
cli-edition-change = Difference
cli-edition-answers = Answers in a game
cli-edition-score = Points, mean
cli-edition-best = Points of the first
cli-edition-spread = From the first to the last
cli-edition-score-of = Points of seat { $seat }
cli-edition-share-of = Victories of seat { $seat }
cli-edition-share-value = { $value }%
cli-edition-chosen = How often a game chooses what differs
cli-edition-note = Both editions play the same deals with the same bots. ± spans 95% of the uncertainty of each difference by itself, counted over deals; * marks those beyond it, which one in twenty is by chance.
cli-option-help = An option of the rules, as name=value. Can be repeated.
cli-seat-help = The seat you take, from 1.
cli-bots-help = Bots, separated by commas: one for each seat, or a single one for all.
cli-seed-help = Any text; the same seed gives the same games.
cli-games-count-help = How many games.
cli-workers-help = Number of processes; by default one for each core.
cli-json-help = Print the result as JSON.
cli-record-file-help = The file with the record.
cli-number-help = Number of the game in the simulation, from 0.
cli-viewer-help = Tell it as this seat saw it, from 1. By default as spectators did.

cli-games-title = Titles
cli-games-name = Title
cli-games-seats = Seats
cli-games-editions = Editions
cli-games-options = Options
cli-games-default = { $value } (default)

level-1 = Newcomer
level-1-text = Plays its first games: it considers few moves and gives points away.
level-2 = Casual
level-2-text = Plays for fun: it sees good moves and misses the best one now and then.
level-3 = Regular
level-3-text = Plays often: it knows the rules of thumb and rarely slips.
level-4 = Strong
level-4-text = Thinks ahead: it tries every move in its mind and punishes mistakes.
level-5 = Master
level-5-text = The best we have: it plays hundreds of games in its mind before a move.

style-steady = Steady
style-steady-text = Has no leaning: it takes what looks best.
style-denier = Spoiler
style-denier-text = Of two good moves it takes the one that leaves rivals fewer points.
style-gambler = Gambler
style-gambler-text = Of two good moves it takes the one that may turn out better, or worse.
style-sprinter = Sprinter
style-sprinter-text = Of two good moves it takes the one that scores sooner.
style-hoarder = Hoarder
style-hoarder-text = Of two good moves it takes the one that promises more for later.

cli-you = You
cli-bot-name = { $bot } { $number }
cli-level = { $bot } ({ $name })
cli-styled = { $level }, { $style }
cli-table = On the table
cli-facts = In sight
cli-each = { $thing }: { $value }
cli-choices = You can: { $choices }
cli-input = >
cli-commands = Type an action, or: help, rules, why ACTION, undo, log, language CODE, quit
cli-unclear = “{ $text }” could mean: { $choices }.
cli-not-understood = “{ $text }” is neither an action nor a command.
cli-undone = Undone.
cli-nothing-to-undo = There is nothing to undo yet.
cli-allowed = You can do that now.
cli-goodbye = The game ends here. Its seed was { $seed }.
cli-over = The game is over.
cli-seed-hash = Hash of the seed: { $hash }
cli-seed = Seed: { $seed }
cli-result-won = You win!
cli-result-shared = You share the victory.
cli-result-lost =
    { $winners } { $count ->
        [one] wins
       *[other] win
    }.
cli-result-nobody = Nobody wins.
cli-score-total = Total
cli-score-rank = Rank

cli-simulate-title = { $title }, { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-simulate-progress = Playing
cli-review-progress = Looking again
cli-review-decisions = The costliest decisions (weighed: { $count })
cli-review-nothing = No decision was clearly worse than another (weighed: { $count }).
cli-review-moment = Answer
cli-review-chosen = Chosen
cli-review-better = Better
cli-review-cost =
    { $unit ->
        [chances] Cost in chances
       *[points] Cost in points
    }
cli-review-why = Why
cli-review-points = { $points } ± { $error }
cli-review-chances = { $percent }%
cli-review-inaccuracy = inaccuracy
cli-review-mistake = mistake
cli-review-blunder = blunder
cli-review-reason = { $source }: { $sign }{ $points }
cli-review-curve = Chances of victory from beginning to end
cli-review-luck = Share of the victory: { $start }% at the first decision. Given away by own decisions: { $lost }%. By chance and the others: { $fortune }%. In the end: { $result }%.
cli-train-progress = Learning
cli-train-done = Learned: { $path }
cli-train-kind = Seats
cli-train-stage = Stage
cli-train-examples = Examples
cli-train-explained = Foreseen
cli-train-spread = Error in points
cli-train-share = { $share }%
cli-train-points = ± { $points }
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Victories
cli-simulate-score = Points
cli-simulate-share = { $mean }% ± { $error }
cli-simulate-points = { $mean } ± { $error }
cli-simulate-speed = { $answers } decisions in { $seconds } s: { $speed } a second ({ $form }).
cli-simulate-note = ± spans 95% of the uncertainty, counted over deals; each deal is played with every bot in every seat.
cli-match-title = { $title }, seats: { $seats }
cli-match-share = Victories (per cent)
cli-match-points = Points
cli-match-seconds = Seconds a decision
cli-match-longest = Longest
cli-match-iterations = Iterations a decision
cli-match-span = { $mean } ({ $low } to { $high })
cli-match-number = { $value }
cli-match-ahead = Games: { $games }, deals: { $deals }. Equals would have { $even }%; beyond that A has { $ahead }. Intervals hold 95%, counted over deals.
cli-match-apart = Deals that each has played alone: { $deals }. Difference of A and B: { $ahead }. Intervals hold 95%, counted over deals.
cli-match-reached = { $bot }, per cent of the way to the highest rank or to winning, and how often: { $reached }
cli-match-higher = Decided: A has { $high } rather than { $low } points in 100 beyond an equal (evidence { $evidence }).
cli-match-lower = Decided: A has { $low } rather than { $high } points in 100 beyond an equal (evidence { $evidence }).
cli-match-open = Not decided: { $low } or { $high } points in 100 beyond an equal (evidence { $evidence }). More games will tell.
cli-match-fault = Lost by a fault: { $fault }
cli-match-kept = Kept in { $path }
cli-ratings-title = { $title }: bots on one scale
cli-ratings-rating = Rating
cli-ratings-spread = ±
cli-ratings-games = Games
cli-tournament-table = { $title }, seats: { $seats }, options: { $options }
cli-tournament-played = Games: { $games }, deals of each meeting: { $deals }
cli-tournament-against = Ahead of { $entrant }
cli-tournament-note = Ahead: how much more of the victory a seat has, in points of 100. Intervals hold 95%, counted over deals.
cli-tournament-fault = { $entrant } has lost by a fault, { $kind }. Games: { $count }. { $text }
cli-tournament-fault-crash = crash
cli-tournament-fault-illegal = an answer that was not offered
cli-tournament-fault-timeout = no answer in time
cli-tournament-fault-start = not ready to play
cli-tournament-fault-protocol = a message that cannot be understood
cli-tournament-kept = Games: { $games }. Kept in { $path }: results.parquet, results.json
cli-form-compiled = compiled
cli-form-interpreted = interpreted
cli-recorded = { $path }: game { $number }, { $answers } answers, result { $result }.
cli-checked = { $path } is right: { $title }, { $players }, { $answers } answers, result { $result }.
cli-deal = { $title }: { $players }

preview-invited = You are invited to play
preview-playing = A match to watch
preview-replay = A match to watch again
preview-moment = A moment of a match
preview-review = A match, looked at again
preview-title = A game at this table
preview-site = Sit down and play
preview-lead = Board games in your browser: play bots right away, or invite friends with a link.
preview-daily = Deal of the day, { $day }
preview-daily-lead = Everybody plays the same deal today, once. How well do you do?
preview-played = { $count ->
    [one] One person has played it
   *[other] { $count } people have played it
}
preview-players = At the table: { $players }.
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-reviewed = The decisions of { $player }, and what they cost.

notice-title = { $title }: it is your turn
notice-players = At the table with { $players }
notice-guest = a guest
notice-until = Until { $day }, { $time } ({ $zone })
notice-open = Open the table: { $link }
notice-stop = You have asked to be told this. To hear no more here: { $link }

notice-test-title = It works
notice-test-text = This is what Tablée looks like here. You will be told once for every question, when you are not at the table.

notice-code-title = Your code: { $code }
notice-code-text = Somebody wants to be told at this address that it is their turn. If that is you, enter this code at the table: { $code }
notice-code-ignore = If not, do nothing: nothing more will be sent here.

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
problem-unknown-option = { $title } has no option “{ $option }”. Known: { $options }.
problem-bad-option-value = “{ $value }” is not a value of the option { $option }. It can be: { $choices }.
problem-options-do-not-fit = With { $seats } players { $title } cannot be played like this: { $options }.
problem-unknown-action = There is no action “{ $action }”.
problem-unknown-entity = There is no { $kind } “{ $entity }”.
problem-unreadable-number = “{ $value }” should be a number.
problem-unreadable-position = This saved position cannot be read: { $fault }.
problem-no-world = No deal of the unseen cards agrees with what has been seen.
problem-unknown-bot = There is no bot “{ $bot }”. Known: { $bots }.
problem-bots-do-not-fit = { $bots } bots are named for { $seats } seats. Name one for each seat, or a single one for all.
problem-too-few-games = At least one game must be played, not { $games }.
problem-no-such-game = The series has the games 0 to { $last }; there is no game { $number }.
problem-unreadable-file = { $path } cannot be read: { $fault }.
problem-unwritable-file = { $path } cannot be written: { $fault }.
problem-bad-record = { $path } is not a record of a match: { $fault }.
problem-other-format = { $path } is written in format { $format } of records; known here is format { $known }.
problem-other-rules = This match was played by version { $version } of the rules of { $title }; here is version { $known }.
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
problem-no-server = The server is not installed; install tablee with its extra “server”: { $fault }.
problem-no-client = The web client has not been built yet.
problem-no-such-page = There is nothing at this address.
problem-no-such-table = There is no such table.
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
problem-seats-free = Some seats are still free.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is kept for whoever has its link.
problem-void-link = This link is no longer valid. Ask for a new one.
problem-not-your-seat = This is not your seat.
problem-not-the-host = Only the host of the table can do that.
problem-others-sit-here = Others sit at this table, too: you can hide it from your list, but not delete it.
problem-no-checkout = There is no source of Tablée in { $folder }: a new game is made in a checkout, not in an installed package.
problem-bad-title-name = “{ $title }” cannot be the name of a title: small letters, digits and hyphens, { $most } characters at most, beginning with a letter.
problem-title-exists = There is already something called { $title }: { $where }.
problem-rule-ids-taken = Rule ids that begin with { $prefix } belong to another title: choose another name than { $title }.
problem-nobody-away = No absent player sits here.
problem-not-away = { $player } is at the table.
problem-not-away-yet = { $player } has not been away for long enough. Wait { $seconds } s more.
problem-table-waits = This table does without bots for absent players. Those who are there can agree to end the match.
problem-bot-plays-here = A bot is playing at your seat. Take it back first.
problem-bot-to-the-end = At this table a bot plays on to the end once it has taken over.

cli-help = Modern board games in the terminal: play them, simulate them, check their records.
cli-games-help = List the titles with their seats, editions and options.
cli-rules-help = Show the rules of a title.
cli-play-help = Play against bots in this terminal.
cli-simulate-help = Let bots play many games and report scores and shares of victory.
cli-record-help = Save one game of a simulation as a record.
cli-check-help = Play a recorded match again and verify that it went as the record says.
cli-show-help = Tell a recorded match as a story.
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
cli-new-help = Make the skeleton of a new game in this checkout: package, texts, tests.
cli-new-title-help = The name of the new title: small letters, digits and hyphens.
cli-new-made = The skeleton of { $title } is ready to be played: tablee play { $title }. Next, run make records, then go on with “Adding a game” in CONTRIBUTING.md.
cli-title-help = The title, for example goofspiel.
cli-language-help = Language: en, fr or es.
cli-seats-help = Number of seats.
cli-edition-help = Edition of the components.
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

cli-you = You
cli-bot-name = { $bot } { $number }
cli-table = On the table
cli-facts = In sight
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
cli-form-compiled = compiled
cli-form-interpreted = interpreted
cli-recorded = { $path }: game { $number }, { $answers } answers, result { $result }.
cli-checked = { $path } is right: { $title }, { $players }, { $answers } answers, result { $result }.
cli-deal = { $title }: { $players }

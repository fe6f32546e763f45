### What the web client says, whatever the game.

web-page-title = Tablée – board games at one table
web-navigation = Main navigation
web-home-heading = Sit down and play.
web-home-lead = Board games in your browser: play bots right away, or invite friends with a link. No account needed.
web-your-move-at = Your move at
web-match-goes-on = Your match goes on:
web-go-back = Go back
web-table-is-set = Setting the table…
web-games = Games
web-play-short = Play
web-play-now = Play now
web-invite = Invite
web-options = Options
web-rules = Rules
web-rule = Rule { $rule }
web-term-player = Player
    .meaning = Symbol and colour mark all that belongs to this player.
web-term-state = What this player is doing
    .meaning = Thinking, has chosen, has confirmed, or is away.
web-term-leads = In the lead
    .meaning = Is ahead at this moment.
web-term-round = Round
    .meaning = How far the match is.
web-term-forecast = Forecast
    .meaning = What would come of it, as far as you can know now.
web-term-choices = Choices
    .meaning = What you can do now. Nothing counts until you confirm.
web-term-parts = View
    .meaning = Shows another part of the table; it changes nothing.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
web-rules-nothing = Nothing in the rules for “{ $query }”.
web-rules-page = All on one page
web-players = { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
web-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-players-short = { $least }–{ $most }
web-minutes-short = { $minutes } min
web-complexity = Complexity
web-weight = { $weight ->
        [1] very light
        [2] light
        [3] medium
        [4] heavy
       *[5] very heavy
    }
web-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-my-tables = Your tables
web-past-tables = Finished matches
web-small-games = Small games
web-public-tables = Open tables
web-no-public-tables = Nobody is waiting at an open table right now. Start one, and others can join.
web-lobby-lead = Whoever waits here is glad of company. The list renews itself.
web-lobby-all = All open tables
web-lobby-game = Game
web-lobby-games = All games
web-lobby-none = Nobody is waiting for { $title } right now.
web-lobby-start = Open a table
web-lobby-alone = Nobody sits there yet.
web-lobby-join = Sit down
web-lobby-join-of = Sit down: { $title }
web-lobby-look = Look first
web-lobby-look-of = Look first: { $title }
web-lobby-rated = rated
web-lobby-rated-usual = rated as usual
web-lobby-unrated = not rated
web-lobby-here = somebody is there
web-free-seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-your-move = Your move
web-status-waiting = not started yet
web-status-playing = in play
web-status-over = finished
web-list-won = won · { $points }
web-list-shared = won together · { $points }
web-list-lost = lost · { $points }
web-standing = Your results
web-standing-lead = Your ratings, what your matches came to, and all of them to look at again.
web-standing-nobody = Nothing is counted yet: sit down at a table first.
web-standing-empty = You have not finished a match yet.
web-ratings = Ratings
web-ratings-none = No rating yet: it comes with the first rated match against somebody with a name.
web-ratings-explained = 25 is where everybody begins and where bots of level 3 stand. The number after ± says how uncertain it is: in two of three cases the truth lies within it.
web-rating-figure = { $mean } ± { $spread }
web-rating-provisional = provisional
web-rating-of = Rating { $figure }
web-rating-change = { $change } in this match
web-rating-matches = { $count ->
        [one] 1 rated match
       *[other] { $count } rated matches
    }
web-seats-count = { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
web-statistics = Statistics
web-statistics-matches = Matches
web-statistics-won = Won
web-statistics-reached = Goal reached
web-statistics-places = Places 1 to { $count }
web-statistics-mean = Points on average
web-statistics-best = Best
web-statistics-time = Time on average
web-statistics-streak = Streak
web-streak-won = in a row: { $count }
web-streak-not = without victory: { $count }
web-streak-longest = most in a row: { $count }
web-won-of = { $part } of { $all } ({ $percent }%)
web-opponents = Most often at the table
web-opponent-matches = { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
web-opponent-score = ahead of them: { $ahead }, behind: { $behind }
web-history = Finished matches
web-history-search = Names at the table
web-history-title = Game
web-history-any = All
web-history-result = Result
web-history-result-won = Won
web-history-result-shared = Shared victory
web-history-result-lost = Lost
web-history-result-ended = Ended early
web-history-after = From
web-history-before = Until
web-history-with = With { $name }
web-history-reset = Show all
web-history-found = { $count ->
        [0] No match found
        [one] 1 match found
       *[other] { $count } matches found
    }
web-history-page = Page { $page } of { $pages }
web-history-newer = Newer
web-history-older = Older
web-history-place = Place { $place } of { $of }
web-history-ended = ended early
web-history-reached = goal reached
web-history-missed = goal missed
web-history-uncounted = does not count
web-history-replay-of = Replay of { $title }, { $date }
web-history-review-of = Review of { $title }, { $date }
web-person-guest = Without an account
web-person-since = Here since { $date }
web-person-titles = Matches at public tables
web-person-no-titles = No finished match at a public table yet.
web-person-yours = This is what others see of you.
web-person-hidden = Only you see this page: it is hidden.
web-person-open = Your page
web-person-show = Show my page and my ratings to others
web-person-show-text = Others then see your name, ratings, and your finished matches at public tables. Hidden, you are on no leaderboard, and nobody else sees your rating at a table.
web-ladder = Leaderboard
web-ladder-lead = Everybody who shows their rating, with the bots on the same scale.
web-ladder-seats = Players
web-ladder-rank = Rank
web-ladder-name = Name
web-ladder-none = Nobody has a rating here yet that is certain enough and shown.
web-ladder-provisional = Provisional
web-ladder-provisional-text = Too few rated matches so far to tell.
web-you-mark = you
web-kept-until = kept until { $date }
web-delete = Delete
web-delete-of = Delete this match of { $title }?
web-delete-text = It is deleted for good, with its history. Nobody else sits at this table.
web-hide = Hide
web-hide-of = Hide this match of { $title }?
web-hide-text = It disappears from your list only. Your seat stays yours, and the link to the table still works.
web-unhide = Show again
web-unhide-of = Show again: a match of { $title }
web-hidden-tables = Hidden tables: { $count }
web-keep = Keep
web-loading = One moment…
web-try-again = Try again
web-about = About Tablée
web-settings = Settings
web-account = Account
web-guest = Guest
web-you = you
web-bot-random = Easy bot
web-bot-greedy = Medium bot
web-bot-expert = Expert bot
web-bot-level-at = Level of the bot at seat { $number }
web-level = { $number } · { $name }
web-play-level = Level of the bots
web-is-bot = Bot, level: { $level }
web-is-bot-styled = Bot, level: { $level }, style: { $style }
web-is-outside-bot = Bot of { $owner }, plays from elsewhere
web-bot-level = Level of the bot
web-name-numbered = { $name } { $number }
web-free-seat = Free seat
web-labelled = { $label }: { $value }
web-close = Close
web-save = Save
web-to-home = Home

web-daily = Deals of the day
web-daily-today = Today’s deals
web-daily-of = Deal of the day: { $title }
web-daily-lead = Every game has one deal a day that everybody plays alike: the same cards, the same seat, the same bots. You have one attempt.
web-daily-on = Deal of { $day }
web-daily-yesterday = Yesterday’s deal
web-daily-left = { $time } left
web-daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
web-daily-alone = Alone
web-daily-with = { $count ->
    [one] One bot of level { $level }
   *[other] { $count } bots of level { $level }
}
web-daily-none = Not played yet
web-daily-playing = Begun
web-daily-finished = Played: { $result }
web-daily-given-up = Given up
web-daily-late = Finished too late to count
web-daily-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-daily-won = won with { $points }
web-daily-lost = lost with { $points }
web-daily-place = place { $place } with { $points }
web-daily-play = Play today’s deal
web-daily-go-on = Play on
web-daily-see-results = Results
web-daily-ranked = { $count ->
    [one] Rank { $rank }.
   *[other] Rank { $rank } among { $count } who have played it.
}
web-daily-results = Results
web-daily-guests = Guests
web-daily-guests-why = Guests, and accounts made on this day, are not ranked: so nobody can look at the deal first under another name.
web-daily-hidden = { $count ->
    [one] One person has played it. You see the result when you have played it, too.
   *[other] { $count } people have played it. You see the results when you have played it, too.
}
web-daily-nobody = Nobody has played it yet.
web-daily-rank = Rank
web-daily-who = Player
web-daily-place-short = Place
web-daily-points-short = Points
web-daily-time = Time
web-daily-won-short = won
web-daily-you = you
web-daily-watch-of = Watch how { $player } played
web-daily-master = The strongest bot has played this deal, too, at your seat against the same bots. Watch how it did.
web-daily-master-plays = The strongest bot is playing this deal now.
web-daily-before = The day before
web-daily-to-today = To today’s deal
web-daily-beside = You and { $master }
web-daily-alike = { $count ->
    [0] Your first decision was the one where you parted:
    [one] Your first decision was the same. Then:
   *[other] Your first { $count } decisions were the same. Then:
}
web-daily-you-chose = You
web-daily-never-parted = You chose as { $master } did, from the first decision to the last.
web-daily-came-of-it = What came of it
web-daily-sealed = The seed and the record are shown when the day is over: others still have to play this deal.
web-daily-how = How it counts
web-daily-how-alike = Cards, dice and bots follow from the day. If you choose as somebody else did, you see the same happen.
web-daily-how-once = The first attempt counts, on whichever device you go on with it. It has to end before midnight UTC. There are no hints, and nobody can play for you.
web-daily-how-secret = Until you have played it, you see nobody’s result and can watch nobody. When the day is over, everything is open: results, seed, and every match to watch.
web-daily-how-ranked = First comes who has won, then place, then points. Who did as well shares the rank; time only says who stands first among them. Breaks do not count.

web-new-table = New table
web-new-table-of = New table: { $title }
web-table-of = Table: { $title }
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-bot = Bot
web-seat-link = By private link
web-seat-open = Open to anyone
web-seat-name = Name of the player at seat { $number }
web-seat-name-short = Name
web-seats-shared = Several people at one device pass it on. Each can have a name; it is remembered here.
web-add-seat = Add a seat
web-remove-seat = Remove the last seat
web-game-options = Game options
web-presets = Presets
web-preset-first = First game
web-preset-standard = Standard
web-preset-expert = Expert
web-time = Time and absences
web-clock = Clock
web-clock-none = No clock
web-clock-bank = Total time
web-clock-days = Days per move
web-clock-increment = Added per move
web-clock-plus = + { $seconds } s per move
web-clock-is-bank = { $minutes } min, + { $increment } s per move
web-clock-is-days = { $days ->
        [one] 1 day for every move
       *[other] { $days } days for every move
    }
web-absence = If someone is away
web-absence-wait = we wait
web-absence-bot-until-return = a bot plays until they return
web-absence-bot-to-the-end = a bot plays to the end
web-absence-agree = those present decide
web-absence-agree-text = After { $time } away, those present can let a bot play until the player returns, or end the match, if all of them agree.
web-absence-wait-text = After { $time } away, those present can end the match, if all of them agree. No bot plays.
web-absence-bot-until-return-text = After { $time } away, a bot plays until the player returns.
web-absence-bot-to-the-end-text = After { $time } away, a bot plays to the end.
web-stand-in = If a bot takes over, its level
web-stand-in-text = It plays for players who stay away or leave. Whoever returns plays on at their next decision.
web-patience = How long we wait
web-patience-after = after { $time }
web-moments = less than a minute
web-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
web-away = away: { $time }
web-absences = Absent players
web-away-for = { $name } has been away for { $time }.
web-bot-plays-for = A bot ({ $level }) plays for { $name }, who can return at any time.
web-bot-plays-to-the-end = A bot ({ $level }) plays for { $name } to the end.
web-bot-plays-for-you = A bot ({ $level }) is playing for you.
web-take-seat-back = Take my seat back
web-let-bot-play = Let a bot play
web-keep-waiting = Keep waiting
web-end-match = End the match
web-give-seat-away = Offer this seat
web-agreed-on-bot = For a bot: { $names }. Still to agree: { $missing }.
web-agreed-on-end = For ending the match: { $names }. Still to agree: { $missing }.
web-public-table = List this table on the home page
web-create-table = Create the table
web-create-and-start = Start playing

web-invite-others = Invite others
web-invitation = Play { $title } with me
web-qr = QR code of the link to this table
web-link = Link to this table
web-copy-link = Copy link
web-copy-seat-link = Copy private link
web-copied = Copied
web-share = Share
web-nickname = Your name at the table
web-name-first = What shall the others call you?
web-name-first-text = They see this name when they open your invitation.
web-name-first-join = Those at the table see this name.
web-name-go-on = Go on
web-name-none = Without a name
web-sit-down = Sit down
web-sit-here = Sit here
web-prompt-rests = This match rests.
web-older-rules = This match was begun by version { $begun } of the rules; here they are version { $here } now.
web-older-rules-text = It rests until everyone seated agrees to play on by the new rules. Until then no bot plays and no clock runs. Once played on, the match as a whole can no longer be verified from its seed.
web-play-on = Use the new rules
web-play-on-not = Keep the old rules
web-play-on-agreed = For the new rules: { $names }. Still to agree: { $missing }.
web-played-on = This match was begun by version { $begun } of the rules and played on by version { $now }: as a whole it cannot be verified from its seed.
web-over-older-rules = This match was played by version { $begun } of the rules; here they are version { $here } now. How the score came about cannot be shown.
web-list-asked = new rules: your word
web-list-older = begun by older rules
web-list-frozen = cannot be played on
web-frozen = This match cannot be played on
web-frozen-over = This match is over
web-frozen-text = Nothing of it is lost: it stays as it is. At the table: { $names }.
web-last-shown = As it was last shown to you
web-event-unknown = Something happened that the rules here do not know.
web-leave = Leave the table
web-start = Start the match
web-waiting-open = Free seat
web-waiting-link = Kept for an invited guest
web-connected = here
web-not-connected = away
web-waiting-for-seats = { $count ->
        [one] One seat is still free. Invite somebody, or give it to a bot.
       *[other] { $count } seats are still free. Invite somebody, or give them to bots.
    }
web-all-here = Everybody is here.
web-waiting-for-host = Everybody is here. Waiting for the host to start.
web-join = You are invited to a table

web-table-opens = Setting the table…
web-on-the-table = On the table
web-choices = What you can choose
web-help = What is this about?
web-rail = At the edge of the table
web-rail-goal = Goal
web-rail-possible = Possible
web-rail-sheet = Sheet
web-sheet = Reference sheet
web-sheet-print = A page to print
web-print = Print
web-possible = What can I do?
web-possible-nothing = There is nothing to choose now.
web-nearly = Nearly possible: one thing is missing
web-unread = new
web-you-watch = You are watching.
web-parts = Parts of the table
web-tab-board = Board
web-tab-me = Me
web-tab-others = Others
web-tab-history = History
web-side-history = History
web-side-chat = Chat
web-tab-your-move = ● Your move – { $title }
web-prompt-confirm = Confirm your choice, or choose again.
web-prompt-confirm-this = { $choice }: confirm it, or choose again.
web-prompt-revealing = Watch what happens.
web-prompt-missed = This has happened since you were last here.
web-pick-more = Choose { $count } more.
web-see-moment = See this moment
web-missed = Since you were last here
web-learn = Learn it at the table
web-learn-short = Learn
web-learn-on = Continue learning ({ $number } of { $steps })
web-guide = Guide
web-guide-step = { $number } of { $steps }
web-guide-look = Look
web-guide-with = Together
web-guide-choice = Your choice
web-guide-here = here
web-guide-lit = You can choose: { $things }.
web-guide-why = Why?
web-first-hint = First time
web-first-hint-close = Got it
web-guide-go-on = Go on
web-guide-confirm = Confirm your choice, or undo it and look again.
web-guide-waits = The others are still choosing.
web-guide-alone = Go on as you like. More comes soon.
web-guide-else = That works too.
web-guide-back = Take that back
web-guide-over = That was this chapter.
web-guide-ready = You are ready: play on here, or begin a game against newcomers.
web-guide-next = Next chapter
web-guide-play-on = Play on from here
web-guide-own = A game of my own
web-guide-chapters = Chapters
web-guide-open = Open
web-guide-again = Begin again
web-guide-done = done
web-guide-leave = Leave the guide
web-prompt-going-on = The match goes on…
web-prompt-waiting = Waiting for { $names }.
web-prompt-waiting-many =
    { $count ->
        [one] Waiting for { $count } player.
       *[other] Waiting for { $count } players.
    }
web-prompt-locked = Your choice is confirmed. Waiting for { $names }.
web-prompt-locked-many =
    { $count ->
        [one] Your choice is confirmed. Waiting for { $count } player.
       *[other] Your choice is confirmed. Waiting for { $count } players.
    }
web-no-undo-after = Something new is revealed next: you cannot undo after this.
web-reveals = Shows something new: what came before can no longer be undone.
web-why-confirmed = Your choice is confirmed. To choose something else, change it first.
web-why-drafted = Your choice is made: confirm it, or undo it to choose something else.
web-undo = Undo
web-undo-all = Undo all
web-confirm = Confirm
web-locked = Choice confirmed
web-unlock = Change my choice
web-skip = Skip animation
web-scores = Score sheet
web-course = Score over the match
web-course-rounds = Dashed: a new round begins.
web-decided = Where it was decided
web-decided-ahead =
    { $round }: { $you ->
        [yes] you go ahead for good.
       *[no] { $winners } { $count ->
            [one] goes
           *[other] go
        } ahead for good.
    } { $changes ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $changes } times.
    }
web-decided-level =
    { $points ->
        [one] Level on { $points } point: the tie-break decides.
       *[other] Level on { $points } points: the tie-break decides.
    }
web-decided-otherwise =
    { $points ->
        [one] Not decided by points: somebody had { $points } point more.
       *[other] Not decided by points: somebody had { $points } points more.
    }
web-decided-source = The largest difference: { $source }. { $winner }: { $more }. { $other }: { $less }.
web-decided-round =
    { $points ->
        [one] { $round } counted most: { $points } point gained ({ $winner } against { $other }).
       *[other] { $round } counted most: { $points } points gained ({ $winner } against { $other }).
    }
web-decided-shared =
    { $points ->
        [one] Everybody ended with { $points } point.
       *[other] Everybody ended with { $points } points.
    }
web-decided-most = Brought most: { $source } ({ $points }).
web-decided-cost = Cost most: { $source } (−{ $points }).
web-decided-best-round = Best: { $round } (+{ $points }).
web-decided-review =
    { $unit ->
        [chances] Your costliest decision: “{ $chosen }” instead of “{ $better }” (chance of reaching the goal together: −{ $percent }%).
       *[points] Your costliest decision: “{ $chosen }” instead of “{ $better }” (points: about −{ $points }).
    }
web-decided-review-link = See it in the review
web-seat-is-thinking = thinking
web-seat-is-chosen = has chosen
web-seat-is-locked = has confirmed
web-seat-is-away = away
web-seat-would-end = wants to stop
web-bot-stands-in = a bot stands in
web-ask-plan = Ask { $name } for the plan
web-plan-of = { $name } says:
web-plan-thinks = { $name } thinks about it…
web-plan-open = I am going to: { $choices }.
web-plan-made = I have chosen: { $choices }.
web-plan-why = More than my next best idea: { $reasons }.
web-plan-by-thumb = I go by rules of thumb here.
web-plan-won = Games in my mind that we win so: { $won } of { $games }.
web-connection-live = Connected
web-connection-reconnecting = Reconnecting
web-connection-polling = Slow connection
web-connection-offline = No connection
web-nothing-yet = Nothing has happened yet.
web-nothing-said = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-not-sent = Your message was not sent.
web-watcher = watching
web-watchers-apart = The players read this when the match is over.
web-watchers-heard = The players read this too.
web-watchers-heard-wish = Players read what spectators write while they play
web-more = Menu
web-my-seat-link = Copy my link
web-my-seat-link-text = With this private link you can continue on another device.
web-concede = Stop the match
web-concede-not = Keep playing
web-concede-text = If everyone at the table agrees, the match ends as it stands.
web-concede-waits = You want to stop. The match ends when everyone agrees.
web-resign = Stop or leave
web-resign-alone = Nobody plays on another device: the match ends at once, as it stands.
web-resign-still = Still to agree: { $names }.
web-resign-sure = End this match now?
web-resign-now = End it
web-leave-seat = Leave to a bot
web-leave-seat-text = You give up your seat for good. A bot ({ $level }) plays on in your place, so nobody else loses the match.
web-leave-seat-sure = Give up your seat for good?
web-leave-seat-now = Give it up
web-fullscreen = Full screen
web-fullscreen-off = Leave full screen
web-goal = Goal and icons
web-legend = What the icons mean
web-keys-hint = Press ? for keyboard shortcuts.
web-keys = Keyboard shortcuts
web-key-tab = Tab, arrows
web-key-tab-does = move between choices
web-key-enter = Enter
web-key-enter-does = choose, then confirm
web-key-escape = Esc
web-key-escape-does = undo
web-key-explain = I
web-key-explain-does = explain what is focused; again: the next thing on the table
web-key-rule = R
web-key-rule-does = open the rule behind what is explained
web-key-search = /
web-key-search-does = search the rules
web-key-possible = P
web-key-possible-does = what can I do?
web-key-hint = H
web-key-hint-does = hint, at a table for practice
web-key-why = W
web-key-why-does = why, in a guide
web-key-help = ?
web-key-help-does = show this help
web-pass-device = Pass the device to { $name }
web-pass-device-text = The table is covered until { $name } is ready.
web-i-am = I am { $name }

web-result-alone =
    { $you ->
        [yes] You finish
       *[no] { $name } finishes
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-result-won-together = You have won together!
web-result-lost-together = You have lost together.
web-result-all-won = Everybody has won together.
web-result-all-lost = Everybody has lost together.
web-result-team-won = You win, together with { $partners }!
web-options-clash = These options cannot be combined. Change them, or the number of seats.
web-winner = Winner
web-rematch = Rematch
web-rematch-same-deal = Rematch, same deal
web-rematch-same-deal-agreed = { $names } would play the same deal again. It begins when everybody agrees.
web-rematch-same-deal-not = Not the same deal
web-known-deal = This deal was played before: everybody can know what is hidden. The match counts for nothing.
web-join-rematch = Go to the rematch
web-replay = Replay
web-replay-of = Replay: { $title }
web-look-at-table = Look at the table
web-download-record = Download the record
web-review = Review
web-review-of = Review: { $title }
web-review-ask = Review the match
web-review-what = A bot plays your match again in its mind, up to a minute: who stood how well and when, which of your decisions cost most, what would have been better and why, and how much was luck.
web-review-not-yours = You did not sit in this match. Its players can have it reviewed, and share what they find.
web-review-waiting =
    { $count ->
        [0] It begins in a moment.
        [one] One other review comes first.
       *[other] { $count } other reviews come first.
    }
web-review-making = The match is being looked at again
web-review-steps = { $done } of { $steps }
web-review-go-away = You can leave this page; the review will be here when you come back.
web-review-chances = Chances of winning
web-review-chances-end = Chances of winning, at the end
web-review-percent = { $percent }%
web-review-moment = The decision that is looked at
web-review-costliest = What cost most
web-review-all = All decisions ({ $count })
web-review-decision = Decision { $number }
web-review-inaccuracy = inaccuracy
web-review-mistake = mistake
web-review-blunder = blunder
web-review-chosen = Chosen: { $choice }
web-review-better =
    Better: { $choice }, worth about { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }{ $percent ->
        [0] {"."}
       *[other] {" "}(chance of winning: +{ $percent }%).
    }
web-review-better-together = Better: { $choice } (chance of reaching the goal together: +{ $percent }%).
web-review-because = Because of: { $reasons }
web-review-reason = { $source } { $points }
web-review-error =
    Give or take { $error }, weighed in { $count ->
        [one] { $count } possible world
       *[other] { $count } possible worlds
    } from what could be known then.
web-review-weighed =
    Weighed in { $count ->
        [one] { $count } possible world
       *[other] { $count } possible worlds
    } from what could be known then.
web-review-unclear = { $choice } may have been better, but that is not certain.
web-review-best = Nothing better was found.
web-review-passed-over = Not weighed: it is what rules of thumb advise, or there was no time.
web-review-see-replay = In the replay
web-review-play-on = Play on from here
web-begins = Played on from a moment of another match, against bots; what could not be known then is dealt anew. It counts for nothing.
web-begins-where = The match it comes from
web-practice = Practice
web-practice-text = A table for practice: hints are given, and the match counts for nothing.
web-practice-wish = For practice: with hints, counts for nothing
web-rated = Rating
web-rated-usual = As usual
web-rated-usual-text = As usual: ratings move if at least two people with names play.
web-rated-yes = The match is rated
web-rated-no = The match is not rated
web-rated-is = Ratings move by this match.
web-unrated-is = No rating moves by this match.
web-unrated-guide = No rating moves: the game is learnt here.
web-unrated-own-edition = No rating moves: the edition is this server’s own.
web-unrated-played-from = No rating moves: it is played on from another match.
web-unrated-practice = No rating moves: the table is for practice.
web-unrated-known-deal = No rating moves: the deal was played before.
web-unrated-several-seats = No rating moves: one person has several seats.
web-unrated-outside-bot = No rating moves: a bot plays here from elsewhere.
web-unrated-no-rivals = No rating moves: nobody plays against anybody.
web-unrated-wished = No rating moves: the table was made so.
web-unrated-few-people = No rating moves as long as fewer than two people with names sit here.
web-hint = Hint
web-hint-thinking = Looking at what can be chosen…
web-hint-best = best
web-hint-as-good = as good
web-hint-by-rule = By rules of thumb; there was no time to weigh all.
web-hint-share = Your chance of winning with it: { $percent }%.
web-hint-because = Where it gains most over the next: { $source } (+{ $points }).
web-hint-even = Others are about as good.
web-hint-many = Many small things speak for it.
web-hint-others = Other options
web-review-nothing =
    No decision was clearly worse than another (weighed: { $count } of { $all }).{ $good ->
        [yes] {" "}Well played!
       *[no] {""}
    }
web-review-luck = At the beginning you could expect { $start }% of the victory; in the end it was { $result }%.
web-review-skill =
    { $own ->
        [even] Your decisions came to as much as those of an experienced player.
        [yes] Your decisions brought you { $percent }% more than those of an experienced player would have.
       *[no] Your decisions cost you { $percent }% beside those of an experienced player.
    }
web-review-fortune =
    { $alone ->
        [yes] Luck
       *[no] Luck and the others
    } { $good ->
        [even] made no difference.
        [yes] brought you { $percent }%.
       *[no] cost you { $percent }%.
    }{ $all ->
        [yes] {""}
       *[no] {" "}Decisions that were not weighed are counted there.
    }
web-review-habits = What you passed up most: { $sources }.
web-review-opinion = A bot’s opinion (games played in its mind: { $count }). It can be wrong.
web-review-share = Share
web-review-unshare = Stop sharing
web-review-shared = Everybody who has the link can read this review.
web-review-unshared = Only you can read this review.
web-review-list = Review of { $title }
web-fair-deal = Was the deal fair?
web-fair-deal-text = The hash below was fixed before the first move. The seed gives exactly this hash and this deal. Download the record and check it yourself with: tablee check { $file }
web-seed = Seed
web-seed-hash = Hash published at the start
web-back-to-table = Back to the table
web-moment = Moment { $number } of { $last }
web-copy-moment = Copy this moment
web-first = Start
web-step = Next
web-step-back = Back
web-round-next = Next round
web-round-back = Previous round
web-round-at = { $round } of { $last }
web-course-rounds-scale = Rounds
web-replay-keys = Arrows: one step. Page up and down: one round. Space: play.
web-seen-by = Seen by
web-seen-by-watcher = A spectator
web-hands = Everybody’s hidden things
web-hands-none = Nothing is hidden at this moment.
web-thinking = Thinking time
web-thinking-all = In all
web-thinking-each = Per move
web-thinking-most = Longest
web-thinking-text = From a question to its answer, of people only.
web-thought = { $name } thought about it for { $time }.
web-took-seconds = { $seconds } s
web-took-minutes = { $minutes } min { $seconds } s
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
web-play = Play
web-pause = Pause

web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Colours
web-theme-system = like the device
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Use light colours
web-theme-to-dark = Use dark colours
web-motion = Animations
web-motion-full = full
web-motion-reduced = reduced
web-motion-none = none
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-sound = Sounds
web-first-hints = Hints in first games
web-first-hints-text = Every kind of decision is explained once, beside what you can choose, until you have finished a few matches.
web-settings-kept = These settings are kept on this device only.

web-account-name = Account name
web-password = Password
web-sign-in = Sign in
web-sign-up = Create an account
web-sign-up-text = Your seats and matches stay yours, on every device. No e-mail needed.
web-sign-out = Sign out
web-signed-in = You are signed in as { $name }.
web-recover = Reset password
web-recover-text = With your recovery code you can set a new password.
web-recovery-code = Recovery code
web-recovery-code-text = Write it down: it is shown only once. With it you can set a new password if you forget yours.

web-privacy = Privacy
web-privacy-short = What is kept of you, and how long
web-privacy-lead = What this server keeps of you, for how long, and what you can do about it.
web-privacy-kept = What is kept
web-privacy-guest = As a guest: the name you choose, your seats, your moves and what you write at tables. After { $time } without a visit you are forgotten, and your seats become anonymous.
web-privacy-account = With an account: the same, the name of the account, and your password in a form from which nobody can read it. No e-mail, no real name. It stays until you delete it.
web-privacy-session = One cookie keeps this device signed in. After { $time } without use it is void.
web-privacy-table-alone = Unfinished tables of yours alone are deleted after { $time } without use.
web-privacy-table = Unfinished tables of several people are deleted after { $time } without use.
web-privacy-finished = Finished matches stay as long as one of their players is known here. Whoever has the link to the table can see them again.
web-privacy-standing = Ratings and statistics are made from your finished matches. Others see of them what your page shows, and nothing if you hide it. They go with you when you delete your data.
web-privacy-daily = Deals of the day you have played: the result under your name, for everybody to see. After the day everybody can watch how you played it.
web-privacy-chat = What is written at a table is deleted with the table.
web-privacy-report = When somebody reports a line of chat, that line and those around it are kept, with the names, for { $time }, so that those who run this server can look at them.
web-privacy-backup = Backups of the server hold what was there on their day, for as long as those who run it keep them.
web-privacy-not-kept = What is not kept
web-privacy-address = Tablée uses your network address to keep abuse away, and writes it down nowhere.
web-privacy-trackers = There are no trackers, no advertisements and no third-party servers.
web-privacy-yours = What you can do
web-privacy-yours-text = In your account you can download all that is kept of you, and delete it: your seats become anonymous, and what you wrote loses your name.

web-change-password = Change password
web-change-password-text = You stay signed in here; all other devices have to sign in again.
web-old-password = Current password
web-new-password = New password
web-password-changed = Your password is changed.
web-own-data = Your data
web-own-data-text = Download all that is kept of you here, or delete it for good.
web-export = Download my data
web-delete-account = Delete my account
web-delete-account-of = Delete your account?
web-forget-me = Forget me
web-forget-me-of = Shall this server forget you?
web-delete-account-text = This cannot be undone. You leave all tables: in running matches bots play on, finished ones stay without your name. Tables of yours alone are deleted.
web-account-deleted = All that was kept of you is deleted.

web-people = People at this table
web-mute = Mute
web-unmute = Unmute
web-remove-person = Remove
web-let-in = Let in again
web-is-muted = muted
web-is-removed = removed
web-muted = The host does not let you write at this table.
web-removed = The host has shown you the door: you cannot come to this table any more.
web-table-closed = Those who run this server have closed this table.
web-line-of = About this message by { $name }
web-report = Report
web-report-reason = What is wrong with it? (optional)
web-report-text = Those who run this server see the message, those around it, and who reports it.
web-reported = Thank you. The message is reported.
web-several-seats = One person may take several seats

web-about-what = Tablée is a digital table for modern board games. It knows the rules, deals the cards and counts the points; you bring the company, or play against bots.
web-about-fair = Every deal is fixed before the first move and can be checked afterwards: the hash of its seed is published at the start, the seed itself at the end.
web-about-private = No trackers, no third-party servers: one cookie remembers your seat, and your settings stay on your device.
web-about-open = Tablée is free software.
web-about-api = Let a program play here (API)

web-edition = About this edition
web-gallery = Cards and pieces
web-gallery-lead = Everything that lies on the table, as the table draws it, and what it does.
web-gallery-search = Search cards and pieces
web-gallery-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
web-gallery-next = Next
web-gallery-back = Back
web-gallery-larger = { $name }: look closer
web-edition-of-table = Edition
web-edition-usual = As it comes
web-edition-own-text = An edition of this server’s own. Matches of it move no ratings and are not among your results.
web-edition-try = Try it at a table
web-edition-differing = { $count ->
        [one] Only the one thing that differs
       *[other] Only the { $count } things that differ
    }
web-edition-undrawn = Left out, or not on the table
web-edition-is-added = New here
web-edition-is-removed = Left out here
web-edition-is-changed = Differs from the base
web-edition-change = { $field }: { $before } → { $after }
web-edition-what = No part of the original game’s artwork or text is used here. Rules and numbers come from three sources; each value below names its own.
web-edition-rulebook = Printed
    .meaning = Taken from a rulebook.
web-edition-public = Public
    .meaning = It is known from other public descriptions of the game.
web-edition-reconstructed = Reconstructed
    .meaning = The printed value is not known to us. This one was designed for Tablée and checked in thousands of simulated games.
web-edition-kind = Kind
web-edition-all = All
web-yes = yes
web-no = no
web-edition-counts =
    { $count ->
        [one] 1 value
       *[other] { $count } values
    }
web-edition-none = Everything in this game is common knowledge: nothing had to be reconstructed.

web-not-found = There is nothing here
web-not-found-text = This page or table does not exist, or no longer exists.
web-problem-unreachable = The server cannot be reached. Check your connection and try again.
web-problem-unknown = Something went wrong. Please try again.

web-tab-turns = ({ $count }) Your move – Tablée

# --- bots of one's own ---

web-bots = Your bots
web-bots-text = Programs of your own can play here: each with a token, at your tables or by the link of a seat. Everybody at the table sees that it is a bot, and that it is yours.
web-bots-none = You have no bots yet.
web-bots-need-account = You answer for your bots by name. Create an account first, and come back.
web-bots-name = What it is called
web-bots-make = Make a bot
web-bots-token = The token of { $bot }
web-bots-token-once = It is shown now and never again. Whoever has it plays as this bot.
web-bots-copy = Copy the token
web-bots-renew = New token
web-bots-remove = Remove
web-bots-sure = Remove it
web-bots-sits = { $tables ->
        [0] Sits at no table.
        [one] Sits at { $tables } table.
       *[other] Sits at { $tables } tables.
    }

web-notices = Notices
web-notices-lead = When it is your turn and you are not at the table, you are told: once for every question, with the game, the table, what is asked and until when.
web-notices-link = Be told when it is your turn
web-notices-device = This device
web-notices-here = Tell me here
web-notices-here-text = The browser shows a notice, even if no page of Tablée is open.
web-notices-here-on = You are told on this device.
web-notices-denied = This browser allows no notices from this site. Its settings can change that.
web-notices-unable = This browser shows no notices here. It needs a page with https; on an iPhone, Tablée has to be on the home screen.
web-install = Install Tablée
web-install-text = Installed, Tablée has a window and a sign of its own, with the number of tables that wait for you.
web-notices-places = Where you are told
web-notices-how = Another place
web-notices-kind-push = A browser
web-notices-kind-ntfy = ntfy
web-notices-kind-discord = Discord
web-notices-kind-webhook = Webhook
web-notices-kind-mail = E-mail
web-notices-help-ntfy = The address of a topic that only you know, such as https://ntfy.sh/my-own-topic.
web-notices-help-discord = The address of a webhook. Everybody who reads its channel sees the notices.
web-notices-help-webhook = A public address with https, to which we post JSON.
web-notices-help-mail = You get a code first. Nothing else is sent before you enter it here.
web-notices-address = Address
web-notices-add = Add
web-notices-test = Send a test
web-notices-tested = Sent.
web-notices-remove = Remove
web-notices-code = Code from the e-mail
web-notices-confirm = Confirm
web-notices-failed = Nothing is sent there any more, until a test arrives.
web-notices-quiet = Quiet hours
web-notices-quiet-on = Do not disturb me every day
web-notices-quiet-from = From
web-notices-quiet-until = Until
web-notices-quiet-text = By the clock where you are ({ $zone }). What is still needed comes when they end.
web-notices-saved = Saved.
web-notices-table = Tell me of this table when I am away

web-stop = No more notices
web-stop-text = Nothing more will be sent to where this link came from.
web-stop-now = Send nothing more
web-stop-done = Done. Nothing more will be sent there.

web-offline = No connection to the server
web-offline-moves = What you have chosen and confirmed is kept on this device and sent once when the connection is back.
web-offline-tables = Your tables wait on the server, which knows the rules: those with bots and those with one device for all, too.
web-offline-own = A server on your own machine or in your home network needs no internet: there, such games go on.

web-privacy-notices = Where you want to be told that it is your turn, until you remove it. The message passes through whoever runs that place; what goes to a browser can be read by nobody on the way.

### What the web client says, whatever the game.

web-page-title = Tablée – board games at one table
web-navigation = Main navigation
web-home-heading = Sit down and play.
web-home-lead = Board games in your browser: against bots at once, or with friends by a link. No account needed.
web-games = Games
web-play-now = Play now
web-invite = Invite
web-options = Options
web-rules = Rules
web-rule = Rule { $rule }
web-players = { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
web-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-my-tables = Your tables
web-past-tables = Finished matches
web-public-tables = Open tables
web-no-public-tables = Nobody is waiting at an open table right now. Start one, and others can join.
web-free-seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-your-move = Your move
web-status-waiting = not started yet
web-status-playing = in play
web-status-over = finished
web-loading = One moment …
web-try-again = Try again
web-about = About Tablée
web-settings = Settings
web-account = Account
web-guest = Guest
web-you = you
web-bot-random = Random bot
web-bot-greedy = Greedy bot
web-bot-expert = Experienced bot
web-bot-level = Kind of bot
web-name-numbered = { $name } { $number }
web-free-seat = Free seat
web-close = Close
web-save = Save
web-to-home = To the first page

web-new-table = New table
web-new-table-of = A new table of { $title }
web-table-of = A table of { $title }
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-bot = Bot
web-seat-link = By private link
web-seat-open = Whoever comes
web-add-seat = Add a seat
web-remove-seat = Remove the last seat
web-game-options = How we play
web-presets = Presets
web-preset-first = First game
web-preset-standard = Standard
web-preset-expert = Expert
web-time = Time and company
web-clock = Clock
web-clock-none = No clock
web-clock-bank = Time for the whole match
web-clock-days = Days for every move
web-clock-increment = Added with every move
web-clock-plus = + { $seconds } s a move
web-clock-is-bank = { $minutes } min, + { $increment } s a move
web-clock-is-days = { $days ->
        [one] 1 day for every move
       *[other] { $days } days for every move
    }
web-absence = When somebody stays away
web-absence-wait = we wait
web-absence-bot-until-return = a bot plays until they return
web-absence-bot-to-the-end = a bot plays to the end
web-public-table = List this table on the first page
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
web-sit-down = Sit down
web-sit-here = Sit here
web-leave = Leave the table
web-start = Start the match
web-waiting-open = Free seat
web-waiting-link = Waiting for a guest
web-connected = here
web-not-connected = not here
web-waiting-for-seats = { $count ->
        [one] One seat is still free. Invite somebody, or give it to a bot.
       *[other] { $count } seats are still free. Invite somebody, or give them to bots.
    }
web-all-here = Everybody is here.
web-waiting-for-host = Everybody is here. The host starts the match.
web-join = You are invited to a table

web-table-opens = The table is being set …
web-on-the-table = On the table
web-choices = What you can choose
web-parts = Parts of the table
web-tab-board = Board
web-tab-me = Me
web-tab-others = Others
web-tab-history = History
web-side-history = History
web-side-chat = Chat
web-tab-your-move = ● Your move – { $title }
web-prompt-confirm = Confirm your choice, or choose again.
web-prompt-revealing = Look what happens.
web-prompt-missed = This has happened since you were last here.
web-pick-more = { $count ->
        [one] One more belongs to it.
       *[other] { $count } more belong to it.
    }
web-see-moment = See this moment
web-missed = Since you were last here
web-learn = Learn
web-learn-confirm = Nothing counts until you confirm. Until then you can choose something else or take it back.
web-learn-locked = Your choice lies hidden until everybody has chosen. As long as somebody is thinking, you can unlock it.
web-learn-group = Choose { $count } things here, in any order. A second click puts one back.
web-learn-got-it = Got it
web-learn-stop = End the hints
web-prompt-going-on = The match goes on …
web-prompt-waiting = Waiting for { $names }.
web-prompt-locked = Your choice is locked. Waiting for { $names }.
web-no-undo-after = After this, something new is revealed: no undo.
web-undo = Undo
web-undo-all = Undo all
web-confirm = Confirm
web-unlock = Unlock
web-skip = Skip
web-scores = Score sheet
web-course = Score over the match
web-course-rounds = Dashed: a new round begins.
web-seat-is-thinking = thinking
web-seat-is-chosen = has chosen
web-seat-is-locked = locked
web-seat-is-away = away
web-seat-would-end = would end it
web-bot-stands-in = a bot stands in
web-connection-live = Connected
web-connection-reconnecting = Reconnecting
web-connection-polling = Slow connection
web-connection-offline = No connection
web-nothing-yet = Nothing has happened yet.
web-nothing-said = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-not-sent = Your message was not sent.
web-more = More
web-my-seat-link = Copy the link to my seat
web-my-seat-link-text = With this private link you go on playing on another device.
web-concede = Agree to end the match now
web-concede-not = Go on playing after all
web-concede-text = If all people at the table agree, the match ends as it stands.
web-concede-waits = You have agreed to end the match. It ends when all others agree too.
web-keys-hint = Press ? for the keys.
web-keys = Keys
web-key-tab = Tab, arrows
web-key-tab-does = move through what can be chosen
web-key-enter = Enter
web-key-enter-does = choose, then confirm
web-key-escape = Esc
web-key-escape-does = take back
web-key-help = ?
web-key-help-does = show this sheet
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
web-result-all-won = All have won together.
web-result-all-lost = All have lost together.
web-result-team-won = You win, together with { $partners }!
web-options-clash = These choices do not go together. Change the options, or the number of seats.
web-winner = Winner
web-rematch = Rematch
web-rematch-same-deal = Rematch with the same deal
web-join-rematch = Go to the rematch
web-replay = Replay
web-replay-of = Replay: { $title }
web-look-at-table = Look at the table
web-download-record = Download the record
web-fair-deal = Was the deal fair?
web-fair-deal-text = The hash below was fixed before the first move. The seed gives exactly this hash and this deal. Download the record and check it yourself with: tablee check { $file }
web-seed = Seed
web-seed-hash = Hash published at the start
web-back-to-table = Back to the table
web-moment = Moment { $number } of { $last }
web-copy-moment = Copy the link to this moment
web-first = Start
web-step = Next
web-step-back = Back
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
web-motion = Motion
web-motion-full = full
web-motion-reduced = reduced
web-motion-none = none
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-sound = Sounds
web-settings-kept = These settings are kept on this device only.

web-account-name = Account name
web-password = Password
web-sign-in = Sign in
web-sign-up = Create an account
web-sign-up-text = Your seats and matches stay yours, on every device. No e-mail needed.
web-sign-out = Sign out
web-signed-in = You are signed in as { $name }.
web-recover = Forgotten password
web-recover-text = With your recovery code you can set a new password.
web-recovery-code = Recovery code
web-recovery-code-text = Write it down: it is shown only once, and sets a new password when the old one is forgotten.

web-about-what = Tablée is a digital table for modern board games. It knows the rules, deals the cards and counts the points; you bring the company, or play against bots.
web-about-fair = Every deal is fixed before the first move and can be checked afterwards: the hash of its seed is published at the start, the seed itself at the end.
web-about-private = No trackers, no foreign servers: one cookie remembers your seat, and your settings stay on your device.
web-about-open = Tablée is free software.
web-about-api = How programs can play here

web-edition = About this edition
web-edition-what = No part of the original game’s artwork or text is used here. Rules and numbers come from three sources; every value below says which.
web-edition-rulebook = Printed
    .meaning = It stands in a rulebook.
web-edition-public = Public
    .meaning = It is known from other public descriptions of the game.
web-edition-reconstructed = Reconstructed
    .meaning = The printed value is not known to us. This one was designed for Tablée and checked in thousands of simulated games.
web-edition-items = Item
web-edition-counts =
    { $count ->
        [one] 1 value
       *[other] { $count } values
    }
web-edition-none = Everything in this game is common knowledge: nothing had to be reconstructed.

web-not-found = There is nothing here
web-not-found-text = This page or table does not exist, or no longer.
web-problem-unreachable = The server cannot be reached. Check your connection and try again.
web-problem-unknown = Something went wrong. Please try again.

## Goofspiel

web-goofspiel-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-goofspiel-at-stake =
    { $points ->
        [one] 1 point at stake
       *[other] { $points } points at stake
    }
web-goofspiel-carried =
    { $count ->
        [one] carried over
       *[other] { $count } carried over
    }
web-goofspiel-prize = Prize { $prize }
web-goofspiel-prize-help =
    { $prize ->
        [one] Worth 1 point
       *[other] Worth { $prize } points
    } to whoever alone bids the highest card.
web-goofspiel-prize-hidden = A hidden prize
web-goofspiel-prize-hidden-help = It is turned up when all bids are in.
web-goofspiel-deck =
    { $count ->
        [0] No prizes to come.
       *[other] To come: { $prizes }. { $points ->
            [one] 1 point
           *[other] { $points } points
        } in all.
    }
web-goofspiel-holds =
    { $count ->
        [0] No cards left
       *[other] Still has { $cards }
    }
web-goofspiel-won =
    { $points ->
        [0] No prizes yet
        [one] Has won { $prizes }: 1 point
       *[other] Has won { $prizes }: { $points } points
    }
web-goofspiel-leads = in the lead
web-goofspiel-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    } of { $players }
web-goofspiel-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    } { $players }
web-goofspiel-level = Level with { $players }
web-goofspiel-state-thinking = thinking
web-goofspiel-state-chosen = chosen
web-goofspiel-state-locked = locked in
web-goofspiel-slot-none = { $player } has not bid yet.
web-goofspiel-slot-back = { $player }: a card, face down
web-goofspiel-slot-peek = Your { $card }, face down
web-goofspiel-slot-front = { $player } bids { $card }.
web-goofspiel-slot-last = Last bid of { $player }: { $card }
web-goofspiel-card = Card { $card }
web-goofspiel-card-help =
    { $stronger ->
        [0] Nobody else has a higher card left: it can be tied, but not beaten.
        [one] One other player still has a higher card.
       *[other] { $stronger } other players still have a higher card.
    } Each card can be bid only once.
web-goofspiel-over =
    { $count ->
        [0] Nobody has won a prize.
        [one] { $players } wins with { $points } points.
       *[other] { $players } share the victory with { $points } points.
    }

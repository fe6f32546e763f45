title = Sample Game
tagline = Dites en une phrase ce que l’on y fait.
goal = Emportez des manches avec vos cartes : qui a le plus de points à la fin l’emporte.

card = { $name }
seat = Place { $name }

ask-play-card = Jouez une carte.
    .help = La carte la plus forte emporte la manche.
    .hint = La carte la plus forte emporte la manche ; chaque carte ne sert qu’une fois.

verb-play = Jouer le { $target }

event-play =
    { $you ->
        [yes] Vous jouez le { $card }.
       *[no] { $seat } joue le { $card }.
    }
event-win =
    { $you ->
        [yes] Vous emportez la manche.
       *[no] { $seat } emporte la manche.
    }

refusal-not-in-hand = Le { $card } n’est pas dans votre main.

score-rounds = Manches

field-deck = Pioche
field-discard = Défausse
field-starter = A commencé
field-hand = Main
field-played = Carte jouée
field-points = Points

option-hand = Cartes en main
round-number = Manche { $round }

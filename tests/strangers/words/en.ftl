cards-title = Cards
cards-about = Three seats, three cards each: the highest card that no one else plays scores.

cards-position = '{ $given }' is not a position. Write it like 000 777 000.
cards-action = '{ $given }' cannot be played. Write { $actions }.
cards-forms = play 3: play your card 3 face down

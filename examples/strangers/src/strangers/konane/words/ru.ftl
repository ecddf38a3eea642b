konane-title = Конане
konane-about = Прыгайте и берите; кто не может взять, проигрывает.

konane-option-setup = Снятые в начале камни
konane-option-chains = Несколько взятий подряд

konane-value-setup-centre = В центре
konane-value-setup-edge = У края

konane-help-chains = Камень, который взял, может брать дальше в том же направлении.

konane-reason-no-capture = Проигравший не может взять.

## Pieces

piece-konane-stone = камень

## Sides

side-konane-lava = лава
    .player = Лава
side-konane-coral = коралл
    .player = Коралл

photon-title = Фотон
photon-about = Каждый ход стреляют все стрелки. Встречные лучи гасят друг друга.
photon-tip = Выстрелили все стрелки, ваши и чужие. Так после каждого хода, чей бы он ни был.

photon-option-preset = Вариант
photon-option-mirror_model = Какие стороны зеркала отражают
photon-option-collisions = Встречные лучи гасят друг друга
photon-option-collide_on_pieces = Лучи, встретившиеся на фигуре, её щадят
photon-option-dead_draw = Ничья, когда стрелков не осталось
photon-option-no_action = Сторона без хода
photon-option-ply_limit = Ничья после стольких ходов
photon-option-quiet_limit = Ничья после стольких ходов без попаданий
photon-option-repetition_draw = Ничья, когда позиция повторится столько раз
photon-option-block_rotation = Блоки можно поворачивать

photon-help-preset = Задаёт начальную позицию и остальные настройки.
photon-help-ply_limit = 0: никогда
photon-help-quiet_limit = 0: никогда
photon-help-repetition_draw = 0: никогда
photon-help-block_rotation = Такой поворот ничего не меняет: это способ пропустить ход.

photon-value-preset-document = Обычный
photon-value-preset-literal = Строго по источнику
photon-value-preset-face = Плоские зеркала
photon-value-preset-origin = Первая версия
photon-value-mirror_model-document = Две у светлого угла
photon-value-mirror_model-face = Две перед плоскостью
photon-value-mirror_model-two_sided = Все четыре
photon-value-no_action-loss = Проигрывает
photon-value-no_action-draw = Ничья
photon-value-no_action-pass = Пропускает ход

photon-reason-both-kings = Пали оба короля.
photon-reason-no-shooters = Стрелков не осталось.

photon-why-damaged = Чужие фигуры не задеты.

photon-lesson-fire-title = Стреляют все
photon-lesson-fire-task = Красные фигуры внизу ваши. Поверните своего стрелка и посмотрите, кто стреляет.
photon-lesson-fire-hint = Выберите стрелка, потом стрелку поворота: рядом с ним, под доской или клавиши q и e.
photon-lesson-fire-done = После каждого хода, чей бы он ни был, все стрелки обеих сторон стреляют разом.
photon-lesson-mirror-title = Зеркала
photon-lesson-mirror-task = Зеркало поворачивает луч, попавший в его светлую голову, и бьётся с других сторон. Поверните луч своего стрелка.
photon-lesson-mirror-hint = Ваш стрелок стреляет влево. Поднимите зеркало под его луч или опустите стрелка в ряд зеркала.
photon-lesson-mirror-done = Луч попал в светлую голову и повернул под прямым углом.
photon-lesson-block-title = У блока два очка
photon-lesson-block-task = У блока два очка, у всех остальных одно. Попадите в синий блок.
photon-lesson-block-hint = Он стоит над вашим стрелком. Поверните стрелка по часовой стрелке, чтобы он стрелял вверх.
photon-lesson-block-done = Блок потерял одно очко из двух. Второе попадание, и его не станет.
photon-lesson-capture-title = Уничтожить
photon-lesson-capture-task = Каждое попадание отнимает очко. Уничтожьте синего стрелка.
photon-lesson-capture-hint = Ваше зеркало посылает луч вправо. Поверните его против часовой стрелки, и он пойдёт влево.
photon-lesson-capture-done = Больше одного очка у него не было: синего стрелка нет. Последний его луч всё же вылетел, ведь все стреляют разом.
photon-lesson-meet-title = Встреча лучей
photon-lesson-meet-task = Два встретившихся луча гасят друг друга. Синий стрелок целится в вашего: ответьте своим лучом.
photon-lesson-meet-hint = Поверните стрелка по часовой стрелке, чтобы он стрелял прямо навстречу.
photon-lesson-meet-done = Лучи встретились на полпути и погасли. Никто не задет.
photon-lesson-danger-title = Берегите короля
photon-lesson-danger-task = Как только вы сделаете ход, синий стрелок попадёт в вашего короля, а без короля партия проиграна. Спасите его.
photon-lesson-danger-hint = Отойдите королём, но не под свой луч. Или задвиньте между ними блок: он выдержит попадание.
photon-lesson-danger-done = Король цел. Перед каждым ходом смотрите на все лучи, и на свои тоже.
photon-lesson-win-title = Победа
photon-lesson-win-task = Побеждает тот, кто уничтожит чужого короля. Сделайте это за один ход.
photon-lesson-win-hint = Король стоит над вашим зеркалом. Поверните зеркало по часовой стрелке.
photon-lesson-win-done = Луч пошёл вверх и попал в синего короля: вы победили.

## Pieces

piece-photon-king = король

## Sides

side-photon-red = красные
    .player = Красные
side-photon-blue = синие
    .player = Синие

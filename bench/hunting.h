/* How good a position is: the kernels of src/obelisk/games/laser/hunting.py that a plain search needs, written by hand in C.
 *
 * A game of lasers and pharaohs includes this file after its rules and before search.h.
 */
enum { TERMS = 15, WIN_AT_ONCE = 20000, MOST_SHOT = 300, MOST_RING = 40 };
enum { OWN = 1, OTHER = 2 };

static const int VALUE[8] = {[PHARAOH] = WIN_AT_ONCE, [PYRAMID] = 100, [ANUBIS] = 130, [EYE] = 200};
static int8_t ROW[KEYS], COLUMN[KEYS];

typedef struct {
    uint8_t lit[KEYS], pharaoh[2], pieces[81];
    int32_t count[16], near[16], strikes[2], reach[2], length[2];
} Notes;

static void make_evaluation_tables(void) {
    for (int cell = 0; cell < KEYS; cell++) {
        ROW[cell] = cell / STRIDE;
        COLUMN[cell] = cell % STRIDE;
    }
}

static inline int owner_of(int piece) { return (piece >> 5) - 1; }

static inline int kind_and_owner(int piece) { return kind_of(piece) + 8 * (piece >> 6); }

static inline int distance(int one, int other) {
    int rows = abs(ROW[one] - ROW[other]), columns = abs(COLUMN[one] - COLUMN[other]);
    return rows > columns ? rows : columns;
}

static inline int shoot(State *s, int seat, Scratch *shot) {
    int side = s->side, value = 0;
    shot->beams = shot->strikes = 0;
    s->side = seat;
    fire(s, shot);
    s->side = side;
    for (int i = 0; i < shot->strikes; i++) {
        int piece = s->board[shot->struck[i]], worth = VALUE[kind_of(piece)];
        value += owner_of(piece) == seat ? -worth : worth;
    }
    return value;
}

static inline void survey(const State *s, Notes *notes) {
    memset(notes->count, 0, sizeof notes->count);
    memset(notes->near, 0, sizeof notes->near);
    notes->pharaoh[0] = notes->pharaoh[1] = 0;
    int found = 0;
    for (int row = FIRST_ROW; row <= LAST_ROW; row += STRIDE)
        for (int square = row; square < row + 10; square++) {
            notes->pieces[found] = square;
            found += s->board[square] != EMPTY;
        }
    for (int i = 0; i < found; i++) {
        int square = notes->pieces[i], piece = s->board[square];
        notes->count[kind_and_owner(piece)]++;
        if (kind_of(piece) == PHARAOH) notes->pharaoh[owner_of(piece)] = square;
    }
    for (int i = 0; i < found; i++) {
        int square = notes->pieces[i], piece = s->board[square];
        notes->near[kind_and_owner(piece)] += 9 - distance(square, notes->pharaoh[1 - owner_of(piece)]);
    }
}

static void look(State *s, Notes *notes, Scratch *shot) {
    memset(notes->lit, 0, sizeof notes->lit);
    survey(s, notes);
    for (int turn = 0; turn < 2; turn++) {
        int seat = s->side ^ turn, reach = 0;
        notes->strikes[turn] = shoot(s, seat, shot);
        int half = ROW[notes->pharaoh[1 - seat]] >= 5, steps = shot->start[shot->beams];
        for (int i = 0; i < steps; i++) {
            int cell = shot->path[i];
            notes->lit[cell] |= OWN << turn;
            reach += (ROW[cell] >= 5) == half;
        }
        notes->lit[shot->origin[0]] |= OWN << turn;
        notes->reach[turn] = reach;
        notes->length[turn] = steps;
    }
}

typedef struct {
    int squares, crossing, beside;
} Exposure;

static inline Exposure exposure(const State *s, int seat, int light, const Notes *notes) {
    Exposure found = {0, 0, 0};
    for (int way = 0; way < 4; way++) {
        int square = notes->pharaoh[seat], heading = way;
        for (int i = 0; i < MOST_RING; i++) {
            square += STEP[heading];
            int piece = s->board[square];
            if (piece == EDGE) break;
            if (piece != EMPTY) heading = EFFECTS[4 * piece + heading];
            if (heading >= LEAVES) break;
            found.squares++;
            if (notes->lit[square] & light) {
                found.crossing++;
            } else {
                int around = 0;
                for (int side = 0; side < 4; side++) around |= notes->lit[square + STEP[side]];
                found.beside += (around & light) != 0;
            }
        }
    }
    return found;
}

static inline int guards(const State *s, int seat, const Notes *notes) {
    int count = 0;
    for (int way = 0; way < 4; way++) count += owner_of(s->board[notes->pharaoh[seat] + STEP[way]]) == seat;
    return count;
}

static inline int lead(const int32_t *numbers, int kind, int seat) {
    int ahead = numbers[kind] - numbers[kind + 8];
    return seat ? -ahead : ahead;
}

static inline int least(int one, int other) { return one < other ? one : other; }

static inline void measure(const State *s, const Notes *notes, int32_t *terms) {
    int side = s->side, other = 1 - side;
    int now_won = notes->strikes[0], then_lost = notes->strikes[1];
    Exposure ours = exposure(s, side, OTHER, notes), theirs = exposure(s, other, OWN, notes);
    terms[0] = lead(notes->count, PYRAMID, side);
    terms[1] = lead(notes->count, ANUBIS, side);
    terms[2] = lead(notes->count, EYE, side);
    terms[3] = least(now_won, MOST_SHOT);
    terms[4] = -least(then_lost, MOST_SHOT);
    terms[5] = ours.squares - theirs.squares;
    terms[6] = ours.crossing - theirs.crossing;
    terms[7] = ours.beside - theirs.beside;
    terms[8] = notes->reach[0] - notes->reach[1];
    terms[9] = notes->length[0] - notes->length[1];
    terms[10] = lead(notes->near, SCARAB, side);
    terms[11] = lead(notes->near, PYRAMID, side);
    terms[12] = guards(s, side, notes) - guards(s, other, notes);
    terms[13] = then_lost >= WIN_AT_ONCE / 2;
    terms[14] = 1;
}

static inline int expected(const Notes *notes) { return notes->strikes[0]; }

static inline int promise(State *s, int action, const Notes *notes, Scratch *shot) {
    if (action == CLAIM) return 0;
    int square = action >> 8, to = action & 255, turns = to == CLOCKWISE || to == COUNTER;
    int lit = notes->lit[square] | (turns ? 0 : notes->lit[to]);
    if (!(lit & OWN)) return notes->strikes[0];
    int piece = s->board[square], target = s->board[to];
    s->board[square] = turns ? turned(piece, to) : target;
    if (!turns) s->board[to] = piece;
    int value = shoot(s, s->side, shot);
    if (!turns) s->board[to] = target;
    s->board[square] = piece;
    return value;
}

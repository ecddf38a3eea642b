/* The board of Xionghan chess, the definitions of its rulebook and the moves of its pieces: board.py, definitions.py
 * and moves.py of src/obelisk/games/xionghan, written by hand in C. Functions have the names of the kernels.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { STRIDE = 15, CELLS = 225, POINTS = 169, CODES = 48, NOWHERE = 0 };
enum { RED, BLACK, NOBODY = -1 };
enum { EMPTY, KING, ROOK, HORSE, ELEPHANT, ADVISOR, CANNON, PAWN };
enum { WARDEN = 8, ARCHER, BOULDER, ARMOUR, ASSASSIN, SHIELD, PATROL, KINDS = 14, EDGE = 15 };
enum { UP = 0, RIGHT = 2, DOWN = 4, LEFT = 6 };
enum { REVIVAL = 15, MOST_ACTIONS = 169 * 24 + 13 * 3 * 12 + 7 + 1 };
enum { CAPTURED = 1, HIT_BY_LINE, EXCHANGED };
enum { OPTIONAL, MANDATORY, NO_PROMOTION };
enum { FREEZES_ALL, FREEZES_ALL_BUT_KING, FREEZES_ASSASSIN, FREEZES_NOTHING };
enum { STRICT, SIMPLE, NEVER };
enum { FACES_ON_COLUMN, FACES_ON_LINE, FACING_DRAWS };
enum { ONGOING, KING_REMOVED, PALACE_ENTERED, CHECKMATE, STALEMATE };
enum { FACING = 5, REPETITION, PERPETUAL, INSUFFICIENT, NO_PROGRESS };

typedef struct {
    uint64_t zobrist, places[2][4], shields[2][4], dead;
    int64_t quiet, ply, repeats;
    int32_t quiet_limit, checks[2], absent;
    uint16_t rows[STRIDE + 1], columns[STRIDE + 1]; /* as places, of the kernels alone: a yardstick walks */
    uint16_t pool[CODES];
    uint8_t count[CODES], board[CELLS], kings[2], side, check, stuck, lasting, over;
    int8_t winner;
    uint8_t king_can_leave_palace, king_lose_diagonal_outside_palace, king_can_diagonal_in_palace;
    uint8_t shi_can_leave_palace, shi_gain_straight_outside_palace;
    uint8_t xiang_can_cross_river, xiang_gain_jump_two_outside_river, ma_can_straight_three;
    uint8_t pawn_backward_at_base_enabled, pawn_full_movement_at_base_enabled, crossing_row, pawn_fast_march;
    uint8_t promotion, pawn_resurrection, wei_can_capture, wei_facing, she_track, pinch_from_origin, lei_isolation;
    uint8_t jia_scope, jia_diagonal, ci_exchange, dun_adjacency, dun_protects_king, dun_disarms, indirect_check;
    uint8_t stalemate, perpetual_check, insufficient_material, kings_face, palace_entry_wins;
} State;

typedef struct {
    int32_t changes, deaths, check;
    uint8_t cell[256], before[256], after[256];
    uint8_t death_cell[256], death_piece[256], death_cause[256], death_line[256][3], hit[CELLS];
} Notes;

typedef struct {
    Notes done, trial;
    uint16_t found[MOST_ACTIONS];
} Scratch;

/* The record comes from Python as it lies in memory. */
_Static_assert(sizeof(State) == 656 && offsetof(State, palace_entry_wins) == 655, "not the record of the kernels");

static const int STEP[8] = {-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1};
static const int FAR_ROW[2] = {0, 12}, FORWARD[2] = {UP, DOWN};
static const int ARRIVALS[2][3] = {{DOWN, LEFT, RIGHT}, {UP, LEFT, RIGHT}};
static int8_t ROW[CELLS], COLUMN[CELLS];
static uint8_t SQUARES[POINTS], PALACE[2][CELLS], STATION[CELLS], PAWN_POINTS[2][7];
static uint64_t PIECE_KEYS[CODES][CELLS], SIDE_KEY;

static void make_tables(void) {
    for (int cell = 0; cell < CELLS; cell++) {
        ROW[cell] = cell / STRIDE - 1;
        COLUMN[cell] = cell % STRIDE - 1;
    }
    for (int i = 0; i < POINTS; i++) {
        int row = i / 13, column = i % 13, point = (row + 1) * STRIDE + column + 1;
        SQUARES[i] = point;
        PALACE[RED][point] = row >= 9 && row <= 11 && column >= 5 && column <= 7;
        PALACE[BLACK][point] = row >= 1 && row <= 3 && column >= 5 && column <= 7;
        STATION[point] = row % 3 == 0 && column % 3 == 0 && (row + column) % 2 == 0;
        if (row == 8 && column % 2 == 0) PAWN_POINTS[RED][column / 2] = point;
        if (row == 4 && column % 2 == 0) PAWN_POINTS[BLACK][column / 2] = point;
    }
}

/* board.py */

static inline int kind_of(int piece) { return piece & 15; }
static inline int owner_of(int piece) { return (piece >> 4) - 1; }
static inline int piece_of(int seat, int kind) { return 16 * (seat + 1) + kind; }

static inline void put(State *s, int point, int piece) {
    int old = s->board[point];
    s->board[point] = piece;
    s->count[old]--;
    s->count[piece]++;
    if (kind_of(old) == KING) s->kings[owner_of(old)] = NOWHERE;
    if (kind_of(piece) == KING) s->kings[owner_of(piece)] = point;
}

static inline int move_code(int start, int target) { return start << 8 | target; }
static inline int revival_code(int point) { return REVIVAL << 8 | point; }

static inline int promotion_code(int seat, int start, int target, int kind) {
    int arrival = ROW[start] != ROW[target] ? 0 : start < target ? 1 : 2;
    return kind << 8 | seat << 6 | arrival << 4 | COLUMN[target];
}

static inline int is_revival(int action) { return action >> 8 == REVIVAL; }
static inline int promotes_to(int action) { return action >> 8 < REVIVAL ? action >> 8 : EMPTY; }

static inline int target_of(int action) {
    if (promotes_to(action) == EMPTY) return action & 255;
    return (FAR_ROW[action >> 6 & 1] + 1) * STRIDE + (action & 15) + 1;
}

static inline int start_of(int action) {
    if (promotes_to(action)) return target_of(action) + STEP[ARRIVALS[action >> 6 & 1][action >> 4 & 3]];
    return is_revival(action) ? NOWHERE : action >> 8;
}

/* definitions.py */

static inline int in_palace(int seat, int point) { return PALACE[seat][point]; }

static inline int crossed(const State *s, int seat, int point) {
    return seat == RED ? ROW[point] <= 6 - s->crossing_row : ROW[point] >= 6 + s->crossing_row;
}

static inline int on_patrol_row(int point) { return ROW[point] == 5 || ROW[point] == 7; }
static inline int occupied(const State *s, int point) { return s->board[point] != EMPTY && s->board[point] != EDGE; }

static inline int first_piece(const State *s, int point, int way) {
    do point += STEP[way];
    while (s->board[point] == EMPTY);
    return point;
}

static inline int kings_facing(const State *s) {
    int one = s->kings[0], other = s->kings[1], way;
    if (one == NOWHERE || other == NOWHERE) return 0;
    if (COLUMN[one] == COLUMN[other])
        way = one < other ? DOWN : UP;
    else if (s->kings_face == FACES_ON_LINE && ROW[one] == ROW[other])
        way = one < other ? RIGHT : LEFT;
    else
        return 0;
    return first_piece(s, one, way) == other;
}

static inline int facing_is_banned(const State *s) { return s->kings_face != FACING_DRAWS && kings_facing(s); }
static inline int facing_draws(const State *s) { return s->kings_face == FACING_DRAWS && kings_facing(s); }

static inline int can_be_frozen(const State *s, int kind) {
    if (s->wei_facing == FREEZES_ALL_BUT_KING) return kind != KING;
    if (s->wei_facing == FREEZES_ASSASSIN) return kind == ASSASSIN;
    return s->wei_facing == FREEZES_ALL;
}

static inline int facing_warden(const State *s, int point) {
    int piece = s->board[point], warden = piece_of(1 - owner_of(piece), WARDEN);
    if (s->count[warden] == 0 || !can_be_frozen(s, kind_of(piece))) return NOWHERE;
    for (int way = 0; way < 8; way += 2) {
        int first = first_piece(s, point, way);
        if (s->board[first] == warden) return first;
    }
    return NOWHERE;
}

static inline int frozen(const State *s, int point) { return facing_warden(s, point) != NOWHERE; }

static inline int pinched(const State *s, int point, int way) {
    return occupied(s, point + STEP[way - 1]) && occupied(s, point + STEP[(way + 1) & 7]);
}

static inline int isolated(const State *s, int boulder, int way) {
    if (s->lei_isolation)
        return !occupied(s, boulder + STEP[(way + 1) & 7]) && !occupied(s, boulder + STEP[(way - 1) & 7]);
    int target = boulder + STEP[way], colour = s->board[target] >> 4;
    for (int straight = 0; straight < 8; straight += 2)
        if (s->board[target + STEP[straight]] >> 4 == colour) return 0;
    return 1;
}

static inline int shield_beside(const State *s, int point, int seat) {
    int shield = piece_of(seat, SHIELD);
    if (s->count[shield])
        for (int way = 0; way < 8; way += s->dun_adjacency == 0 ? 1 : 2)
            if (s->board[point + STEP[way]] == shield) return point + STEP[way];
    return NOWHERE;
}

static inline int protector(const State *s, int point) {
    int piece = s->board[point], kind = kind_of(piece);
    if (kind == SHIELD) return point;
    if (kind == KING && !s->dun_protects_king) return NOWHERE;
    return shield_beside(s, point, owner_of(piece));
}

static inline int protected(const State *s, int point) { return protector(s, point) != NOWHERE; }

static inline int disarmed(const State *s, int point, int seat) {
    return s->dun_disarms && shield_beside(s, point, 1 - seat) != NOWHERE;
}

static inline int may_capture(const State *s, int start, int target) {
    int seat = owner_of(s->board[start]);
    return owner_of(s->board[target]) == 1 - seat && !protected(s, target) && !disarmed(s, start, seat);
}

static inline int may_land(const State *s, int start, int target) {
    return s->board[target] == EMPTY || may_capture(s, start, target);
}

static inline int counts_in_line(const State *s, int point, int seat) {
    int piece = s->board[point];
    return owner_of(piece) == seat && kind_of(piece) != SHIELD && !disarmed(s, point, seat);
}

static inline int line_victim(const State *s, int first, int way, int seat) {
    int victim = NOWHERE, armours = 0;
    for (int i = 0, point = first; i < 3; i++, point += STEP[way]) {
        int piece = s->board[point];
        if (piece == EMPTY || piece == EDGE) return NOWHERE;
        if (owner_of(piece) != seat) {
            if (victim != NOWHERE) return NOWHERE;
            victim = point;
        } else if (!counts_in_line(s, point, seat)) {
            return NOWHERE;
        }
        armours += piece == piece_of(seat, ARMOUR);
    }
    return victim == NOWHERE || armours == 0 || protected(s, victim) ? NOWHERE : victim;
}

static inline int behind(const State *s, int start, int target, int way) {
    if (!s->ci_exchange) return start - STEP[way];
    int row = 2 * ROW[start] - ROW[target], column = 2 * COLUMN[start] - COLUMN[target];
    if (row < 0 || row > 12 || column < 0 || column > 12) return NOWHERE;
    return (row + 1) * STRIDE + column + 1;
}

static inline int exchanged(const State *s, int start, int target, int way) {
    int victim = behind(s, start, target, way);
    return victim == NOWHERE || !may_capture(s, start, victim) ? NOWHERE : victim;
}

static inline int way_between(int start, int target) {
    if (ROW[start] == ROW[target]) return target > start ? RIGHT : LEFT;
    return target > start ? DOWN : UP;
}

static inline int is_station(int point) { return STATION[point]; }

static inline int on_track(const State *s, int point, int way) {
    if (!s->she_track) return 1;
    int falling = way == 3 || way == 7;
    return (falling ? ROW[point] - COLUMN[point] : ROW[point] + COLUMN[point]) % 6 == 0;
}

/* moves.py */

static inline int king_may_step(const State *s, int seat, int start, int target, int diagonal) {
    if (diagonal && (in_palace(seat, start) ? !s->king_can_diagonal_in_palace : s->king_lose_diagonal_outside_palace))
        return 0;
    return s->king_can_leave_palace || in_palace(seat, target);
}

static inline int advisor_may_step(const State *s, int seat, int start, int target, int diagonal) {
    if (!s->shi_can_leave_palace) return diagonal && in_palace(seat, target);
    return diagonal || (s->shi_gain_straight_outside_palace && !in_palace(seat, start));
}

static inline int elephant_may_jump(const State *s, int seat, int start, int target, int diagonal) {
    if (!s->xiang_can_cross_river) return diagonal && (seat == RED ? ROW[target] >= 6 : ROW[target] <= 6);
    return diagonal || (s->xiang_gain_jump_two_outside_river && crossed(s, seat, start));
}

static inline int pawn_may_step(const State *s, int seat, int start, int way) {
    if (way == FORWARD[seat]) return 1;
    if (way == (FORWARD[seat] ^ 4))
        return ROW[start] == FAR_ROW[seat] &&
               (s->pawn_backward_at_base_enabled || s->pawn_full_movement_at_base_enabled);
    return crossed(s, seat, start);
}

static inline int archer_may_capture(const State *s, int start) { return !s->she_track || is_station(start); }
static inline int archer_goes_past(const State *s, int point) { return !s->she_track || !is_station(point); }

static inline int slide(const State *s, int start, int way, uint16_t *actions, int n, int *end) {
    int point = start + STEP[way];
    for (; s->board[point] == EMPTY; point += STEP[way]) actions[n++] = move_code(start, point);
    *end = point;
    return n;
}

static inline int land(const State *s, int start, int target, uint16_t *actions, int n) {
    actions[n] = move_code(start, target);
    return n + may_land(s, start, target);
}

static inline int take(const State *s, int start, int target, uint16_t *actions, int n) {
    actions[n] = move_code(start, target);
    return n + may_capture(s, start, target);
}

static inline int king_moves(const State *s, int seat, int start, uint16_t *actions, int n) {
    for (int way = 0; way < 8; way++) {
        int target = start + STEP[way];
        if (king_may_step(s, seat, start, target, way & 1)) n = land(s, start, target, actions, n);
    }
    return n;
}

static inline int rook_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 0, end; way < 8; way += 2) {
        n = slide(s, start, way, actions, n, &end);
        n = take(s, start, end, actions, n);
    }
    return n;
}

static inline int horse_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 0; way < 8; way += 2) {
        int step = STEP[way], leg = start + step;
        if (s->board[leg] != EMPTY) continue;
        n = land(s, start, leg + STEP[way + 1], actions, n);
        n = land(s, start, leg + STEP[(way - 1) & 7], actions, n);
        if (s->ma_can_straight_three && s->board[leg + step] == EMPTY) n = land(s, start, leg + 2 * step, actions, n);
    }
    return n;
}

static inline int elephant_moves(const State *s, int seat, int start, uint16_t *actions, int n) {
    for (int way = 0; way < 8; way++) {
        int eye = start + STEP[way], target = eye + STEP[way];
        if (s->board[eye] != EMPTY) continue;
        if (elephant_may_jump(s, seat, start, target, way & 1)) n = land(s, start, target, actions, n);
    }
    return n;
}

static inline int advisor_moves(const State *s, int seat, int start, uint16_t *actions, int n) {
    for (int way = 0; way < 8; way++) {
        int target = start + STEP[way];
        if (advisor_may_step(s, seat, start, target, way & 1)) n = land(s, start, target, actions, n);
    }
    return n;
}

static inline int cannon_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 0, screen; way < 8; way += 2) {
        n = slide(s, start, way, actions, n, &screen);
        if (s->board[screen] != EDGE) n = take(s, start, first_piece(s, screen, way), actions, n);
    }
    return n;
}

static inline int can_promote_to(const State *s, int seat, int kind) {
    return s->promotion != NO_PROMOTION && kind != PAWN && kind != KING && s->pool[piece_of(seat, kind)] > 0 &&
           !(s->absent >> kind & 1);
}

static inline int arrive(const State *s, int seat, int start, int target, uint16_t *actions, int n) {
    int before = n;
    if (ROW[target] == FAR_ROW[seat])
        for (int kind = 1; kind <= KINDS; kind++)
            if (can_promote_to(s, seat, kind)) actions[n++] = promotion_code(seat, start, target, kind);
    actions[n] = move_code(start, target);
    return n + (n == before || s->promotion != MANDATORY);
}

static inline int march(const State *s, int seat, int start, uint16_t *actions, int n) {
    int step = STEP[FORWARD[seat]], last = seat == RED ? 5 : 7, point = start + step;
    while (s->board[point] == EMPTY && ROW[point] != last) {
        point += step;
        if (s->board[point] == EMPTY) actions[n++] = move_code(start, point);
    }
    return n;
}

static inline int pawn_moves(const State *s, int seat, int start, uint16_t *actions, int n) {
    for (int way = 0; way < 8; way += 2) {
        int target = start + STEP[way];
        if (pawn_may_step(s, seat, start, way) && may_land(s, start, target))
            n = arrive(s, seat, start, target, actions, n);
    }
    if (s->pawn_fast_march && !crossed(s, seat, start)) n = march(s, seat, start, actions, n);
    return n;
}

static inline int crossing_moves(const State *s, int start, int ways, int captures, uint16_t *actions, int n) {
    for (int way = 0, end; way < 8; way += 8 / ways) {
        int first = first_piece(s, start, way);
        if (s->board[first] == EDGE) continue;
        for (end = first + STEP[way]; s->board[end] == EMPTY; end += STEP[way]) actions[n++] = move_code(start, end);
        if (captures) n = take(s, start, end, actions, n);
    }
    return n;
}

static inline int archer_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 1; way < 8; way += 2) {
        if (!on_track(s, start, way)) continue;
        for (int distance = 1, point = start; distance <= 3; distance++) {
            if ((distance > 1 || s->pinch_from_origin) && pinched(s, point, way)) break;
            point += STEP[way];
            if (s->board[point] != EMPTY) {
                if (archer_may_capture(s, start)) n = take(s, start, point, actions, n);
                break;
            }
            actions[n++] = move_code(start, point);
            if (!archer_goes_past(s, point)) break;
        }
    }
    return n;
}

static inline int boulder_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 0, end; way < 8; way++) {
        int near = start + STEP[way];
        if (s->board[near] != EMPTY) {
            if (may_capture(s, start, near) && isolated(s, start, way)) actions[n++] = move_code(start, near);
        } else if (way % 2 == 0) {
            n = slide(s, start, way, actions, n, &end);
        } else if (!(s->pinch_from_origin && pinched(s, start, way))) {
            for (; s->board[near] == EMPTY; near += STEP[way]) {
                actions[n++] = move_code(start, near);
                if (pinched(s, near, way)) break;
            }
        }
    }
    return n;
}

static inline int glide_moves(const State *s, int start, uint16_t *actions, int n) {
    for (int way = 0, end; way < 8; way += 2) n = slide(s, start, way, actions, n, &end);
    return n;
}

static inline int patrol_moves(const State *s, int start, uint16_t *actions, int n) {
    if (!on_patrol_row(start)) return n;
    for (int way = RIGHT; way <= LEFT; way += LEFT - RIGHT) {
        int point = start + STEP[way], distance = 1;
        for (; s->board[point] == EMPTY; point += STEP[way], distance++) {
            actions[n] = move_code(start, point);
            n += distance % 2 == 0;
        }
        if (distance == 2) n = take(s, start, point, actions, n);
    }
    return n;
}

static int moves_of(const State *s, int seat, int start, int kind, uint16_t *actions, int n) {
    switch (kind) {
    case PAWN: return pawn_moves(s, seat, start, actions, n);
    case ROOK: return rook_moves(s, start, actions, n);
    case CANNON: return cannon_moves(s, start, actions, n);
    case HORSE: return horse_moves(s, start, actions, n);
    case KING: return king_moves(s, seat, start, actions, n);
    case ADVISOR: return advisor_moves(s, seat, start, actions, n);
    case ELEPHANT: return elephant_moves(s, seat, start, actions, n);
    case ARCHER: return archer_moves(s, start, actions, n);
    case BOULDER: return boulder_moves(s, start, actions, n);
    case ARMOUR:
    case ASSASSIN: return glide_moves(s, start, actions, n);
    case SHIELD: return crossing_moves(s, start, 4, 0, actions, n);
    case WARDEN: return crossing_moves(s, start, 8, s->wei_can_capture, actions, n);
    default: return patrol_moves(s, start, actions, n);
    }
}

static inline int pawns_of_setup(const State *s) { return s->absent >> PAWN & 1 ? 0 : 7; }

static inline int may_revive(const State *s, int seat) {
    int pawn = piece_of(seat, PAWN);
    return s->pawn_resurrection && s->pool[pawn] > 0 && s->count[pawn] < pawns_of_setup(s);
}

static inline int revivals(const State *s, int seat, uint16_t *actions, int n) {
    if (may_revive(s, seat))
        for (int i = 0; i < 7; i++) {
            int point = PAWN_POINTS[seat][i];
            actions[n] = revival_code(point);
            n += s->board[point] == EMPTY;
        }
    return n;
}

/* The yardstick for Photon: the algorithm of src/obelisk/games/photon/rules.py, written by hand in C. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { STRIDE = 12, CELLS = 144, FIRST_ROW = 13, LAST_ROW = 121, CODES = 96 };
enum { EMPTY = 0, EDGE = 28 };
enum { KING = 1, SHOOTER, MIRROR, BLOCK };
enum { PASS = 0, CLOCKWISE = 1, COUNTER = 2, MOST_ACTIONS = 601 };
enum { LEAVES = 4, HIT = 9, ANNIHILATED = 10 };
enum { NOWHERE, IN_FLIGHT, ANYWHERE };
enum { DOCUMENT, FACE, TWO_SIDED };
enum { MUST_PASS, LOSS, DRAW };
enum { ONGOING, REPEATED, NO_PROGRESS, PLY_LIMIT, NO_ACTION, KING_LOST, BOTH_KINGS_LOST, NO_SHOOTERS };
enum { MOST_BEAMS = 202, MOST_FLIGHT = 400 };

typedef struct {
    uint8_t board[CELLS];
    uint64_t zobrist;
    int64_t quiet, ply;
    int32_t quiet_limit, repeats, repetition_draw, ply_limit;
    uint8_t side, over;
    int8_t winner;
    uint8_t no_action, kings, shooters, turnable[2], mirror_model, meeting, dead_draw, block_rotation;
    uint8_t spare[4];
} State;

typedef struct {
    uint8_t origin[MOST_BEAMS], heading[MOST_BEAMS], end[MOST_BEAMS];
    int32_t beams;
    uint8_t square[MOST_BEAMS], onward[MOST_BEAMS];
    int16_t entered[MOST_BEAMS];
    uint8_t flying[MOST_BEAMS];
    int64_t leaving[CELLS], arriving[CELLS], clock;
    uint8_t own[101];
} Scratch;

static const int8_t STEP[4] = {-STRIDE, 1, STRIDE, -1};
static const uint8_t TURNS[2][4] = {{3, 2, 1, 0}, {1, 0, 3, 2}};
static uint8_t EFFECTS[3][4 * CODES];
static uint64_t PIECE_KEYS[CODES][CELLS], SIDE_KEY;

static void make_tables(void) {
    memset(EFFECTS, HIT, sizeof EFFECTS);
    for (int model = DOCUMENT; model <= TWO_SIDED; model++)
        for (int seat = 0; seat < 2; seat++)
            for (int state = 0; state < 4; state++)
                for (int heading = 0; heading < 4; heading++) {
                    int first = (model == DOCUMENT ? state + 2 : state + 1) % 4;
                    int front = heading == first || heading == (first + 1) % 4;
                    if (model == TWO_SIDED || front)
                        EFFECTS[model][4 * (32 * (seat + 1) + 4 * MIRROR + state) + heading] =
                            TURNS[1 - state % 2][heading];
                }
}

static inline int kind_of(int piece) { return piece >> 2 & 7; }
static inline int may_enter(const State *s, int to) { return s->board[to] == EMPTY; }
static inline int may_turn(const State *s, int piece) {
    int kind = kind_of(piece);
    return kind == SHOOTER || kind == MIRROR || (kind == BLOCK && s->block_rotation);
}

static inline int find(const uint8_t *board, int mask, int wanted, uint8_t *found) {
    int n = 0;
    for (int row = FIRST_ROW; row <= LAST_ROW; row += STRIDE)
        for (int square = row; square < row + 10; square++) {
            found[n] = square;
            n += (board[square] & mask) == wanted;
        }
    return n;
}

static int legal_actions(const State *s, uint16_t *actions, Scratch *scratch) {
    if (s->over != ONGOING) return 0;
    int n = 0, pieces = find(s->board, 7 << 5, (s->side + 1) << 5, scratch->own);
    for (int i = 0; i < pieces; i++) {
        int square = scratch->own[i];
        for (int way = 0; way < 4; way++) {
            int to = square + STEP[way];
            actions[n] = square << 8 | to;
            n += may_enter(s, to);
        }
        if (may_turn(s, s->board[square])) {
            actions[n] = square << 8 | CLOCKWISE;
            actions[n + 1] = square << 8 | COUNTER;
            n += 2 - (kind_of(s->board[square]) == BLOCK);
        }
    }
    if (n == 0) {
        actions[0] = PASS;
        return 1;
    }
    return n;
}

static int has_action(const State *s) {
    if (s->turnable[s->side]) return 1;
    for (int row = FIRST_ROW; row <= LAST_ROW; row += STRIDE)
        for (int square = row; square < row + 10; square++)
            if (s->board[square] >> 5 == s->side + 1)
                for (int way = 0; way < 4; way++)
                    if (may_enter(s, square + STEP[way])) return 1;
    return 0;
}

static inline void put(State *s, int square, int piece) {
    s->zobrist ^= PIECE_KEYS[s->board[square]][square] ^ PIECE_KEYS[piece][square];
    s->board[square] = piece;
}

static inline void act(State *s, int action) {
    if (action == PASS) return;
    int square = action >> 8, to = action & 255, piece = s->board[square];
    if (to == CLOCKWISE || to == COUNTER) {
        if (kind_of(piece) != BLOCK) put(s, square, (piece & ~3) | ((piece + (to == CLOCKWISE ? 1 : 3)) & 3));
    } else {
        put(s, square, EMPTY);
        put(s, to, piece);
    }
}

static inline int enter(const uint8_t *board, int square, int heading, const uint8_t *effects) {
    int piece = board[square];
    if (piece == EMPTY) return heading;
    if (piece == EDGE) return LEAVES;
    return effects[4 * piece + heading];
}

static inline void go_on(Scratch *v, int beam, int square, int heading) {
    v->square[beam] = square;
    v->onward[beam] = heading;
    v->leaving[square] = 4 * (v->clock + 1) + heading;
}

static inline void end_beam(Scratch *v, int beam, int end, int entered) {
    v->end[beam] = end;
    v->entered[beam] = entered;
}

static inline int can_meet(int effect, int meeting) {
    return meeting == ANYWHERE || (meeting == IN_FLIGHT && effect < LEAVES);
}

static inline int advance(const uint8_t *board, const uint8_t *effects, int meeting, Scratch *v, int flying, int entered) {
    int64_t now = ++v->clock;
    int kept = 0;
    for (int i = 0; i < flying; i++) {
        int beam = v->flying[i], heading = v->onward[beam];
        int square = v->square[beam] + STEP[heading];
        int effect = enter(board, square, heading, effects);
        if (effect == LEAVES) {
            end_beam(v, beam, LEAVES, entered);
        } else if (meeting && v->leaving[square] == 4 * now + (heading ^ 2)) {
            end_beam(v, beam, ANNIHILATED, entered);
        } else {
            v->square[beam] = square;
            v->onward[beam] = effect;
            if (can_meet(effect, meeting)) v->arriving[square] = 2 * now + (v->arriving[square] >= 2 * now);
            v->flying[kept++] = beam;
        }
    }
    return kept;
}

static inline int resolve(int meeting, Scratch *v, int flying, int entered) {
    int64_t met = 2 * v->clock + 1;
    int kept = 0;
    for (int i = 0; i < flying; i++) {
        int beam = v->flying[i], square = v->square[beam], effect = v->onward[beam];
        if (v->arriving[square] == met && can_meet(effect, meeting)) {
            end_beam(v, beam, ANNIHILATED, entered);
        } else if (effect > LEAVES) {
            end_beam(v, beam, effect, entered);
        } else {
            go_on(v, beam, square, effect);
            v->flying[kept++] = beam;
        }
    }
    return kept;
}

static void fly(const uint8_t *board, const uint8_t *effects, int meeting, Scratch *v) {
    int flying = v->beams;
    for (int beam = 0; beam < flying; beam++) {
        v->flying[beam] = beam;
        go_on(v, beam, v->origin[beam], v->heading[beam]);
    }
    for (int step = 0; step < MOST_FLIGHT && flying; step++) {
        flying = advance(board, effects, meeting, v, flying, step);
        flying = resolve(meeting, v, flying, step + 1);
    }
    v->clock++;
    if (flying) abort();
}

static inline void take_point(State *s, int square) {
    int piece = s->board[square], kind = kind_of(piece), owner = (piece >> 5) - 1;
    if (piece == EMPTY) return;
    if (kind == BLOCK && piece & 3) {
        put(s, square, piece - 1);
        return;
    }
    put(s, square, EMPTY);
    if (kind == KING) s->kings &= ~(1 << owner);
    if (kind == SHOOTER) s->shooters--;
    if (may_turn(s, piece)) s->turnable[owner]--;
}

static inline void apply(State *s, int action, Scratch *v) {
    act(s, action);
    v->beams = find(s->board, 7 << 2, SHOOTER << 2, v->origin);
    for (int beam = 0; beam < v->beams; beam++) v->heading[beam] = s->board[v->origin[beam]] & 3;
    fly(s->board, EFFECTS[s->mirror_model], s->meeting, v);
    int hits = 0;
    for (int beam = 0; beam < v->beams; beam++)
        if (v->end[beam] == HIT) {
            take_point(s, v->square[beam]);
            hits++;
        }
    s->side = 1 - s->side;
    s->zobrist ^= SIDE_KEY;
    s->ply++;
    s->quiet = hits ? 0 : s->quiet + 1;
}

static inline void finish(State *s, int reason, int winner) {
    s->over = reason;
    s->winner = winner;
}

static inline void settle(State *s, int times, int cycle) {
    (void)cycle;
    if (s->over != ONGOING) return;
    s->repeats = times;
    if (s->kings != 3)
        finish(s, s->kings ? KING_LOST : BOTH_KINGS_LOST, s->kings == 0 ? -1 : s->kings == 1 ? 0 : 1);
    else if (s->shooters == 0 && s->dead_draw)
        finish(s, NO_SHOOTERS, -1);
    else if (s->repetition_draw && times >= s->repetition_draw)
        finish(s, REPEATED, -1);
    else if (s->quiet_limit && s->quiet >= s->quiet_limit)
        finish(s, NO_PROGRESS, -1);
    else if (s->ply_limit && s->ply >= s->ply_limit)
        finish(s, PLY_LIMIT, -1);
    else if (s->no_action != MUST_PASS && !has_action(s))
        finish(s, NO_ACTION, s->no_action == DRAW ? -1 : 1 - s->side);
}

static inline uint64_t position_key(const State *s) { return s->zobrist; }

static inline int repeat_stride(const State *s) {
    (void)s;
    return 2;
}

static inline int nothing_returns(const State *s) { return s->quiet == 0; }

#include "driver.h"

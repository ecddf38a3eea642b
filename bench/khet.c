/* The yardstick for Khet: the algorithm of src/obelisk/games/khet/rules.py, written by hand in C. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRIDE = 12, CELLS = 120, KEYS = 144, FIRST_ROW = 13, LAST_ROW = 97 };
enum { EMPTY = 0, EDGE = 28 };
enum { PHARAOH = 1, LASER, PYRAMID, SCARAB, ANUBIS, EYE };
enum { CLAIM = 0, CLOCKWISE = 1, COUNTER = 2, MOST_ACTIONS = 702 };
enum { LEAVES = 4, ABSORBED, DESTROYED, SPHINX, SPLIT };
enum { ONGOING, REPEATED, NO_PROGRESS, LIT = 5, BOTH_LIT };
enum { REPETITION = 3 };
enum { LEGAL = 0, FIXED = 1, OFF_BOARD = 2, OCCUPIED = 4, NO_PARTNER = 8 };
enum { RESERVED = 16, PARTNER_RESERVED = 32, NO_TURN = 64, WRONG_TURN = 128, CODES = 96 };
enum { MOST_STEPS = 800, MOST_BEAMS = 202 };

typedef struct {
    uint8_t board[CELLS];
    uint64_t zobrist;
    int64_t quiet, ply;
    int32_t quiet_limit;
    int32_t repeats;
    uint8_t side, over;
    int8_t winner;
    uint8_t pharaohs, pharaoh_rotation, swap_checks_partner, repetition_draw, repetition_ignores_side;
} State;

typedef struct {
    uint8_t path[MOST_STEPS], origin[MOST_BEAMS], heading[MOST_BEAMS], end[MOST_BEAMS];
    int16_t start[MOST_BEAMS + 1];
    int32_t beams;
    uint8_t struck[MOST_BEAMS];
    int32_t strikes;
    uint8_t lit[144], own[81];
} Scratch;

static const int8_t STEP[4] = {-STRIDE, 1, STRIDE, -1};
static const int8_t NEIGHBOURS[8] = {-12, -11, 1, 13, 12, 11, -1, -13};
static const uint8_t HOMES[2] = {106, 13};
static const uint8_t SPLITS[2][4] = {{3, 2, 1, 0}, {1, 0, 3, 2}};
static uint8_t EFFECTS[4 * CODES], CLOSED[CODES][CELLS], ENTRY[8][8];
static uint64_t PIECE_KEYS[CODES][KEYS], SIDE_KEY;

static void make_tables(void) {
    for (int seat = 0; seat < 2; seat++)
        for (int state = 0; state < 4; state++)
            for (int heading = 0; heading < 4; heading++) {
                int base = 32 * (seat + 1) + state;
                int front = heading == (state + 2) % 4 || heading == (state + 3) % 4;
                EFFECTS[4 * (base + 4 * PHARAOH) + heading] = DESTROYED;
                EFFECTS[4 * (base + 4 * LASER) + heading] = SPHINX;
                EFFECTS[4 * (base + 4 * PYRAMID) + heading] = front ? SPLITS[state & 1][heading] : DESTROYED;
                EFFECTS[4 * (base + 4 * SCARAB) + heading] = SPLITS[state & 1][heading];
                EFFECTS[4 * (base + 4 * ANUBIS) + heading] = heading == (state + 2) % 4 ? ABSORBED : DESTROYED;
                EFFECTS[4 * (base + 4 * EYE) + heading] = SPLIT;
            }
    for (int piece = 32; piece < CODES; piece++) {
        int red = piece >= 64;
        for (int row = 0; row < 8; row++) CLOSED[piece][FIRST_ROW + STRIDE * row + (red ? 9 : 0)] = 1;
        CLOSED[piece][FIRST_ROW + (red ? 1 : 8)] = CLOSED[piece][LAST_ROW + (red ? 1 : 8)] = 1;
    }
    for (int kind = 0; kind < 8; kind++)
        for (int there = 0; there < 8; there++) {
            int swaps = kind == SCARAB || kind == EYE;
            ENTRY[kind][there] = kind == LASER                                        ? FIXED
                                 : there == 7                                         ? OFF_BOARD
                                 : there == 0                                         ? LEGAL
                                 : !swaps                                             ? OCCUPIED
                                 : there == PYRAMID || there == ANUBIS                ? LEGAL
                                                                                      : NO_PARTNER;
        }
}

static inline int kind_of(int piece) { return piece >> 2 & 7; }

static inline int move_fault(const State *s, int piece, int square, int to) {
    int target = s->board[to];
    return ENTRY[kind_of(piece)][kind_of(target)] | RESERVED * CLOSED[piece][to] |
           PARTNER_RESERVED * (CLOSED[target][square] & s->swap_checks_partner);
}

static inline int turn_fault(const State *s, int piece, int turn) {
    int kind = kind_of(piece);
    if (kind == PYRAMID || kind == ANUBIS) return LEGAL;
    if (kind == LASER) return turn == ((piece & 1) == 0 ? COUNTER : CLOCKWISE) ? LEGAL : WRONG_TURN;
    if (kind == PHARAOH && !s->pharaoh_rotation) return NO_TURN;
    return turn == CLOCKWISE ? LEGAL : WRONG_TURN;
}

static inline int find_own(const State *s, uint8_t *own) {
    int side = s->side + 1, n = 0;
    for (int row = FIRST_ROW; row <= LAST_ROW; row += STRIDE)
        for (int square = row; square < row + 10; square++) {
            own[n] = square;
            n += s->board[square] >> 5 == side;
        }
    return n;
}

static int legal_actions(const State *s, uint16_t *actions, Scratch *scratch) {
    if (s->over != ONGOING) return 0;
    int n = 0, pieces = find_own(s, scratch->own);
    for (int i = 0; i < pieces; i++) {
        int square = scratch->own[i], piece = s->board[square];
        for (int way = 0; way < 8; way++) {
            int to = square + NEIGHBOURS[way];
            actions[n] = square << 8 | to;
            n += move_fault(s, piece, square, to) == LEGAL;
        }
        for (int turn = CLOCKWISE; turn <= COUNTER; turn++) {
            actions[n] = square << 8 | turn;
            n += turn_fault(s, piece, turn) == LEGAL;
        }
    }
    actions[n] = CLAIM;
    n += s->repeats >= REPETITION && !s->repetition_draw;
    return n;
}

static inline void put(State *s, int square, int piece) {
    s->zobrist ^= PIECE_KEYS[s->board[square]][square] ^ PIECE_KEYS[piece][square];
    s->board[square] = piece;
}

static inline int turned(int piece, int turn) {
    int kind = kind_of(piece);
    if (kind == PHARAOH) return piece;
    if (kind == SCARAB || kind == EYE) return piece ^ 1;
    return (piece & ~3) | ((piece + (turn == CLOCKWISE ? 1 : 3)) & 3);
}

static inline int follow(const State *s, int *square, int *heading, Scratch *shot, int *steps) {
    for (;;) {
        *square += STEP[*heading];
        int piece = s->board[*square];
        if (piece == EDGE) return LEAVES;
        shot->path[(*steps)++] = *square;
        if (piece != EMPTY) {
            int effect = EFFECTS[4 * piece + *heading];
            if (effect >= LEAVES) return effect;
            *heading = effect;
        }
    }
}

static inline void branch(Scratch *shot, int eye, int straight, int aside) {
    shot->lit[eye] |= 1 << straight | 1 << aside;
    shot->origin[shot->beams] = eye;
    shot->heading[shot->beams++] = aside;
}

static inline void strike(Scratch *shot, int square) {
    for (int i = 0; i < shot->strikes; i++)
        if (shot->struck[i] == square) return;
    shot->struck[shot->strikes++] = square;
}

static void fire(State *s, Scratch *shot) {
    int laser = HOMES[s->side], steps = 0, beam = 0;
    shot->origin[0] = laser;
    shot->heading[0] = s->board[laser] & 3;
    shot->beams = 1;
    for (; beam < shot->beams; beam++) {
        shot->start[beam] = steps;
        int square = shot->origin[beam], heading = shot->heading[beam];
        int effect = follow(s, &square, &heading, shot, &steps);
        while (effect == SPLIT) {
            if (shot->lit[square] >> heading & 1) {
                effect = ABSORBED;
            } else {
                branch(shot, square, heading, SPLITS[s->board[square] & 3][heading]);
                effect = follow(s, &square, &heading, shot, &steps);
            }
        }
        shot->end[beam] = effect;
        if (effect == DESTROYED) strike(shot, square);
    }
    shot->start[beam] = steps;
    for (int i = 1; i < beam; i++) shot->lit[shot->origin[i]] = 0;
}

static inline void apply(State *s, int action, Scratch *shot) {
    shot->beams = shot->strikes = 0;
    if (action == CLAIM) {
        s->over = REPEATED;
        s->winner = -1;
        return;
    }
    int square = action >> 8, to = action & 255, piece = s->board[square];
    if (to == CLOCKWISE || to == COUNTER) {
        put(s, square, turned(piece, to));
    } else {
        put(s, square, s->board[to]);
        put(s, to, piece);
    }
    fire(s, shot);
    for (int i = 0; i < shot->strikes; i++) {
        int struck = shot->struck[i], lost = s->board[struck];
        if (kind_of(lost) == PHARAOH) s->pharaohs &= ~(1 << ((lost >> 5) - 1));
        put(s, struck, EMPTY);
    }
    s->side = 1 - s->side;
    s->zobrist ^= SIDE_KEY;
    s->ply++;
    s->quiet = shot->strikes ? 0 : s->quiet + 1;
}

static inline void settle(State *s, int times, int cycle) {
    (void)cycle;
    if (s->over != ONGOING) return;
    s->repeats = times;
    if (s->pharaohs != 3) {
        s->over = s->pharaohs ? LIT : BOTH_LIT;
        s->winner = s->pharaohs == 0 ? -1 : s->pharaohs == 1 ? 0 : 1;
    } else if (s->repetition_draw && times >= s->repetition_draw) {
        s->over = REPEATED;
        s->winner = -1;
    } else if (s->quiet_limit && s->quiet >= s->quiet_limit) {
        s->over = NO_PROGRESS;
        s->winner = -1;
    }
}

static inline uint64_t position_key(const State *s) {
    return s->repetition_ignores_side && s->side ? s->zobrist ^ SIDE_KEY : s->zobrist;
}

static inline int repeat_stride(const State *s) { return s->repetition_ignores_side ? 1 : 2; }

static inline int nothing_returns(const State *s) { return s->quiet == 0; }

#include "hunting.h"
#include "search.h"

#include "driver.h"

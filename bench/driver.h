/* What drives any yardstick: src/obelisk/core/driver.py, written by hand in C.
 *
 * A game defines State, Scratch, MOST_ACTIONS, PIECE_KEYS, SIDE_KEY, make_tables, legal_actions, apply, settle,
 * position_key, repeat_stride and nothing_returns, and includes this file last. The program is then called as
 *
 *   game perft DEPTH SEED     counts action sequences, making every leaf (the seed is not used)
 *   game random GAMES SEED    plays random games
 *   game search DEPTH SEED    searches, where the game includes search.h (the seed is not used)
 *
 * with the state record and the keys of the hash on standard input, and for a search what it needs besides, as
 * `obelisk bench` writes them. It prints `count check seconds`: nodes and their checksum, plies and games won by
 * seat 0, or nodes and the score. Only the time of the work itself is measured.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_DEPTH = 16, MOST_PLIES = 1000 };

static State stack[MOST_DEPTH + 1];
static uint16_t actions[MOST_DEPTH][MOST_ACTIONS];
static Scratch scratch;
static uint64_t past[MOST_PLIES + 1];

static int64_t perft(int level, int depth, int64_t *checksum) {
    int n = legal_actions(&stack[level], actions[level], &scratch);
    int64_t total = 0;
    for (int i = 0; i < n; i++) {
        stack[level + 1] = stack[level];
        apply(&stack[level + 1], actions[level][i], &scratch);
        settle(&stack[level + 1], 1, 0);
        if (level == depth - 1) {
            *checksum += stack[level + 1].zobrist & 0xFFFFFFFF;
            total++;
        } else {
            total += perft(level + 1, depth, checksum);
        }
    }
    return total;
}

static int draw_number(uint64_t *seed, int below) {
    uint64_t x = *seed;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *seed = x;
    return (int)((x >> 32) * (uint64_t)below >> 32);
}

/* Play a legal action by all rules, repetition included. */
static inline void step(State *s, int action, int *length) {
    int64_t before = s->ply;
    apply(s, action, &scratch);
    if (s->ply == before) return;
    if (nothing_returns(s)) *length = 0;
    uint64_t key = position_key(s);
    int times = 1, cycle = 0, stride = repeat_stride(s);
    for (int i = *length - stride; i >= 0; i -= stride)
        if (past[i] == key) {
            times++;
            cycle = *length - i;
        }
    settle(s, times, cycle);
    past[(*length)++] = key;
}

static int64_t random_games(int games, uint64_t seed, int64_t *won_by_first) {
    int64_t plies = 0;
    for (int game = 0; game < games; game++) {
        State s = stack[0];
        int length = 1;
        past[0] = position_key(&s);
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            int n = legal_actions(&s, actions[0], &scratch);
            if (n == 0) break;
            step(&s, actions[0][draw_number(&seed, n)], &length);
            plies++;
        }
        if (s.over && s.winner == 0) ++*won_by_first;
    }
    return plies;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: %s perft DEPTH SEED | random GAMES SEED, with a position on standard input\n", argv[0]);
        return 2;
    }
    make_tables();
    if (fread(&stack[0], sizeof(State), 1, stdin) != 1 || fread(&SIDE_KEY, sizeof SIDE_KEY, 1, stdin) != 1 ||
        fread(PIECE_KEYS, sizeof PIECE_KEYS, 1, stdin) != 1) {
        fprintf(stderr, "%s: the position on standard input is cut short\n", argv[0]);
        return 2;
    }
    int searches = strcmp(argv[1], "search") == 0;
#ifdef CAN_SEARCH
    if (searches && !read_search()) {
        fprintf(stderr, "%s: what the search needs on standard input is cut short\n", argv[0]);
        return 2;
    }
#else
    if (searches) {
        fprintf(stderr, "%s: this game has no search in C\n", argv[0]);
        return 2;
    }
#endif
    int64_t check = 0, count;
    int size = atoi(argv[2]);
    uint64_t seed = strtoull(argv[3], NULL, 10);
    double begin = now();
#ifdef CAN_SEARCH
    if (searches)
        count = think(&stack[0], size, &check);
    else
#endif
        count = strcmp(argv[1], "perft") == 0 ? perft(0, size, &check) : random_games(size, seed, &check);
    printf("%lld %lld %.6f\n", (long long)count, (long long)check, now() - begin);
    return 0;
}

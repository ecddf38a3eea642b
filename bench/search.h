/* Alpha-beta: src/obelisk/search/alphabeta.py without its selective parts, deepened as search/thinking.py does it.
 *
 * A game includes this file after its rules and its evaluation (Notes, TERMS, WIN_AT_ONCE, make_evaluation_tables, look,
 * measure, expected, promise) and before driver.h. Every action is looked at to the full depth, and nothing beyond it, so that the nodes
 * and the score must be those of `Thinker(selective=False)`.
 */
#include <sys/mman.h>

enum { WIN = 30000, CERTAIN = WIN - 1000, MOST_SCORE = 20000, WINDOW = 30 };
enum { MOST_LINE = 96, MANY = 255, NONE = 0xFFFF, HUGE_PAGE = 1 << 21 };
enum { EXACT = 1, AT_LEAST, AT_MOST };
enum { FIRST = 1 << 30, GAIN = 1 << 28, KILLER = 1 << 27, SECOND_KILLER = 1 << 26, LOSS = -(1 << 28) };
enum { MOST_HISTORY_BITS = 20 };

static const uint64_t SIDE_SALT = 0x9E3779B97F4A7C15;

typedef struct {
    uint16_t actions[MOST_ACTIONS];
    int32_t values[MOST_ACTIONS];
    uint16_t line[MOST_LINE + 4], killers[2];
    int64_t length, oldest;
} Frame;

typedef struct {
    uint64_t lock, content;
} Entry;

/* What one search is given and works with; its first fields come from standard input. */
static struct {
    int64_t entries, root;
    int32_t weights[TERMS], terms[TERMS];
    int64_t nodes;
    int32_t history[2][1 << 16];
    Notes notes;
    Scratch scratch;
} context;
static State states[MOST_LINE + 4];
static Frame frames[MOST_LINE + 4];
static uint64_t *keys;
static Entry *table;

/* Read the size of the table, the weights, and the keys of the game up to the root; 0 if something is missing. */
static int read_search(void) {
    int64_t length;
    make_evaluation_tables();
    if (fread(&context.entries, sizeof(int64_t), 1, stdin) != 1 || fread(&length, sizeof length, 1, stdin) != 1 ||
        fread(context.weights, sizeof context.weights, 1, stdin) != 1)
        return 0;
    context.root = length - 1;
    keys = calloc(length + MOST_LINE + 4, sizeof *keys);
    size_t size = context.entries * sizeof *table;
    table = aligned_alloc(HUGE_PAGE, (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE);
    if (!keys || !table || fread(keys, sizeof *keys, length, stdin) != (size_t)length) return 0;
    madvise(table, size, MADV_HUGEPAGE); /* as NumPy does it */
    memset(table, 0, size);
    return 1;
}

static inline int evaluate(const State *s) {
    int score = 0;
    measure(s, &context.notes, context.terms);
    for (int i = 0; i < TERMS; i++) score += context.terms[i] * context.weights[i];
    return score > MOST_SCORE ? MOST_SCORE : score < -MOST_SCORE ? -MOST_SCORE : score;
}

static inline int outcome(const State *s, int ply) {
    if (s->winner < 0) return 0;
    return s->winner == s->side ? WIN - ply : ply - WIN;
}

static inline uint64_t table_key(const State *s) { return position_key(s) ^ (s->side ? SIDE_SALT : 0); }

static inline Entry *place(uint64_t key) { return &table[key & (uint64_t)(context.entries - 1)]; }

static inline uint64_t recall(uint64_t key) {
    Entry *entry = place(key);
    return (entry->lock ^ entry->content) == key ? entry->content : 0;
}

static inline int action_in(uint64_t content) { return content & 0xFFFF; }

static inline int score_in(uint64_t content, int ply) {
    int score = (int)(content >> 16 & 0xFFFF) - 32768;
    return score > CERTAIN ? score - ply : score < -CERTAIN ? score + ply : score;
}

static inline int depth_in(uint64_t content) { return content >> 32 & 0xFF; }

static inline int bound_in(uint64_t content) { return content >> 40 & 0xFF; }

static inline int age_in(uint64_t content) { return content >> 48 & 0xFF; }

static inline void remember(uint64_t key, int action, int score, int ply, int depth, int bound) {
    enum { AGE = 1 };
    Entry *entry = place(key);
    uint64_t old = entry->content;
    if (age_in(old) == AGE && depth_in(old) > depth + 3 && bound != EXACT) return;
    if (action == NONE && (entry->lock ^ old) == key) action = action_in(old);
    if (score > CERTAIN)
        score += ply;
    else if (score < -CERTAIN)
        score -= ply;
    uint64_t low = (uint64_t)action | (uint64_t)(score + 32768) << 16;
    entry->content = low | (uint64_t)(depth | bound << 8 | AGE << 16) << 32;
    entry->lock = key ^ entry->content;
}

/* Play an action by all rules; a position that stood before in the same line counts as if it had stood often. */
static inline void advance(int ply, int action) {
    State *s = &states[ply + 1];
    *s = states[ply];
    int64_t before = s->ply;
    apply(s, action, &context.scratch);
    if (s->ply == before) return;
    int64_t here = context.root + ply + 1, oldest = frames[ply].oldest;
    uint64_t key = position_key(s);
    keys[here] = key;
    if (nothing_returns(s)) oldest = here;
    frames[ply + 1].oldest = oldest;
    int times = 1, cycle = 0, stride = repeat_stride(s);
    for (int64_t i = here - stride; i >= oldest && times != MANY; i -= stride)
        if (keys[i] == key) {
            times = i >= context.root ? MANY : times + 1;
            cycle = here - i;
        }
    settle(s, times, cycle);
}

static inline int bring_best(Frame *frame, int i, int n) {
    int best = i;
    for (int j = i + 1; j < n; j++)
        if (frame->values[j] > frame->values[best]) best = j;
    int action = frame->actions[best], value = frame->values[best];
    frame->actions[best] = frame->actions[i];
    frame->values[best] = frame->values[i];
    frame->actions[i] = action;
    frame->values[i] = value;
    return action;
}

static inline void keep_line(int ply, int action) {
    Frame *frame = &frames[ply], *after = &frames[ply + 1];
    frame->line[0] = action;
    memcpy(&frame->line[1], after->line, after->length * sizeof *after->line);
    frame->length = after->length + 1;
}

/* Value the actions of a frame; return one that wins at once, or NONE. */
static inline int order(State *s, int n, int first, Frame *frame) {
    int anyway = expected(&context.notes);
    for (int i = 0; i < n; i++) {
        int action = frame->actions[i], gain = promise(s, action, &context.notes, &context.scratch);
        if (gain >= WIN_AT_ONCE) return action;
        gain -= anyway;
        frame->values[i] = action == first               ? FIRST + (gain > 0)
                           : gain > 0                    ? GAIN + gain
                           : gain < 0                    ? LOSS + gain
                           : action == frame->killers[0] ? KILLER
                           : action == frame->killers[1] ? SECOND_KILLER
                                                         : context.history[s->side][action];
    }
    return NONE;
}

static inline void shift_history(int side, int action, int64_t by) {
    int64_t old = context.history[side][action], size = (by < 0 ? -by : by) * 32;
    context.history[side][action] = old + by * 32 - (old * size >> MOST_HISTORY_BITS);
}

/* A quiet action was good enough, and those tried before it were not. */
static inline void praise_and_blame(int i, int side, int depth, Frame *frame) {
    int action = frame->actions[i];
    if (frame->killers[0] != action) {
        frame->killers[1] = frame->killers[0];
        frame->killers[0] = action;
    }
    shift_history(side, action, depth * depth);
    for (int j = 0; j < i; j++)
        if (abs(frame->values[j]) < GAIN) shift_history(side, frame->actions[j], -depth * depth);
}

static int search(int ply, int depth, int alpha, int beta) {
    State *s = &states[ply];
    Frame *frame = &frames[ply];
    frame->length = 0;
    if (s->over) return outcome(s, ply);
    if (alpha < ply - WIN) alpha = ply - WIN;
    if (beta > WIN - ply - 1) beta = WIN - ply - 1;
    if (alpha >= beta) return alpha;
    context.nodes++;
    look(s, &context.notes, &context.scratch);
    if (depth <= 0 || ply >= MOST_LINE) return evaluate(s);
    int narrow = beta - alpha == 1, fresh = s->repeats < 2, first = NONE;
    uint64_t key = table_key(s), known = recall(key);
    if (known) {
        first = action_in(known);
        if (depth_in(known) == depth && ply > 0 && fresh) {
            int score = score_in(known, ply), bound = bound_in(known);
            if (bound == EXACT || (narrow && bound == AT_LEAST && score >= beta) ||
                (narrow && bound == AT_MOST && score <= alpha))
                return score;
        }
    }
    int n = legal_actions(s, frame->actions, &context.scratch);
    int wins = order(s, n, first, frame);
    if (wins != NONE) {
        frames[ply + 1].length = 0;
        keep_line(ply, wins);
        return WIN - ply - 1;
    }
    int best = -WIN, chosen = NONE, start = alpha;
    frames[ply + 2].killers[0] = frames[ply + 2].killers[1] = NONE;
    for (int i = 0; i < n; i++) {
        int action = bring_best(frame, i, n), value = frame->values[i];
        advance(ply, action);
        int score = -search(ply + 1, depth - 1, -beta, -alpha);
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        alpha = score;
        chosen = action;
        keep_line(ply, action);
        if (score >= beta) {
            if (value < GAIN || value == FIRST) praise_and_blame(i, s->side, depth, frame);
            break;
        }
    }
    if (fresh) remember(key, chosen, best, ply, depth, best >= beta ? AT_LEAST : best > start ? EXACT : AT_MOST);
    return best;
}

/* Search to a depth in a window about a guess, widened until the score is inside. */
static int deepen(int depth, int guess) {
    int below = depth > 3 ? WINDOW : WIN, above = below;
    for (;;) {
        int alpha = guess - below < -WIN ? -WIN : guess - below, beta = guess + above > WIN ? WIN : guess + above;
        int score = search(0, depth, alpha, beta);
        if (score <= alpha && alpha != -WIN)
            below = below < 20 * WINDOW ? 4 * below : 2 * WIN;
        else if (score >= beta && beta != WIN)
            above = above < 20 * WINDOW ? 4 * above : 2 * WIN;
        else
            return score;
    }
}

/* Nodes of a search from `root`, depth after depth until a certain end is nearer than the depth, and the score. */
static int64_t think(const State *root, int deepest, int64_t *score) {
    states[0] = *root;
    for (int ply = 0; ply < MOST_LINE + 4; ply++) frames[ply].killers[0] = frames[ply].killers[1] = NONE;
    int guess = 0;
    for (int depth = 1; depth <= deepest; depth++) {
        guess = deepen(depth, guess);
        if (abs(guess) > CERTAIN && WIN - abs(guess) <= depth) break;
    }
    *score = guess;
    return context.nodes;
}

#define CAN_SEARCH

/* The yardstick for Xionghan chess: the algorithm of src/obelisk/games/xionghan, written by hand in C.
 *
 * Functions have the names of the kernels, and stand in the order of check and rules; what comes before is in xionghan.h.
 */
#include "xionghan.h"

/* check.py */

static inline int able(const State *s, int point, int seat) { return !frozen(s, point) && !disarmed(s, point, seat); }

static inline int strikes_straight(const State *s, int kind, int seat, int start, int king, int way, int distance) {
    if (kind == ROOK) return 1;
    if (distance == 1) {
        if (kind == PAWN) return pawn_may_step(s, seat, start, way ^ 4);
        if (kind == ADVISOR) return advisor_may_step(s, seat, start, king, 0);
        if (kind == BOULDER) return isolated(s, start, way ^ 4);
        return kind == KING && king_may_step(s, seat, start, king, 0);
    }
    if (distance == 2) {
        if (kind == PATROL) return (way == RIGHT || way == LEFT) && on_patrol_row(start);
        return kind == ELEPHANT && elephant_may_jump(s, seat, start, king, 0);
    }
    return distance == 3 && kind == HORSE && s->ma_can_straight_three;
}

static inline int straight_attacker(const State *s, int king, int enemy) {
    int cannon = piece_of(enemy, CANNON), warden = piece_of(enemy, WARDEN);
    for (int way = 0; way < 8; way += 2) {
        int point = king + STEP[way], distance = 1;
        for (; s->board[point] == EMPTY; point += STEP[way]) distance++;
        int piece = s->board[point];
        if (piece == EDGE) continue;
        if (owner_of(piece) == enemy && strikes_straight(s, kind_of(piece), enemy, point, king, way, distance) &&
            able(s, point, enemy))
            return point;
        int second = first_piece(s, point, way);
        piece = s->board[second];
        if ((piece == cannon || (piece == warden && s->wei_can_capture)) && able(s, second, enemy)) return second;
    }
    return NOWHERE;
}

static inline int archer_reaches(const State *s, int start, int king, int way) {
    if (!on_track(s, start, way) || !archer_may_capture(s, start)) return 0;
    if (s->pinch_from_origin && pinched(s, start, way)) return 0;
    for (int point = start + STEP[way]; point != king; point += STEP[way])
        if (pinched(s, point, way) || !archer_goes_past(s, point)) return 0;
    return 1;
}

static inline int strikes_diagonally(const State *s, int kind, int seat, int start, int king, int way, int distance) {
    if (kind == ARCHER) return distance <= 3 && archer_reaches(s, start, king, way ^ 4);
    if (distance == 1) {
        if (kind == ADVISOR) return advisor_may_step(s, seat, start, king, 1);
        if (kind == BOULDER) return isolated(s, start, way ^ 4);
        return kind == KING && king_may_step(s, seat, start, king, 1);
    }
    return distance == 2 && kind == ELEPHANT && elephant_may_jump(s, seat, start, king, 1);
}

static inline int diagonal_attacker(const State *s, int king, int enemy) {
    int warden = piece_of(enemy, WARDEN), crossing = s->wei_can_capture && s->count[warden] > 0;
    for (int way = 1; way < 8; way += 2) {
        int point = king + STEP[way], distance = 1;
        for (; s->board[point] == EMPTY && (crossing || distance < 3); point += STEP[way]) distance++;
        int piece = s->board[point];
        if (piece == EDGE) continue;
        if (owner_of(piece) == enemy && strikes_diagonally(s, kind_of(piece), enemy, point, king, way, distance) &&
            able(s, point, enemy))
            return point;
        if (crossing) {
            int second = first_piece(s, point, way);
            if (s->board[second] == warden && able(s, second, enemy)) return second;
        }
    }
    return NOWHERE;
}

static inline int jumping_attacker(const State *s, int king, int enemy) {
    int horse = piece_of(enemy, HORSE);
    for (int way = 1; way < 8; way += 2) {
        int leg = king + STEP[way];
        if (s->board[leg] != EMPTY) continue;
        for (int turn = way - 1; turn <= way + 1; turn += 2) {
            int point = leg + STEP[turn & 7];
            if (s->board[point] == horse && able(s, point, enemy)) return point;
        }
    }
    return NOWHERE;
}

static inline int armour_reaching(const State *s, int gap, int partner, int seat) {
    if (!counts_in_line(s, partner, seat) || disarmed(s, gap, seat)) return NOWHERE;
    for (int way = 0; way < 8; way += 2) {
        int point = first_piece(s, gap, way);
        if (s->board[point] == piece_of(seat, ARMOUR) && point != partner && !frozen(s, point)) return point;
    }
    return NOWHERE;
}

static inline int armour_elsewhere(const State *s, int one, int other, int seat) {
    if (!counts_in_line(s, one, seat) || !counts_in_line(s, other, seat)) return NOWHERE;
    for (int i = 0; i < POINTS; i++) {
        int point = SQUARES[i];
        if (s->board[point] == piece_of(seat, ARMOUR) && point != one && point != other)
            for (int way = 0; way < 8; way += 2)
                if (s->board[point + STEP[way]] == EMPTY && !frozen(s, point)) return point;
    }
    return NOWHERE;
}

static inline int line_completer(const State *s, int one, int other, int seat) {
    int first = s->board[one], second = s->board[other], armour = piece_of(seat, ARMOUR);
    if (second == EMPTY && owner_of(first) == seat) return armour_reaching(s, other, one, seat);
    if (first == EMPTY && owner_of(second) == seat) return armour_reaching(s, one, other, seat);
    if (s->jia_scope && owner_of(first) == seat && owner_of(second) == seat && (first == armour || second == armour))
        return armour_elsewhere(s, one, other, seat);
    return NOWHERE;
}

static inline int either_of(const State *s, int one, int other, int seat) {
    return owner_of(s->board[one]) == seat || owner_of(s->board[other]) == seat;
}

static inline int armour_attacker(const State *s, int king, int enemy) {
    for (int way = 0; way < 8; way += s->jia_diagonal ? 1 : 2) {
        int near = king + STEP[way];
        if (s->board[near] == EDGE) continue;
        int beyond = near + STEP[way], opposite = king - STEP[way], found = NOWHERE;
        if (either_of(s, near, beyond, enemy)) found = line_completer(s, near, beyond, enemy);
        if (found == NOWHERE && way < 4 && either_of(s, near, opposite, enemy))
            found = line_completer(s, near, opposite, enemy);
        if (found != NOWHERE) return found;
    }
    return NOWHERE;
}

static inline int has_room(const State *s, int point, int way, int distance) {
    while (distance--)
        if (s->board[point += STEP[way]] != EMPTY) return 0;
    return 1;
}

static inline int assassin_attacker(const State *s, int king, int enemy) {
    int assassin = piece_of(enemy, ASSASSIN);
    for (int way = 0; way < 8; way += 2)
        for (int point = king + STEP[way], distance = 1; s->board[point] != EDGE; point += STEP[way], distance++) {
            if (s->board[point] == assassin && has_room(s, point, way, distance) && able(s, point, enemy)) return point;
            if (!s->ci_exchange) break;
        }
    return NOWHERE;
}

static int attacker(const State *s, int seat) {
    int king = s->kings[seat], enemy = 1 - seat, found;
    if (king == NOWHERE || protected(s, king)) return NOWHERE;
    found = straight_attacker(s, king, enemy);
    if (found == NOWHERE) found = diagonal_attacker(s, king, enemy);
    if (found == NOWHERE && s->count[piece_of(enemy, HORSE)]) found = jumping_attacker(s, king, enemy);
    if (found == NOWHERE && s->indirect_check) {
        if (s->count[piece_of(enemy, ARMOUR)]) found = armour_attacker(s, king, enemy);
        if (found == NOWHERE && s->count[piece_of(enemy, ASSASSIN)]) found = assassin_attacker(s, king, enemy);
    }
    return found;
}

/* rules.py */

static inline void change(State *s, Notes *notes, int point, int piece) {
    int i = notes->changes++;
    notes->cell[i] = point;
    notes->before[i] = s->board[point];
    notes->after[i] = piece;
    put(s, point, piece);
}

static inline void kill(const State *s, Notes *notes, int point, int cause) {
    int i = notes->deaths++;
    notes->death_cell[i] = point;
    notes->death_piece[i] = s->board[point];
    notes->death_cause[i] = cause;
}

static inline void note_line(const State *s, int first, int way, int seat, Notes *notes) {
    int victim = line_victim(s, first, way, seat);
    if (victim == NOWHERE || notes->hit[victim]) return;
    for (int i = 0; i < 3; i++) notes->death_line[notes->deaths][i] = first + i * STEP[way];
    notes->hit[victim] = 1;
    kill(s, notes, victim, HIT_BY_LINE);
}

static inline void find_lines(const State *s, int point, int back, Notes *notes) {
    for (int way = 0; way < 4; way += s->jia_diagonal ? 1 : 2)
        for (int i = 0, first = point; i <= back; i++) {
            note_line(s, first, way, s->side, notes);
            first -= STEP[way];
            if (owner_of(s->board[first]) < 0) break;
        }
}

static inline void resolve_lines(State *s, int landing, Notes *notes) {
    int before = notes->deaths;
    if (s->jia_scope)
        for (int i = 0; i < POINTS; i++) find_lines(s, SQUARES[i], 0, notes);
    else
        find_lines(s, landing, 2, notes);
    for (int i = before; i < notes->deaths; i++) {
        notes->hit[notes->death_cell[i]] = 0;
        change(s, notes, notes->death_cell[i], EMPTY);
    }
}

static inline void act(State *s, int action, Notes *notes) {
    notes->changes = notes->deaths = 0;
    int target = target_of(action);
    if (is_revival(action)) {
        change(s, notes, target, piece_of(s->side, PAWN));
        return;
    }
    int start = start_of(action), piece = s->board[start], kind = kind_of(piece), victim = NOWHERE;
    if (kind == ASSASSIN) victim = exchanged(s, start, target, way_between(start, target));
    if (s->board[target] != EMPTY) kill(s, notes, target, CAPTURED);
    if (promotes_to(action)) piece = piece_of(s->side, promotes_to(action));
    change(s, notes, start, EMPTY);
    change(s, notes, target, piece);
    if (kind == ARMOUR) resolve_lines(s, target, notes);
    if (victim != NOWHERE) {
        kill(s, notes, victim, EXCHANGED);
        kill(s, notes, target, EXCHANGED);
        change(s, notes, victim, EMPTY);
        change(s, notes, target, EMPTY);
    }
}

static inline void take_back(State *s, const Notes *notes) {
    for (int i = notes->changes - 1; i >= 0; i--) put(s, notes->cell[i], notes->before[i]);
}

static int is_safe(State *s, int action, Notes *notes) {
    act(s, action, notes);
    int safe = attacker(s, s->side) == NOWHERE && !facing_is_banned(s);
    take_back(s, notes);
    return safe;
}

static int find_actions(State *s, int enough, Scratch *scratch) {
    int seat = s->side, king = s->kings[seat], legal = 0;
    for (int i = -1; i <= POINTS; i++) {
        int n;
        if (i == POINTS) {
            n = revivals(s, seat, scratch->found, legal);
        } else {
            int point = i < 0 ? king : SQUARES[i], piece = s->board[point];
            if (owner_of(piece) != seat || (point == king && i >= 0) || frozen(s, point)) continue;
            n = moves_of(s, seat, point, kind_of(piece), scratch->found, legal);
        }
        for (int j = legal; j < n; j++) {
            int action = scratch->found[j];
            scratch->found[legal] = action;
            legal += is_safe(s, action, &scratch->trial);
            if (legal == enough) return legal;
        }
    }
    return legal;
}

static int legal_actions(State *s, uint16_t *actions, Scratch *scratch) {
    if (s->over != ONGOING) return 0;
    int n = find_actions(s, MOST_ACTIONS, scratch);
    memcpy(actions, scratch->found, n * sizeof *actions);
    return n;
}

static inline void judge(State *s, Scratch *scratch) {
    s->check = attacker(s, s->side) != NOWHERE;
    s->stuck = s->kings[s->side] != NOWHERE && find_actions(s, 1, scratch) == 0;
}

static inline void bury(State *s, int piece) {
    s->pool[piece]++;
    s->dead += PIECE_KEYS[piece][NOWHERE] >> 20;
}

static inline void exhume(State *s, int piece) {
    s->pool[piece]--;
    s->dead -= PIECE_KEYS[piece][NOWHERE] >> 20;
}

static inline void apply(State *s, int action, Scratch *scratch) {
    int seat = s->side, moved = is_revival(action) ? PAWN : kind_of(s->board[start_of(action)]);
    int lasting = promotes_to(action) != EMPTY;
    Notes *notes = &scratch->done;
    act(s, action, notes);
    for (int i = 0; i < notes->changes; i++) {
        int cell = notes->cell[i];
        s->zobrist ^= PIECE_KEYS[notes->before[i]][cell] ^ PIECE_KEYS[notes->after[i]][cell];
    }
    for (int i = 0; i < notes->deaths; i++) {
        int piece = notes->death_piece[i];
        if (kind_of(piece) != KING) bury(s, piece);
        lasting |= kind_of(piece) != PAWN;
    }
    if (is_revival(action)) exhume(s, piece_of(seat, PAWN));
    if (promotes_to(action)) exhume(s, piece_of(seat, promotes_to(action)));
    s->lasting = lasting;
    s->side = 1 - seat;
    s->zobrist ^= SIDE_KEY;
    s->ply++;
    s->quiet = notes->deaths || moved == PAWN ? 0 : s->quiet + 1;
    judge(s, scratch);
    notes->check = s->check;
    s->checks[seat] = s->check ? s->checks[seat] + 1 : 0;
}

static inline void finish(State *s, int reason, int winner) {
    s->over = reason;
    s->winner = winner;
}

static inline int has_entered(const State *s, int seat) { return in_palace(1 - seat, s->kings[seat]); }

static inline void settle_repetition(State *s, int cycle) {
    int red = 2 * s->checks[RED] >= cycle, black = 2 * s->checks[BLACK] >= cycle;
    if (s->perpetual_check && red != black)
        finish(s, PERPETUAL, red ? BLACK : RED);
    else
        finish(s, REPETITION, NOBODY);
}

static inline int standing(const State *s, int kind) {
    return s->count[piece_of(RED, kind)] + s->count[piece_of(BLACK, kind)];
}

static inline int pooled(const State *s, int kind) {
    return s->pool[piece_of(RED, kind)] + s->pool[piece_of(BLACK, kind)];
}

static inline int is_insufficient(const State *s) {
    if (s->insufficient_material == NEVER) return 0;
    if (s->insufficient_material == STRICT && s->palace_entry_wins && s->king_can_leave_palace) return 0;
    if (s->pawn_resurrection && pooled(s, PAWN)) return 0;
    int others = POINTS - s->count[EMPTY] - 2;
    if (others == 0) return 1;
    if (others == 1 && standing(s, ADVISOR) + standing(s, ELEPHANT) == 1) return 1;
    return standing(s, WARDEN) + standing(s, SHIELD) == others && !s->wei_can_capture && !s->stalemate;
}

static inline void settle(State *s, int times, int cycle) {
    if (s->over != ONGOING) return;
    int side = s->side;
    s->repeats = times;
    if (s->kings[side] == NOWHERE)
        finish(s, KING_REMOVED, 1 - side);
    else if (s->palace_entry_wins && has_entered(s, 1 - side))
        finish(s, PALACE_ENTERED, 1 - side);
    else if (s->palace_entry_wins && has_entered(s, side))
        finish(s, PALACE_ENTERED, side);
    else if (s->stuck && s->check)
        finish(s, CHECKMATE, 1 - side);
    else if (s->stuck)
        finish(s, STALEMATE, s->stalemate ? 1 - side : NOBODY);
    else if (facing_draws(s))
        finish(s, FACING, NOBODY);
    else if (times >= 3)
        settle_repetition(s, cycle);
    else if (is_insufficient(s))
        finish(s, INSUFFICIENT, NOBODY);
    else if (s->quiet_limit && s->quiet >= s->quiet_limit)
        finish(s, NO_PROGRESS, NOBODY);
}

static inline uint64_t position_key(const State *s) { return s->zobrist ^ s->dead; }

static inline int repeat_stride(const State *s) {
    (void)s;
    return 2;
}

static inline int nothing_returns(const State *s) { return s->lasting; }

#include "driver.h"

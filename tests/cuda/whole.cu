// All of a game of Mill, placing phase included, solved on a graphics card: who wins every position.
//
// A second solver, written apart from crates/solve and its rules, to compare with, and for games that take a processor too
// long: Lasker morris has 133 billion positions, which take 35 GB here and stay in the card's memory.
//
//     nvcc -O3 -std=c++17 -arch=native --extended-lambda -o whole tests/cuda/whole.cu
//     ./whole 10 > lasker.tsv             # Lasker morris: pieces slide while there are pieces in hand
//     ./whole 9 place > nine.tsv          # nine men's morris: pieces in hand come first
//     ./whole 12 place diagonals          # twelve men's morris
//     ./whole 12 place diagonals several  # Morabaraba: two mills at once take two pieces
//     ./whole 6 check                     # and then looks at every position again, through all its moves
//
// Without a card, for small games: c++ -O3 -std=c++17 -fopenmp -x c++ -o whole tests/cuda/whole.cu
//
// The rules: a turn places or slides one piece; whoever closes a mill takes one piece of the other side, out of a mill only if
// there are no others. A side with three pieces and none in hand flies. Fewer than three in all, or no move, is lost (so is a
// full board for White, who is to move then).
//
// A sub-space is all positions with the same pieces on the board and in hand of the side to move and of the other. Turns leave
// it for sub-spaces with fewer pieces or fewer in hand, which are solved before, but for slides that close no mill: they lead to
// its counterpart, with the sides changed, and back. So the two are solved together. First every position is looked at: does
// a turn that leaves win, does one draw, and how many other slides are there? Then what is decided goes backwards: a lost
// position makes those before it won, a won one takes a slide from those before it, and where none is left, that is lost.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

// ---------------------------------------------------------------------------------------------------------------------------
// The card, or what stands in for it.

#ifdef __CUDACC__
#include <cooperative_groups.h>
#define BOTH __host__ __device__
#define ON_CARD __device__

static void expect(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  exit(1);
}

template <class T> T* room(u64 count) {
  T* at = nullptr;
  expect(cudaMalloc((void**)&at, std::max<u64>(count, 1) * sizeof(T)), "memory of the card");
  return at;
}
template <class T> void clear(T* at, u64 count) { expect(cudaMemset(at, 0, count * sizeof(T)), "clearing"); }
template <class T> void send(T* to, const T* from, u64 count) {
  expect(cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyHostToDevice), "copying to the card");
}
template <class T> void fetch(T* to, const T* from, u64 count) {
  expect(cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyDeviceToHost), "copying from the card");
}
template <class Each> __global__ void each_of(Each each, u32 count) {
  for (u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x; i < count; i += gridDim.x * (u64)blockDim.x) each((u32)i);
}
template <class Each> void for_all(u32 count, Each each) {
  if (count == 0) return;
  u32 blocks = (u32)std::min<u64>((count + 255ull) / 256, 132 * 64);
  each_of<<<blocks, 256>>>(each, count);
  expect(cudaGetLastError(), "starting work");
}
ON_CARD inline u32 taken_away(u32* from, u32 what) { return atomicSub(from, what); }
ON_CARD inline u32 added_bits(u32* to, u32 what) { return atomicOr(to, what); }
ON_CARD inline void add(unsigned long long* to, u64 what) { atomicAdd(to, (unsigned long long)what); }
// The next place of a list; threads that ask at once ask together.
ON_CARD inline u32 next_place(u32* count) {
  auto asking = cooperative_groups::coalesced_threads();
  u32 first = 0;
  if (asking.thread_rank() == 0) first = atomicAdd(count, (u32)asking.size());
  return asking.shfl(first, 0) + asking.thread_rank();
}
BOTH inline int ones(u32 set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
BOTH inline int lowest(u32 set) {
#ifdef __CUDA_ARCH__
  return __ffs(set) - 1;
#else
  return __builtin_ctz(set);
#endif
}
#else
#define BOTH
#define ON_CARD
template <class T> T* room(u64 count) {
  T* at = (T*)malloc(std::max<u64>(count, 1) * sizeof(T));
  if (at == nullptr) { fprintf(stderr, "not enough memory\n"); exit(1); }
  return at;
}
template <class T> void clear(T* at, u64 count) { memset(at, 0, count * sizeof(T)); }
template <class T> void send(T* to, const T* from, u64 count) { memcpy(to, from, count * sizeof(T)); }
template <class T> void fetch(T* to, const T* from, u64 count) { memcpy(to, from, count * sizeof(T)); }
template <class Each> void for_all(u32 count, Each each) {
#pragma omp parallel for schedule(dynamic, 4096)
  for (u32 i = 0; i < count; i++) each(i);
}
inline u32 taken_away(u32* from, u32 what) { return __atomic_fetch_sub(from, what, __ATOMIC_RELAXED); }
inline u32 added_bits(u32* to, u32 what) { return __atomic_fetch_or(to, what, __ATOMIC_RELAXED); }
inline void add(unsigned long long* to, u64 what) { __atomic_fetch_add(to, what, __ATOMIC_RELAXED); }
inline u32 next_place(u32* count) { return __atomic_fetch_add(count, 1u, __ATOMIC_RELAXED); }
inline int ones(u32 set) { return __builtin_popcount(set); }
inline int lowest(u32 set) { return __builtin_ctz(set); }
#endif

// ---------------------------------------------------------------------------------------------------------------------------
// The board: three rings of eight points, a byte each. Even points are corners.

const u32 ALL = 0xffffff, CORNERS = 0x555555, SIDES = 0xaaaaaa;
const int MOST = 12;  // pieces of a side
const int LEAST = 3;

BOTH inline u32 onward(u32 set) { return ((set << 1) & 0xfefefe) | ((set >> 7) & 0x010101); }
BOTH inline u32 back(u32 set) { return ((set >> 1) & 0x7f7f7f) | ((set << 7) & 0x808080); }

// The points next to some of these; `crossing` are those with lines from ring to ring.
BOTH inline u32 next_to(u32 set, u32 crossing) {
  u32 across = set & crossing;
  return onward(set) | back(set) | ((across << 8) & ALL) | (across >> 8);
}

// The points that close a mill with two pieces; up to three mills at once, so each set is of one mill more.
struct Closing {
  u32 one, other, across;
  BOTH u32 all() const { return one | other | across; }
  BOTH int mills(u32 point) const { return !!(one & point) + !!(other & point) + !!(across & point); }
};

BOTH inline Closing closing(u32 set, u32 crossing) {
  u32 f1 = onward(set), b1 = back(set), f2 = onward(f1), b2 = back(b1);
  u32 inward = ((set << 8) | (set >> 16)) & ALL, outward = ((set >> 8) | (set << 16)) & ALL;
  return {(f1 & b1 & SIDES) | (f1 & f2 & CORNERS), b1 & b2 & CORNERS, inward & outward & crossing};
}

BOTH inline u32 in_mills(u32 set, u32 crossing) { return set & closing(set, crossing).all(); }

// What a mill may take of these.
BOTH inline u32 open_to_removal(u32 set, u32 crossing) {
  u32 open = set & ~in_mills(set, crossing);
  return open ? open : set;
}

// The board turned by quarters, mirrored, and inside out: 16 ways.
static u32 image(int way, u32 set) {
  u32 turned = 0;
  for (int point = 0; point < 24; point++) {
    if (!(set >> point & 1)) continue;
    int ring = point / 8, place = point % 8;
    place = (place + 2 * (way & 3)) % 8;
    if (way & 4) place = (8 - place) % 8;
    if (way & 8) ring = 2 - ring;
    turned |= 1u << (8 * ring + place);
  }
  return turned;
}

// ---------------------------------------------------------------------------------------------------------------------------
// Positions by number.

static u64 choose(int of, int size) {
  if (size < 0 || size > of) return 0;
  u64 ways = 1;
  for (int i = 0; i < size; i++) ways = ways * (of - i) / (i + 1);
  return ways;
}

// Tables on the card.
struct Tables {
  u32 crossing;       // points with lines from ring to ring
  const u8* ring[8];  // a ring turned and mirrored, by way & 7
  const u8* spread;   // the bits of a byte put to the places of another: by mask, then bits
  const u32* low;     // what the lower and the upper twelve points of a set add to its rank
  const u32* high[MOST + 1];
  const u32* entries[MOST + 1];  // by rank: its class, and which way turns it into the least of the class
  const u32* sets[MOST + 1];     // the least of each class
  const u16* kept[MOST + 1];     // which ways leave it as it is; the first always does
  const u32* words;              // values of everything that is solved, two bits each
};

const u32 DRAWN = 0, WON = 1, LOST = 2;

BOTH inline u32 rank_of(const Tables& t, u32 set, int size) { return t.low[set & 0xfff] + t.high[size][set >> 12]; }

BOTH inline u32 turn(const Tables& t, int way, u32 set) {
  const u8* ring = t.ring[way & 7];
  u32 outer = ring[set & 0xff], middle = ring[set >> 8 & 0xff], inner = ring[set >> 16];
  return way & 8 ? inner | middle << 8 | outer << 16 : outer | middle << 8 | inner << 16;
}

// The bits of a set at the places of a mask, next to one another.
BOTH inline u32 gathered(u32 mask, u32 set) {
  u32 all = 0;
  for (; set; set &= set - 1) all |= 1u << ones(mask & ((set & (0u - set)) - 1));
  return all;
}

BOTH inline u32 spread(const Tables& t, u32 mask, u32 bits) {
  u32 outer = mask & 0xff, middle = mask >> 8 & 0xff, inner = mask >> 16 & 0xff;
  u32 all = t.spread[outer << 8 | (bits & 0xff)];
  bits >>= ones(outer);
  all |= (u32)t.spread[middle << 8 | (bits & 0xff)] << 8;
  bits >>= ones(middle);
  return all | (u32)t.spread[inner << 8 | (bits & 0xff)] << 16;
}

// A sub-space, solved or being solved.
struct Space {
  int own, other;       // pieces on the board, of the side to move first
  int own_hand, other_hand;
  u32 placements;       // of the other's pieces for each class
  u32 length;           // how many numbers
  u64 start;            // of its values
  const u32* unranked;  // placements among free points
};

struct Number {
  u32 at;
  int symmetries;  // how many ways leave the position as it is
};

// The number of a position whose class is known.
BOTH inline Number within(const Tables& t, const Space& space, u32 cls, u32 turned) {
  u32 free = ALL & ~t.sets[space.own][cls];
  u32 rank = rank_of(t, gathered(free, turned), space.other);
  u32 kept = t.kept[space.own][cls] & ~1u;
  Number found = {rank, 1};
  for (; kept; kept &= kept - 1) {
    u32 other = rank_of(t, gathered(free, turn(t, lowest(kept), turned)), space.other);
    if (other == found.at) found.symmetries++;
    // Images of a position are each met as often as ways leave it as it is.
    if (other < found.at) found = {other, 1};
  }
  found.at += cls * space.placements;
  return found;
}

BOTH inline Number number(const Tables& t, const Space& space, u32 own, u32 other) {
  u32 entry = t.entries[space.own][rank_of(t, own, space.own)];
  return within(t, space, entry >> 4, turn(t, entry & 15, other));
}

BOTH inline void position(const Tables& t, const Space& space, u32 at, u32& own, u32& other) {
  own = t.sets[space.own][at / space.placements];
  other = spread(t, ALL & ~own, space.unranked[at % space.placements]);
}

BOTH inline u32 value_at(const Tables& t, const Space& space, u32 at) {
  return t.words[space.start + (at >> 4)] >> 2 * (at & 15) & 3;
}

BOTH inline u32 value(const Tables& t, const Space& space, u32 own, u32 other) {
  return value_at(t, space, number(t, space, own, other).at);
}

// ---------------------------------------------------------------------------------------------------------------------------
// Solving a sub-space and its counterpart.

// What a cell of sixteen bits holds: how many slides are left, sixteen for each, and what is known. Sixteen, because where
// positions have symmetries, a slide taken back counts for a part of a slide or for several.
const u32 LEFT = 0x3ff, HAS_DRAW = 0x1000, IS_WON = 0x2000, IS_LOST = 0x4000, HOLE = 0x8000;
const u32 WHOLE_SLIDE = 16;
const u32 LOST_BIT = 0x80000000;  // of an item in a list: lost, and not won

const int MOST_MILLS = 3;  // at once

struct Half {
  Space space;
  Space back;               // the counterpart
  Space placed;
  Space captured[MOST_MILLS], placed_captured[MOST_MILLS];  // with so many taken and one more
  int spare;                // how many pieces the other side can lose without losing the game
  int most_taken;           // at once
  bool slides, flies;       // the side to move
  bool was_sliding, flew;   // the other side, a turn before
  u32* cells;
  u32* back_cells;
};

// How the turns of a position end.
struct Turns {
  bool wins, draws;
  u32 slides;  // that close no mill
};

BOTH inline void meet(Turns& turns, u32 value) {
  turns.wins |= value == LOST;
  turns.draws |= value == DRAWN;
}

// Meets what is left after each way to take so many pieces of the other side; `taken` of them are gone.
template <int taken>
BOTH inline void meet_captures(const Tables& t, const Half& half, const Space* to, u32 moved, u32 other, int due, Turns& turns) {
  for (u32 open = open_to_removal(other, t.crossing); open && !turns.wins; open &= open - 1) {
    u32 left = other ^ (open & (0u - open));
    if (taken == half.spare) {
      turns.wins = true;
      continue;
    }
    if constexpr (taken + 1 < MOST_MILLS) {
      if (due > 1 && left) {
        meet_captures<taken + 1>(t, half, to, moved, left, due - 1, turns);
        continue;
      }
    }
    meet(turns, value(t, to[taken], left, moved));
  }
}

// Meets what a piece on a point leads to that closes mills there.
BOTH inline void meet_mills(const Tables& t, const Half& half, const Space* to, u32 rest, u32 point, u32 other,
                            const Closing& mills, Turns& turns) {
  int due = mills.mills(point);
  meet_captures<0>(t, half, to, rest | point, other, due < half.most_taken ? due : half.most_taken, turns);
}

// Looks up every turn that leaves, and counts the others.
BOTH inline Turns look(const Tables& t, const Half& half, u32 own, u32 other) {
  Turns turns = {false, false, 0};
  u32 empty = ALL & ~(own | other);
  if (half.slides) {
    for (u32 left = own; left; left &= left - 1) {
      u32 from = left & (0u - left), rest = own ^ from;
      u32 reach = half.flies ? empty : next_to(from, t.crossing) & empty;
      Closing closed = closing(rest, t.crossing);
      u32 mills = other ? reach & closed.all() : 0;
      turns.slides += ones(reach ^ mills);
      for (; mills && !turns.wins; mills &= mills - 1)
        meet_mills(t, half, half.captured, rest, mills & (0u - mills), other, closed, turns);
    }
  }
  if (half.space.own_hand == 0 || turns.wins) return turns;
  Closing closed = closing(own, t.crossing);
  u32 mills = other ? empty & closed.all() : 0;
  for (u32 left = mills; left && !turns.wins; left &= left - 1)
    meet_mills(t, half, half.placed_captured, own, left & (0u - left), other, closed, turns);
  u32 quiet = empty & ~mills;
  if (turns.wins || !quiet) return turns;
  // The class of the other side, who is to move then, is the same after each of these.
  u32 entry = t.entries[half.space.other][rank_of(t, other, half.space.other)];
  u32 cls = entry >> 4, way = entry & 15;
  bool plain = t.kept[half.space.other][cls] == 1;
  u32 free = ALL & ~t.sets[half.space.other][cls];
  u32 before = turn(t, way, own);
  u32 packed = gathered(free, before);
  for (; quiet && !turns.wins; quiet &= quiet - 1) {
    u32 point = turn(t, way, quiet & (0u - quiet));
    u32 at;
    if (plain) {
      u32 bits = packed | 1u << ones(free & (point - 1));
      at = cls * half.placed.placements + rank_of(t, bits, half.space.own + 1);
    } else {
      at = within(t, half.placed, cls, before | point).at;
    }
    meet(turns, value_at(t, half.placed, at));
  }
  return turns;
}

ON_CARD inline u32 cell_of(const u32* cells, u32 at) { return cells[at >> 1] >> 16 * (at & 1) & 0xffff; }

// The first look at a position. Cells are clear before.
ON_CARD inline void begin(const Tables& t, const Half& half, u32 at, u32* list, u32* count) {
  u32 own, other;
  position(t, half.space, at, own, other);
  u32 cell;
  if (t.kept[half.space.own][at / half.space.placements] != 1 &&
      within(t, half.space, at / half.space.placements, other).at != at) {
    cell = HOLE;
  } else {
    Turns turns = look(t, half, own, other);
    cell = turns.slides * WHOLE_SLIDE | (turns.draws ? HAS_DRAW : 0);
    if (turns.wins) {
      cell |= IS_WON;
      list[next_place(count)] = at;
    } else if (!turns.draws && turns.slides == 0) {
      cell |= IS_LOST;
      list[next_place(count)] = at | LOST_BIT;
    }
  }
  added_bits(&half.cells[at >> 1], cell << 16 * (at & 1));
}

// Tells those before a position that was decided.
ON_CARD inline void tell(const Tables& t, const Half& half, u32 item, u32* list, u32* count) {
  if (!half.was_sliding) return;
  u32 at = item & ~LOST_BIT, own, other;
  bool is_lost = item & LOST_BIT;
  position(t, half.space, at, own, other);
  u32 empty = ALL & ~(own | other);
  // A piece in a mill has just closed it, and taken something if there was anything to take.
  u32 moved = own ? other & ~in_mills(other, t.crossing) : other;
  if (!moved) return;
  int symmetries = 1;
  if (t.kept[half.space.own][at / half.space.placements] != 1)
    symmetries = within(t, half.space, at / half.space.placements, other).symmetries;
  for (; moved; moved &= moved - 1) {
    u32 to = moved & (0u - moved);
    for (u32 from = half.flew ? empty : next_to(to, t.crossing) & empty; from; from &= from - 1) {
      Number before = number(t, half.back, (other ^ to) | (from & (0u - from)), own);
      u32 shift = 16 * (before.at & 1);
      u32* word = &half.back_cells[before.at >> 1];
      if (is_lost) {
        if (*(volatile u32*)word >> shift & IS_WON) continue;
        u32 cell = added_bits(word, IS_WON << shift) >> shift;
        if (!(cell & IS_WON)) list[next_place(count)] = before.at;
      } else {
        u32 part = WHOLE_SLIDE * before.symmetries / symmetries;
        u32 cell = taken_away(word, part << shift) >> shift;
        if ((cell & LEFT) == part && !(cell & (HAS_DRAW | IS_WON))) {
          added_bits(word, IS_LOST << shift);
          list[next_place(count)] = before.at | LOST_BIT;
        }
      }
    }
  }
}

struct Counts {
  unsigned long long won, drawn, lost, wrong;
};

// Keeps the values of a stretch of positions, and counts them.
const u32 STRETCH = 256;
ON_CARD inline void keep(const Half& half, u32 stretch, u32* words, Counts* counts) {
  u32 won = 0, lost = 0, drawn = 0;
  u32 end = half.space.length - stretch * STRETCH < STRETCH ? half.space.length : (stretch + 1) * STRETCH;
  u32 values = 0;
  for (u32 at = stretch * STRETCH; at < end; at++) {
    u32 cell = cell_of(half.cells, at);
    won += (cell & IS_WON) != 0;
    lost += (cell & IS_LOST) != 0;
    drawn += (cell & (IS_WON | IS_LOST | HOLE)) == 0;
    values |= (cell & IS_WON ? WON : cell & IS_LOST ? LOST : DRAWN) << 2 * (at & 15);
    if ((at & 15) == 15 || at + 1 == end) {
      words[half.space.start + (at >> 4)] = values;
      values = 0;
    }
  }
  add(&counts->won, won);
  add(&counts->lost, lost);
  add(&counts->drawn, drawn);
}

// Whether a value is what all turns of its position say, slides that close no mill looked up as well.
ON_CARD inline void check(const Tables& t, const Half& half, u32 at, Counts* counts) {
  u32 own, other;
  position(t, half.space, at, own, other);
  if (within(t, half.space, at / half.space.placements, other).at != at) return;
  Turns turns = look(t, half, own, other);
  u32 empty = ALL & ~(own | other);
  for (u32 left = half.slides ? own : 0; left; left &= left - 1) {
    u32 from = left & (0u - left), rest = own ^ from;
    u32 reach = half.flies ? empty : next_to(from, t.crossing) & empty;
    for (u32 quiet = other ? reach & ~closing(rest, t.crossing).all() : reach; quiet; quiet &= quiet - 1)
      meet(turns, value(t, half.back, other, rest | (quiet & (0u - quiet))));
  }
  u32 right = turns.wins ? WON : turns.draws ? DRAWN : LOST;
  if (value_at(t, half.space, at) != right) add(&counts->wrong, 1);
}

// ---------------------------------------------------------------------------------------------------------------------------
// The whole game.

struct Solver {
  int men;
  bool slides_while_placing, diagonals, several, checks;
  Tables tables;
  u32* words;
  u64 length = 0, largest = 0, used = 0;
  std::vector<u32*> unranked = std::vector<u32*>(25 * (MOST + 1), nullptr);
  u32 classes[MOST + 1];
  std::vector<std::vector<u32>> entries, sets;
  u64 starts[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
  u32 *cells[2], *lists[2][2], *counts_of_lists;
  Counts* counts;
  double begun;
  u64 totals[3] = {0, 0, 0};

  static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }

  template <class T> T* sent(const std::vector<T>& from) {
    T* to = room<T>(from.size());
    send(to, from.data(), from.size());
    return to;
  }

  static std::vector<u32> subsets(int of, int size) {
    std::vector<u32> all;
    u64 count = choose(of, size);
    u32 set = (1u << size) - 1;
    for (u64 i = 0; i < count; i++) {
      all.push_back(set);
      if (set == 0) break;
      u32 lowest_bit = set & (0u - set), carried = set + lowest_bit;
      set = carried | (((set ^ carried) >> 2) / lowest_bit);
    }
    return all;
  }

  static u32 part_of_rank(u32 set, int first, int below) {
    u32 sum = 0;
    for (int point = 0; point < 12; point++)
      if (set >> point & 1) sum += (u32)choose(first + point, ++below);
    return sum;
  }

  void make_tables() {
    tables.crossing = diagonals ? ALL : SIDES;
    for (int way = 0; way < 8; way++) {
      std::vector<u8> ring;
      for (u32 byte = 0; byte < 256; byte++) ring.push_back((u8)image(way, byte));
      tables.ring[way] = sent(ring);
    }
    std::vector<u8> spreads;
    for (u32 mask = 0; mask < 256; mask++)
      for (u32 bits = 0; bits < 256; bits++) {
        u32 all = 0, i = 0;
        for (u32 point = 0; point < 8; point++)
          if (mask >> point & 1) all |= (bits >> i++ & 1) << point;
        spreads.push_back((u8)all);
      }
    tables.spread = sent(spreads);
    std::vector<u32> low;
    for (u32 set = 0; set < 4096; set++) low.push_back(part_of_rank(set, 0, 0));
    tables.low = sent(low);
    std::vector<std::vector<u32>> highs;
    for (int size = 0; size <= men; size++) {
      std::vector<u32> high;
      for (u32 set = 0; set < 4096; set++) {
        int below = size - __builtin_popcount(set);
        high.push_back(below < 0 ? 0 : part_of_rank(set, 12, below));
      }
      highs.push_back(high);
      tables.high[size] = sent(high);
    }
    for (int size = 0; size <= men; size++) {
      auto rank = [&](u32 set) { return low[set & 0xfff] + highs[size][set >> 12]; };
      const u32 UNKNOWN = ~0u;
      std::vector<u32> all = subsets(24, size), found(all.size(), UNKNOWN), least;
      std::vector<u16> kept;
      // Which way undoes which.
      int undo[16];
      for (int way = 0; way < 16; way++)
        for (int other = 0; other < 16; other++) {
          bool undoes = true;
          for (int point = 0; point < 24; point++) undoes &= image(other, image(way, 1u << point)) == 1u << point;
          if (undoes) undo[way] = other;
        }
      for (u32 set : all) {
        if (found[rank(set)] != UNKNOWN) continue;
        u32 keeps = 0;
        for (int way = 0; way < 16; way++) {
          u32 turned = image(way, set);
          if (turned == set) keeps |= 1u << way;
          if (found[rank(turned)] == UNKNOWN) found[rank(turned)] = (u32)least.size() << 4 | undo[way];
        }
        least.push_back(set);
        kept.push_back((u16)keeps);
      }
      classes[size] = (u32)least.size();
      tables.entries[size] = sent(found);
      tables.sets[size] = sent(least);
      tables.kept[size] = sent(kept);
    }
  }

  u32 length_of(int own, int other) const { return classes[own] * (u32)choose(24 - own, other); }

  Space space(int own, int other, int own_hand, int other_hand) {
    Space space = {own, other, own_hand, other_hand, (u32)choose(24 - own, other), length_of(own, other), 0, nullptr};
    space.start = starts[own][other][own_hand][other_hand];
    u32*& placements = unranked[(24 - own) * (MOST + 1) + other];
    if (placements == nullptr) placements = sent(subsets(24 - own, other));
    space.unranked = placements;
    return space;
  }

  struct Pieces {
    int own, other, own_hand, other_hand;
    Pieces turned() const { return {other, own, other_hand, own_hand}; }
    bool is_moving() const { return own_hand + other_hand == 0; }
    bool comes_first() const { return std::make_pair(own, own_hand) <= std::make_pair(other, other_hand); }
  };

  // What is solved together: it and its counterpart, unless they are the same, or positions lead nowhere back.
  std::vector<Pieces> together(const Pieces& p) const {
    bool is_same = p.own == p.other && p.own_hand == p.other_hand;
    if (is_same || !(slides_while_placing || p.is_moving())) return {p};
    return {p, p.turned()};
  }

  // Whether it is there, and not with its counterpart. Where pieces in hand come first, each side places in its turn.
  bool is_there(const Pieces& p) const {
    if (slides_while_placing || p.is_moving()) return p.comes_first();
    return p.own_hand == p.other_hand || p.own_hand == p.other_hand + 1;
  }

  // One of each pair, those first that others lead to.
  std::vector<Pieces> order() {
    std::vector<Pieces> all;
    for (int a = LEAST; a <= men; a++)
      for (int b = LEAST; b <= men; b++)
        for (int h = 0; h <= a; h++)
          for (int k = 0; k <= b; k++)
            if (is_there({a - h, b - k, h, k})) all.push_back({a - h, b - k, h, k});
    auto key = [](const Pieces& p) {
      return std::make_pair(p.own + p.other + p.own_hand + p.other_hand, p.own_hand + p.other_hand);
    };
    std::stable_sort(all.begin(), all.end(), [&](const Pieces& a, const Pieces& b) { return key(a) < key(b); });
    return all;
  }

  void make_room() {
    for (const Pieces& pair : order()) {
      for (const Pieces& p : together(pair)) {
        starts[p.own][p.other][p.own_hand][p.other_hand] = length;
        u64 numbers = length_of(p.own, p.other);
        length += (numbers + 15) / 16;
        largest = std::max(largest, numbers);
      }
    }
    fprintf(stderr, "%llu numbers, %.1f GB of values, at most %llu in a sub-space\n", (unsigned long long)(16 * length),
            4e-9 * length, (unsigned long long)largest);
    tables.words = words = room<u32>(length);
    for (int i = 0; i < 2; i++) {
      cells[i] = room<u32>(largest / 2 + 1);
      for (int j = 0; j < 2; j++) lists[i][j] = room<u32>(largest);
    }
    counts_of_lists = room<u32>(4);
    counts = room<Counts>(2);
  }

  Half half(const Pieces& p) {
    auto [own, other, hand, other_hand] = p;
    Half half;
    half.space = space(own, other, hand, other_hand);
    half.back = space(other, own, other_hand, hand);
    half.spare = other + other_hand - LEAST;
    half.most_taken = several ? MOST_MILLS : 1;
    half.placed = half.space;
    if (hand > 0) half.placed = space(other, own + 1, other_hand, hand - 1);
    for (int taken = 0; taken < MOST_MILLS; taken++) {
      bool is_open = taken < half.spare && taken < other;
      half.captured[taken] = half.placed_captured[taken] = half.space;
      if (is_open) half.captured[taken] = space(other - taken - 1, own, other_hand, hand);
      if (is_open && hand > 0) half.placed_captured[taken] = space(other - taken - 1, own + 1, other_hand, hand - 1);
    }
    half.slides = hand == 0 || slides_while_placing;
    half.flies = hand == 0 && own <= 3;
    half.was_sliding = slides_while_placing || p.is_moving();
    half.flew = other_hand == 0 && other <= 3;
    return half;
  }

  void solve(const Pieces& p) {
    int halves = (int)together(p).size();
    bool is_one = halves == 1;
    Half both[2] = {half(p), half(is_one ? p : p.turned())};
    for (int i = 0; i < 2; i++) {
      both[i].cells = cells[is_one ? 0 : i];
      both[i].back_cells = cells[is_one ? 0 : 1 - i];
    }
    clear(counts_of_lists, 4);
    clear(counts, 2);
    const Tables t = tables;
    for (int i = 0; i < halves; i++) {
      Half half = both[i];
      clear(half.cells, half.space.length / 2 + 1);
      u32 *list = lists[i][0], *count = counts_of_lists + 2 * i;
      for_all(half.space.length, [=] ON_CARD(u32 at) { begin(t, half, at, list, count); });
    }
    for (int now = 0;; now ^= 1) {
      u32 sizes[4];
      fetch(sizes, counts_of_lists, 4);
      if (sizes[now] + sizes[2 + now] == 0) break;
      for (int i = 0; i < halves; i++) clear(counts_of_lists + 2 * i + (now ^ 1), 1);
      for (int i = 0; i < halves; i++) {
        Half half = both[i];
        int before = is_one ? 0 : 1 - i;
        const u32* told = lists[i][now];
        u32 *list = lists[before][now ^ 1], *count = counts_of_lists + 2 * before + (now ^ 1);
        for_all(sizes[2 * i + now], [=] ON_CARD(u32 j) { tell(t, half, told[j], list, count); });
      }
    }
    u32* all = words;
    for (int i = 0; i < halves; i++) {
      Half half = both[i];
      Counts* counted = counts + i;
      for_all((half.space.length + STRETCH - 1) / STRETCH, [=] ON_CARD(u32 stretch) { keep(half, stretch, all, counted); });
    }
    for (int i = 0; i < halves && checks; i++) {
      Half half = both[i];
      Counts* counted = counts + i;
      for_all(half.space.length, [=] ON_CARD(u32 at) { check(t, half, at, counted); });
    }
    Counts found[2];
    fetch(found, counts, 2);
    for (int i = 0; i < halves; i++) {
      const Space& s = both[i].space;
      printf("%d+%d\t%d+%d\t%llu\t%llu\t%llu\n", s.own, s.own_hand, s.other, s.other_hand, found[i].won, found[i].drawn,
             found[i].lost);
      totals[0] += found[i].won;
      totals[1] += found[i].drawn;
      totals[2] += found[i].lost;
      if (found[i].wrong) {
        fprintf(stderr, "%llu values are wrong\n", found[i].wrong);
        exit(1);
      }
    }
    fflush(stdout);
  }

  const char* name_of(u32 value) const { return value == WON ? "won" : value == LOST ? "lost" : "drawn"; }

  u32 fetched(const Space& space, u32 at) {
    u32 word;
    fetch(&word, words + space.start + (at >> 4), 1);
    return word >> 2 * (at & 15) & 3;
  }

  void run() {
    begun = now();
    make_tables();
    make_room();
    std::vector<Pieces> pairs = order();
    printf("own\tother\twon\tdrawn\tlost\n");
    u64 solved = 0;
    double said = begun;
    for (size_t i = 0; i < pairs.size(); i++) {
      solve(pairs[i]);
      solved = totals[0] + totals[1] + totals[2];
      if (now() - said > 10 || i + 1 == pairs.size()) {
        said = now();
        fprintf(stderr, "%zu of %zu pairs, %llu positions, %.0f s\n", i + 1, pairs.size(), (unsigned long long)solved,
                said - begun);
      }
    }
    fprintf(stderr, "%llu positions: %llu won, %llu drawn, %llu lost\n", (unsigned long long)solved,
            (unsigned long long)totals[0], (unsigned long long)totals[1], (unsigned long long)totals[2]);
    fprintf(stderr, "the game is %s for who begins; after a first placement, for who replies:\n",
            name_of(fetched(space(0, 0, men, men), 0)));
    Space after = space(0, 1, men, men - 1);
    for (u32 point = 0; point < 24; point++) {
      bool is_least = true;
      for (int way = 0; way < 16; way++) is_least &= image(way, 1u << point) >= 1u << point;
      if (is_least) fprintf(stderr, "  ring %d, %s: %s\n", point / 8, point % 2 ? "side" : "corner", name_of(fetched(after, point)));
    }
  }
};

int main(int count, char** given) {
  static Solver solver;
  solver.men = count > 1 ? atoi(given[1]) : 0;
  solver.slides_while_placing = true;
  for (int i = 2; i < count; i++) {
    std::string word = given[i];
    if (word == "place") solver.slides_while_placing = false;
    else if (word == "diagonals") solver.diagonals = true;
    else if (word == "several") solver.several = true;
    else if (word == "check") solver.checks = true;
    else solver.men = 0;
  }
  // With more men pieces could run out of room while some are in hand, and who may only slide is not looked for.
  if (solver.men < LEAST || solver.men > (solver.slides_while_placing ? 11 : 12)) {
    fprintf(stderr, "usage: whole MEN [place] [diagonals] [several] [check], with 3 to 11 men, or 12 that only place\n");
    return 2;
  }
  solver.run();
}

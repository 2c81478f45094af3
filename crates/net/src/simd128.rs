//! The path of WebAssembly: four floats or two doubles at a time, with the answers of the scalar path.
//!
//! The other paths round `x · w + c` once. WebAssembly has no instruction that does (its relaxed one may round once or
//! twice), so the sum is formed in doubles: the product of two floats is exact there, the sum is rounded to 53 bits and
//! then to the 24 of a float. Rounding twice goes wrong only where the double lies in the very middle between two
//! floats and is not the exact sum. The quick sums below watch out for that middle; where they meet one, the last few rows
//! are added again in a slower way that is always right.
//!
//! The quick sums hold for numbers of everyday size ([`is_everyday`]): every product is then a multiple of the smallest
//! float, so that no sum falls between two floats below the normal ones, and nothing overflows.
#![allow(unsafe_code)]

use std::arch::wasm32::*;
use std::hint::black_box;

use crate::lanes::{Block, LANES, Lanes};
use crate::shape::Layer;

/// Weights and inputs are 0 or at least this, and then multiples of 2⁻⁷⁵, their products of 2⁻¹⁴⁹.
const SMALLEST: f32 = 1.0 / (1u64 << 51) as f32;
/// Sums of products of at most this, one for each of 65,535 inputs, are far from overflow.
const LARGEST: f32 = (1u64 << 50) as f32;

/// So many rows are added before it is asked whether a sum lay in the middle. Weights of half precision have few bits, so
/// that one in some thousand sums does.
const ROWS: usize = 12;

/// Whether the quick sums are right about these numbers.
pub(crate) fn is_everyday(numbers: &[f32]) -> bool {
    numbers.iter().all(|x| *x == 0.0 || (SMALLEST..=LARGEST).contains(&x.abs()))
}

/// How a sum with a product of some input is formed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The input is a power of two: the product is a float, and the sum of two floats can be rounded twice.
    Plain,
    /// The input has few bits, as 3/8 has: sums often lie in the middle between two floats.
    Exact,
    /// Any other input: sums hardly ever do.
    Quick,
}

impl Way {
    fn with(x: f32) -> Way {
        match x.to_bits() & 0x007f_ffff {
            0 => Way::Plain,
            bits if bits & 0xfff == 0 => Way::Exact,
            _ => Way::Quick,
        }
    }
}

/// Half of what a float cannot tell apart in a double, and the bits of a double that a float has.
struct Round {
    half: v128,
    kept: v128,
}

impl Round {
    fn new() -> Round {
        // Kept from the compiler's eyes: constants in a loop would be made anew in every round.
        Round { half: black_box(i64x2_splat(1 << 28)), kept: black_box(i64x2_splat(-1 << 29)) }
    }

    /// `x · w + c` for everyday numbers, rounded to a float; sets bits in `middles` if it lay in the middle of two.
    #[inline(always)]
    fn sum(&self, x: v128, w: v128, c: v128, middles: &mut v128) -> v128 {
        let carried = i64x2_add(f64x2_add(f64x2_mul(x, w), c), self.half);
        let rounded = v128_and(carried, self.kept);
        *middles = v128_or(*middles, i64x2_eq(carried, rounded));
        rounded
    }
}

/// A double rounded to a float.
#[inline(always)]
fn to_float(x: v128) -> v128 {
    f64x2_promote_low_f32x4(f32x4_demote_f64x2_zero(x))
}

/// `x · w + c`, rounded to a float once, whatever the numbers.
#[inline(always)]
fn exact_sum(x: v128, w: v128, c: v128) -> v128 {
    let product = f64x2_mul(x, w);
    let sum = f64x2_add(product, c);
    // What the sum lacks of product + c; no rounding here.
    let added = f64x2_sub(sum, c);
    let error = f64x2_add(f64x2_sub(c, f64x2_sub(sum, added)), f64x2_sub(product, added));
    // An even last bit gives way to the odd neighbour on the side of the exact sum: no longer in any middle.
    let is_off = f64x2_gt(f64x2_abs(error), f64x2_splat(0.0));
    let is_even = i64x2_eq(v128_and(sum, i64x2_splat(1)), i64x2_splat(0));
    let towards = v128_or(i64x2_shr(v128_xor(error, sum), 63), i64x2_splat(1));
    to_float(i64x2_add(sum, v128_and(towards, v128_and(is_off, is_even))))
}

#[inline(always)]
fn low(x: v128) -> v128 {
    f64x2_promote_low_f32x4(x)
}

#[inline(always)]
fn high(x: v128) -> v128 {
    f64x2_promote_low_f32x4(i64x2_shuffle::<1, 1>(x, x))
}

/// Two pairs of doubles as four floats.
#[inline(always)]
fn floats(low: v128, high: v128) -> v128 {
    i64x2_shuffle::<0, 2>(f32x4_demote_f64x2_zero(low), f32x4_demote_f64x2_zero(high))
}

/// The four floats from `at` on.
#[inline(always)]
fn four(numbers: &[f32], at: usize) -> v128 {
    let four = numbers[at..].first_chunk::<4>().expect("rows are whole blocks");
    // SAFETY: the address is that of four floats; `v128_load` needs no alignment.
    unsafe { v128_load(four.as_ptr().cast()) }
}

#[inline(always)]
fn store_four(four: v128, numbers: &mut [f32], at: usize) {
    let to = numbers[at..].first_chunk_mut::<4>().expect("rows are whole blocks");
    // SAFETY: the address is that of four floats that are borrowed alone; `v128_store` needs no alignment.
    unsafe { v128_store(to.as_mut_ptr().cast(), four) }
}

#[derive(Clone, Copy)]
pub(crate) struct Simd128([v128; 4]);

impl Simd128 {
    #[inline(always)]
    fn zip(self, other: Simd128, op: impl Fn(v128, v128) -> v128) -> Simd128 {
        Simd128(std::array::from_fn(|i| op(self.0[i], other.0[i])))
    }
}

// SAFETY (all methods): this module exists only where the whole program is built for SIMD.
impl Lanes for Simd128 {
    const WIDE: bool = false;
    #[inline(always)]
    unsafe fn splat(x: f32) -> Simd128 {
        Simd128([f32x4_splat(x); 4])
    }
    #[inline(always)]
    unsafe fn load(from: &Block) -> Simd128 {
        Simd128(std::array::from_fn(|i| four(&from.0, 4 * i)))
    }
    #[inline(always)]
    unsafe fn store(self, to: &mut Block) {
        (0..4).for_each(|i| store_four(self.0[i], &mut to.0, 4 * i));
    }
    #[inline(always)]
    unsafe fn fma(self, factor: Simd128, addend: Simd128) -> Simd128 {
        Simd128(std::array::from_fn(|i| {
            let (x, w, c) = (self.0[i], factor.0[i], addend.0[i]);
            floats(exact_sum(low(x), low(w), low(c)), exact_sum(high(x), high(w), high(c)))
        }))
    }
    #[inline(always)]
    unsafe fn add(self, other: Simd128) -> Simd128 {
        self.zip(other, |a, b| f32x4_add(a, b))
    }
    #[inline(always)]
    unsafe fn mul(self, other: Simd128) -> Simd128 {
        self.zip(other, |a, b| f32x4_mul(a, b))
    }
    #[inline(always)]
    unsafe fn max(self, other: Simd128) -> Simd128 {
        // `pmax(b, a)` is a where a is greater, and else b: as on the other paths.
        self.zip(other, |a, b| f32x4_pmax(b, a))
    }
    #[inline(always)]
    unsafe fn differs(self, other: Simd128) -> u32 {
        let lanes = |i: usize| u32::from(u32x4_bitmask(f32x4_ne(self.0[i], other.0[i])));
        lanes(0) | lanes(1) << 4 | lanes(2) << 8 | lanes(3) << 12
    }
    #[inline(always)]
    unsafe fn sum(self) -> f32 {
        let [a, b, c, d] = self.0;
        let x = f32x4_add(f32x4_add(a, c), f32x4_add(b, d));
        let x = f32x4_add(x, i64x2_shuffle::<1, 1>(x, x));
        f32x4_extract_lane::<0>(x) + f32x4_extract_lane::<1>(x)
    }
    #[inline(always)]
    fn gather_own_way(
        weights: &[Block],
        stride: usize,
        base: &[Block],
        list: &[(u16, f32)],
        out: &mut [Block],
    ) -> bool {
        gather(weights, stride, base, list, out)
    }
    #[inline(always)]
    fn dense_own_way(
        blocks: &[Block],
        layer: &Layer,
        samples: usize,
        input: &[Block],
        out: &mut [Block],
    ) -> bool {
        dense(blocks, layer, samples, input, out)
    }
}

/// The first layer. `false`, and nothing done, if an input is not of everyday size.
fn gather(weights: &[Block], stride: usize, base: &[Block], list: &[(u16, f32)], out: &mut [Block]) -> bool {
    if !list.iter().all(|&(_, x)| is_everyday(&[x])) {
        return false;
    }
    let round = Round::new();
    for at in 0..stride {
        let mut sums = block_sums(&base[at]);
        for list in list.chunks(ROWS) {
            let rows = list.iter().map(|&(index, x)| (&weights[usize::from(index) * stride + at], x));
            let (before, mut middles) = (sums, i64x2_splat(0));
            rows.clone().for_each(|(row, x)| match Way::with(x) {
                Way::Plain => add_row(row, x, &mut sums, |x, w, c| to_float(f64x2_add(f64x2_mul(x, w), c))),
                Way::Exact => add_row(row, x, &mut sums, exact_sum),
                Way::Quick => add_row(row, x, &mut sums, |x, w, c| round.sum(x, w, c, &mut middles)),
            });
            if v128_any_true(middles) {
                sums = before;
                rows.for_each(|(row, x)| add_row(row, x, &mut sums, exact_sum));
            }
        }
        for (i, [a, b]) in sums.into_iter().enumerate() {
            store_four(floats(a, b), &mut out[at].0, 4 * i);
        }
    }
    true
}

/// The sums of a block, two doubles at a time.
type Sums = [[v128; 2]; 4];

#[inline(always)]
fn block_sums(base: &Block) -> Sums {
    std::array::from_fn(|i| {
        let base = four(&base.0, 4 * i);
        [low(base), high(base)]
    })
}

/// Adds a row, times x, in the way of `sum`.
#[inline(always)]
fn add_row(row: &Block, x: f32, sums: &mut Sums, mut sum: impl FnMut(v128, v128, v128) -> v128) {
    let x = f64x2_splat(f64::from(x));
    for (i, [a, b]) in sums.iter_mut().enumerate() {
        let w = four(&row.0, 4 * i);
        *a = sum(x, low(w), *a);
        *b = sum(x, high(w), *b);
    }
}

/// A dense layer. `false`, and nothing done, if an input is not of everyday size.
fn dense(blocks: &[Block], layer: &Layer, samples: usize, input: &[Block], out: &mut [Block]) -> bool {
    let width = layer.inputs.div_ceil(LANES);
    let of = |sample: usize| &Block::flat(&input[sample * width..][..width])[..layer.inputs];
    if !(0..samples).all(|sample| is_everyday(of(sample))) {
        return false;
    }
    let mut sample = 0;
    while sample < samples {
        let out = &mut out[sample * layer.stride..];
        if samples - sample >= 4 {
            dense_samples::<4>(blocks, layer, std::array::from_fn(|s| of(sample + s)), out);
            sample += 4;
        } else {
            dense_samples::<1>(blocks, layer, [of(sample)], out);
            sample += 1;
        }
    }
    true
}

fn dense_samples<const S: usize>(blocks: &[Block], layer: &Layer, inputs: [&[f32]; S], out: &mut [Block]) {
    let round = Round::new();
    // What the samples have at an input lies side by side, and is made a double once.
    let doubles: Vec<[f64; S]> =
        (0..layer.inputs).map(|i| std::array::from_fn(|s| f64::from(inputs[s][i]))).collect();
    let row = layer.stride * LANES;
    let weights = Block::flat(&blocks[layer.weights..layer.bias]);
    let bias = Block::flat(&blocks[layer.bias..layer.end()]);
    let out = Block::flat_mut(out);
    for at in (0..row).step_by(4) {
        if at >= layer.outputs {
            // Padding.
            (0..S).for_each(|s| out[s * row + at..][..4].fill(0.0));
            continue;
        }
        let weights = &weights[at..];
        let even = dense_column(&round, four(bias, at), weights, row, &doubles, 0);
        let odd = dense_column(&round, f32x4_splat(0.0), weights, row, &doubles, 1);
        for s in 0..S {
            store_four(f32x4_add(even[s], odd[s]), out, s * row + at);
        }
    }
}

/// Four units of a layer for S samples, over every second input from `from` on. The weights of an input follow `row`
/// numbers after those of the one before.
#[inline(always)]
fn dense_column<const S: usize>(
    round: &Round,
    first: v128,
    weights: &[f32],
    row: usize,
    inputs: &[[f64; S]],
    from: usize,
) -> [v128; S] {
    let mut sums = [[low(first), high(first)]; S];
    for at in (from..inputs.len()).step_by(2 * ROWS) {
        let some = || (at..inputs.len().min(at + 2 * ROWS)).step_by(2);
        let (before, mut middles) = (sums, i64x2_splat(0));
        for i in some() {
            let weights = four(weights, i * row);
            add_inputs(&inputs[i], weights, &mut sums, |x, w, c| round.sum(x, w, c, &mut middles));
        }
        if v128_any_true(middles) {
            sums = before;
            for i in some() {
                add_inputs(&inputs[i], four(weights, i * row), &mut sums, exact_sum);
            }
        }
    }
    sums.map(|[a, b]| floats(a, b))
}

/// Adds what the samples have at an input, times its four weights, in the way of `sum`.
#[inline(always)]
fn add_inputs<const S: usize>(
    inputs: &[f64; S],
    weights: v128,
    sums: &mut [[v128; 2]; S],
    mut sum: impl FnMut(v128, v128, v128) -> v128,
) {
    let (a, b) = (low(weights), high(weights));
    for (sums, &x) in sums.iter_mut().zip(inputs) {
        let x = f64x2_splat(x);
        *sums = [sum(x, a, sums[0]), sum(x, b, sums[1])];
    }
}

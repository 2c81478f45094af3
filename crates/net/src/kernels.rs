//! The inner loops, written once over [`Lanes`] and compiled for every path.
//!
//! Order of accumulation, the same on every path: the first layer adds rows in the order of its list to the
//! base; a dense layer adds the products of its even inputs to the bias and those of its odd inputs to zero,
//! both ascending, then adds the two sums.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use crate::lanes::{Avx2, Avx512};
use crate::lanes::{Block, Kind, LANES, Lanes, Path, Plain};
use crate::shape::Layer;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use crate::simd128::Simd128;

/// The slope of the rectifier below zero.
pub(crate) const LEAK: f32 = 1.0 / 16.0;

macro_rules! kernels {
    ($($(#[$doc:meta])* fn $name:ident = $body:ident($($arg:ident: $type:ty),*);)*) => {$(
        $(#[$doc])*
        #[allow(clippy::too_many_arguments)]
        pub(crate) fn $name(path: Path, $($arg: $type),*) {
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma")]
            #[allow(clippy::too_many_arguments)]
            fn avx2($($arg: $type),*) {
                // SAFETY: this function has the features that `Avx2` needs.
                unsafe { $body::<Avx2>($($arg),*) }
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma,avx512f")]
            #[allow(clippy::too_many_arguments)]
            fn avx512($($arg: $type),*) {
                // SAFETY: this function has the features that `Avx512` needs.
                unsafe { $body::<Avx512>($($arg),*) }
            }
            match path.0 {
                // SAFETY: plain code needs no features.
                Kind::Scalar => unsafe { $body::<Plain>($($arg),*) },
                // SAFETY: `Path::available` found AVX2 and FMA before it made this path.
                #[cfg(target_arch = "x86_64")]
                Kind::Avx2 => unsafe { avx2($($arg),*) },
                // SAFETY: `Path::available` found AVX-512F, AVX2 and FMA before it made this path.
                #[cfg(target_arch = "x86_64")]
                Kind::Avx512 => unsafe { avx512($($arg),*) },
                // SAFETY: the whole program is built for these instructions.
                #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
                Kind::Simd128 => unsafe { $body::<Simd128>($($arg),*) },
            }
        }
    )*};
}

kernels! {
    /// `out = base + Σ x · row`, over the listed rows of `stride` blocks.
    fn gather = gather_rows(weights: &[Block], stride: usize, base: &[Block], list: &[(u16, f32)], out: &mut [Block]);
    /// Lists every place where `to` differs from `from`, ascending, with the difference; `list` has room for all.
    fn difference = difference_list(from: &[Block], to: &[Block], list: &mut [(u16, f32)], count: &mut usize);
    /// `out = rectified(sums)`.
    fn rectify = rectify_blocks(sums: &[Block], out: &mut [Block]);
    /// `sums = rectified(sums)`.
    fn rectify_in_place = rectify_own(sums: &mut [Block]);
    /// One dense layer for each of `samples` inputs.
    fn dense = dense_layer(blocks: &[Block], layer: &Layer, samples: usize, input: &[Block], out: &mut [Block]);
    /// `out[i] = row i · delta`, times the rectifier's slope at `activation[i]`.
    fn pull_back = pull_back_layer(blocks: &[Block], layer: &Layer, delta: &[Block], activation: &[Block], out: &mut [Block]);
    /// Adds `scale · input[i] · delta` to row i of a layer, and `scale · delta` to its bias.
    fn outer = outer_layer(blocks: &mut [Block], layer: &Layer, input: &[Block], delta: &[Block], scale: f32);
    /// Adds `scale · x · delta` to the listed rows of a layer, and `scale · delta` to its bias.
    fn outer_sparse = outer_rows(blocks: &mut [Block], layer: &Layer, list: &[(u16, f32)], delta: &[Block], scale: f32);
    /// Softmax over the first `count` lanes.
    fn softmax = softmax_block(logits: &mut Block, count: usize);
    /// Adds one list of blocks to another.
    fn add = add_blocks(to: &mut [Block], from: &[Block]);
    /// Moves `to` towards `from` by `share` of the way.
    fn blend = blend_blocks(to: &mut [Block], from: &[Block], share: f32);
    /// One step of Adam; `rates` as in [`AdamRates`].
    fn adam = adam_blocks(to: &mut [Block], gradient: &[Block], first: &mut [Block], second: &mut [Block], rates: AdamRates);
}

#[inline(always)]
unsafe fn gather_rows<L: Lanes>(
    weights: &[Block],
    stride: usize,
    base: &[Block],
    list: &[(u16, f32)],
    out: &mut [Block],
) {
    assert!(base.len() == stride && out.len() == stride);
    if L::gather_own_way(weights, stride, base, list, out) {
        return;
    }
    let mut at = 0;
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        while stride - at >= 8 {
            gather_columns::<L, 8>(weights, stride, base, list, out, at);
            at += 8;
        }
        while stride - at >= 4 {
            gather_columns::<L, 4>(weights, stride, base, list, out, at);
            at += 4;
        }
        while stride - at >= 1 {
            gather_columns::<L, 1>(weights, stride, base, list, out, at);
            at += 1;
        }
    }
}

#[inline(always)]
unsafe fn gather_columns<L: Lanes, const B: usize>(
    weights: &[Block],
    stride: usize,
    base: &[Block],
    list: &[(u16, f32)],
    out: &mut [Block],
    at: usize,
) {
    let base = base[at..].first_chunk::<B>().expect("within the layer");
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        let mut sums: [L; B] = std::array::from_fn(|b| L::load(&base[b]));
        for &(index, x) in list {
            let row = weights[usize::from(index) * stride + at..].first_chunk::<B>().expect("a row");
            let x = L::splat(x);
            for b in 0..B {
                sums[b] = x.fma(L::load(&row[b]), sums[b]);
            }
        }
        for b in 0..B {
            sums[b].store(&mut out[at + b]);
        }
    }
}

#[inline(always)]
unsafe fn difference_list<L: Lanes>(
    from: &[Block],
    to: &[Block],
    list: &mut [(u16, f32)],
    count: &mut usize,
) {
    assert!(from.len() == to.len() && list.len() == to.len() * LANES);
    let mut n = 0;
    for (at, (from, to)) in from.iter().zip(to).enumerate() {
        // SAFETY: the caller has the instructions of `L`.
        let mut places = unsafe { L::load(from).differs(L::load(to)) };
        while places != 0 {
            let lane = places.trailing_zeros() as usize % LANES;
            list[n] = ((at * LANES + lane) as u16, to.0[lane] - from.0[lane]);
            n += 1;
            places &= places - 1;
        }
    }
    *count = n;
}

#[inline(always)]
unsafe fn rectify_blocks<L: Lanes>(sums: &[Block], out: &mut [Block]) {
    assert_eq!(sums.len(), out.len());
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        let leak = L::splat(LEAK);
        for (sum, out) in sums.iter().zip(out) {
            let sum = L::load(sum);
            sum.max(sum.mul(leak)).store(out);
        }
    }
}

#[inline(always)]
unsafe fn rectify_own<L: Lanes>(sums: &mut [Block]) {
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        let leak = L::splat(LEAK);
        for sum in sums {
            let x = L::load(sum);
            x.max(x.mul(leak)).store(sum);
        }
    }
}

#[inline(always)]
unsafe fn dense_layer<L: Lanes>(
    blocks: &[Block],
    layer: &Layer,
    samples: usize,
    input: &[Block],
    out: &mut [Block],
) {
    let width = layer.inputs.div_ceil(LANES);
    assert!(input.len() >= samples * width && out.len() >= samples * layer.stride);
    if L::dense_own_way(blocks, layer, samples, input, out) {
        return;
    }
    let mut sample = 0;
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        while L::WIDE && samples - sample >= 4 {
            let input = &input[sample * width..(sample + 4) * width];
            let out = &mut out[sample * layer.stride..(sample + 4) * layer.stride];
            dense_samples::<L, 4, 2>(blocks, layer, input, out);
            sample += 4;
        }
        while sample < samples {
            let input = &input[sample * width..(sample + 1) * width];
            let out = &mut out[sample * layer.stride..(sample + 1) * layer.stride];
            if L::WIDE {
                dense_samples::<L, 1, 4>(blocks, layer, input, out);
            } else {
                dense_samples::<L, 1, 2>(blocks, layer, input, out);
            }
            sample += 1;
        }
    }
}

#[inline(always)]
unsafe fn dense_samples<L: Lanes, const S: usize, const B: usize>(
    blocks: &[Block],
    layer: &Layer,
    input: &[Block],
    out: &mut [Block],
) {
    let mut at = 0;
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        while layer.stride - at >= B {
            dense_columns::<L, S, B>(blocks, layer, input, out, at);
            at += B;
        }
        if B > 2 && layer.stride - at >= 2 {
            dense_columns::<L, S, 2>(blocks, layer, input, out, at);
            at += 2;
        }
        while at < layer.stride {
            dense_columns::<L, S, 1>(blocks, layer, input, out, at);
            at += 1;
        }
    }
}

#[inline(always)]
unsafe fn dense_columns<L: Lanes, const S: usize, const B: usize>(
    blocks: &[Block],
    layer: &Layer,
    input: &[Block],
    out: &mut [Block],
    at: usize,
) {
    let stride = layer.stride;
    let width = layer.inputs.div_ceil(LANES);
    let input = Block::flat(input);
    let rows = &blocks[layer.weights..layer.bias];
    let bias = blocks[layer.bias + at..].first_chunk::<B>().expect("within the layer");
    let inputs: [&[f32]; S] = std::array::from_fn(|s| &input[s * width * LANES..][..layer.inputs]);
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        let mut even: [[L; B]; S] = [std::array::from_fn(|b| L::load(&bias[b])); S];
        let mut odd = [[L::splat(0.0); B]; S];
        let mut i = 0;
        while i + 2 <= layer.inputs {
            let first = rows[i * stride + at..].first_chunk::<B>().expect("a row");
            let second = rows[(i + 1) * stride + at..].first_chunk::<B>().expect("a row");
            for s in 0..S {
                let (x, y) = (L::splat(inputs[s][i]), L::splat(inputs[s][i + 1]));
                for b in 0..B {
                    even[s][b] = x.fma(L::load(&first[b]), even[s][b]);
                    odd[s][b] = y.fma(L::load(&second[b]), odd[s][b]);
                }
            }
            i += 2;
        }
        if i < layer.inputs {
            let row = rows[i * stride + at..].first_chunk::<B>().expect("a row");
            for s in 0..S {
                for b in 0..B {
                    even[s][b] = L::splat(inputs[s][i]).fma(L::load(&row[b]), even[s][b]);
                }
            }
        }
        for s in 0..S {
            for b in 0..B {
                even[s][b].add(odd[s][b]).store(&mut out[s * stride + at + b]);
            }
        }
    }
}

#[inline(always)]
unsafe fn pull_back_layer<L: Lanes>(
    blocks: &[Block],
    layer: &Layer,
    delta: &[Block],
    activation: &[Block],
    out: &mut [Block],
) {
    let delta = &delta[..layer.stride];
    let rows = blocks[layer.weights..layer.bias].chunks_exact(layer.stride);
    let activation = &Block::flat(activation)[..layer.inputs];
    let out = &mut Block::flat_mut(out)[..layer.inputs];
    for ((row, &activation), out) in rows.zip(activation).zip(out) {
        // SAFETY: the caller has the instructions of `L`.
        let dot = unsafe {
            let mut sum = L::load(&row[0]).mul(L::load(&delta[0]));
            for b in 1..row.len() {
                sum = L::load(&row[b]).fma(L::load(&delta[b]), sum);
            }
            sum.sum()
        };
        *out = if activation > 0.0 { dot } else { dot * LEAK };
    }
}

#[inline(always)]
unsafe fn add_scaled<L: Lanes>(row: &mut [Block], delta: &[Block], scale: f32) {
    // SAFETY: the caller has the instructions of `L`.
    unsafe {
        let scale = L::splat(scale);
        for (row, delta) in row.iter_mut().zip(delta) {
            scale.fma(L::load(delta), L::load(row)).store(row);
        }
    }
}

#[inline(always)]
unsafe fn outer_layer<L: Lanes>(
    blocks: &mut [Block],
    layer: &Layer,
    input: &[Block],
    delta: &[Block],
    scale: f32,
) {
    let delta = &delta[..layer.stride];
    let (rows, bias) = blocks[layer.weights..layer.end()].split_at_mut(layer.bias - layer.weights);
    let input = &Block::flat(input)[..layer.inputs];
    for (row, &x) in rows.chunks_exact_mut(layer.stride).zip(input) {
        // SAFETY: the caller has the instructions of `L`.
        unsafe { add_scaled::<L>(row, delta, scale * x) }
    }
    // SAFETY: the caller has the instructions of `L`.
    unsafe { add_scaled::<L>(bias, delta, scale) }
}

#[inline(always)]
unsafe fn outer_rows<L: Lanes>(
    blocks: &mut [Block],
    layer: &Layer,
    list: &[(u16, f32)],
    delta: &[Block],
    scale: f32,
) {
    let delta = &delta[..layer.stride];
    let (rows, bias) = blocks[layer.weights..layer.end()].split_at_mut(layer.bias - layer.weights);
    for &(index, x) in list {
        let row = &mut rows[usize::from(index) * layer.stride..][..layer.stride];
        // SAFETY: the caller has the instructions of `L`.
        unsafe { add_scaled::<L>(row, delta, scale * x) }
    }
    // SAFETY: the caller has the instructions of `L`.
    unsafe { add_scaled::<L>(bias, delta, scale) }
}

/// e to the power of x for x ≤ 0, to within two units in the last place.
#[inline(always)]
fn exp_of_negative(x: f32) -> f32 {
    // Adding 1.5 · 2²³ rounds to the nearest integer, which then stands in the low bits.
    const ROUND: f32 = 12_582_912.0;
    // Above 0 only beside a sum that overflowed, where no answer means anything; it must be one all the same.
    let x = if x > 0.0 { 0.0 } else { x };
    let x = if x > -87.0 { x } else { -87.0 };
    let n = x.mul_add(std::f32::consts::LOG2_E, ROUND) - ROUND;
    let r = n.mul_add(-0.693_359_4, x);
    let r = n.mul_add(2.121_944_4e-4, r);
    let mut sum = 1.0 / 720.0f32;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum.mul_add(r, factor);
    }
    sum * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

#[inline(always)]
unsafe fn softmax_block<L: Lanes>(logits: &mut Block, count: usize) {
    let logits = &mut logits.0[..count];
    let top = logits.iter().copied().fold(f32::NEG_INFINITY, |a, b| if a > b { a } else { b });
    let mut total = 0.0;
    for logit in logits.iter_mut() {
        *logit = exp_of_negative(*logit - top);
        total += *logit;
    }
    for share in logits {
        *share /= total;
    }
}

#[inline(always)]
unsafe fn add_blocks<L: Lanes>(to: &mut [Block], from: &[Block]) {
    assert_eq!(to.len(), from.len());
    for (to, from) in to.iter_mut().zip(from) {
        // SAFETY: the caller has the instructions of `L`.
        unsafe { L::load(to).add(L::load(from)).store(to) }
    }
}

#[inline(always)]
unsafe fn blend_blocks<L: Lanes>(to: &mut [Block], from: &[Block], share: f32) {
    assert_eq!(to.len(), from.len());
    for (to, from) in Block::flat_mut(to).iter_mut().zip(Block::flat(from)) {
        *to = share.mul_add(*from - *to, *to);
    }
}

/// What one step of Adam needs to know.
#[derive(Clone, Copy)]
pub(crate) struct AdamRates {
    /// The gradient is multiplied by this first (one over the number of samples).
    pub scale: f32,
    /// Step size, with the correction of both moments' start at zero.
    pub step: f32,
    /// Decay of the first moment.
    pub beta1: f32,
    /// Decay of the second moment.
    pub beta2: f32,
    /// Keeps the division away from zero.
    pub epsilon: f32,
}

#[inline(always)]
unsafe fn adam_blocks<L: Lanes>(
    to: &mut [Block],
    gradient: &[Block],
    first: &mut [Block],
    second: &mut [Block],
    rates: AdamRates,
) {
    assert!(to.len() == gradient.len() && to.len() == first.len() && to.len() == second.len());
    let AdamRates { scale, step, beta1, beta2, epsilon } = rates;
    for (((to, gradient), first), second) in to.iter_mut().zip(gradient).zip(first).zip(second) {
        for i in 0..LANES {
            let g = gradient.0[i] * scale;
            first.0[i] = (1.0 - beta1).mul_add(g - first.0[i], first.0[i]);
            second.0[i] = (1.0 - beta2).mul_add(g * g - second.0[i], second.0[i]);
            to.0[i] -= step * first.0[i] / (second.0[i].sqrt() + epsilon);
        }
    }
}

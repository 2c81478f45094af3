//! Sixteen numbers at a time: the scalar path and the AVX2 and AVX-512 paths, with the same answers. That of
//! WebAssembly stands in `simd128`.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

use crate::shape::Layer;

/// How many numbers a [`Block`] holds.
pub const LANES: usize = 16;

/// Sixteen numbers, aligned to a cache line.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(64))]
pub struct Block(pub [f32; LANES]);

impl Block {
    /// Sixteen zeros.
    pub const ZERO: Block = Block([0.0; LANES]);

    /// The numbers of consecutive blocks, in order.
    pub fn flat(blocks: &[Block]) -> &[f32] {
        // SAFETY: a block is exactly sixteen f32 without padding (`repr(C)`, 64 bytes), so `blocks` is
        // `16 * len` consecutive initialised f32 that live as long as the borrow.
        unsafe { std::slice::from_raw_parts(blocks.as_ptr().cast(), blocks.len() * LANES) }
    }

    /// The numbers of consecutive blocks, in order, to be changed.
    pub fn flat_mut(blocks: &mut [Block]) -> &mut [f32] {
        // SAFETY: as in `flat`; the borrow is exclusive, and every bit pattern is a valid f32.
        unsafe { std::slice::from_raw_parts_mut(blocks.as_mut_ptr().cast(), blocks.len() * LANES) }
    }
}

/// The instructions a net computes with. All paths give the same answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(pub(crate) Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Scalar,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Path {
    /// Plain code that runs everywhere.
    pub const SCALAR: Path = Path(Kind::Scalar);

    /// The paths this processor can take, slowest first. A `Path` is only ever made here, so holding one
    /// proves that its instructions exist.
    pub fn available() -> Vec<Path> {
        #[allow(unused_mut)]
        let mut paths = vec![Path::SCALAR];
        #[cfg(target_arch = "x86_64")]
        {
            let has_avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
            if has_avx2 {
                paths.push(Path(Kind::Avx2));
            }
            if has_avx2 && is_x86_feature_detected!("avx512f") {
                paths.push(Path(Kind::Avx512));
            }
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        paths.push(Path(Kind::Simd128));
        paths
    }

    /// The fastest path of this processor.
    pub fn fastest() -> Path {
        static FASTEST: std::sync::OnceLock<Path> = std::sync::OnceLock::new();
        *FASTEST.get_or_init(|| *Path::available().last().unwrap_or(&Path::SCALAR))
    }

    /// Its name: `scalar`, `avx2`, `avx512` or `simd128`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Scalar => "scalar",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "avx512",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => "simd128",
        }
    }

    /// This path, or the scalar one where this one is right about everyday numbers only and some of these are others.
    #[allow(unused_variables)]
    pub(crate) fn for_numbers(self, numbers: &[f32]) -> Path {
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        if self.0 == Kind::Simd128 && !crate::simd128::is_everyday(numbers) {
            return Path::SCALAR;
        }
        self
    }

    /// The same for numbers that nobody has looked at.
    pub(crate) fn for_any_numbers(self) -> Path {
        self.for_numbers(&[f32::NAN])
    }
}

/// Sixteen lanes of arithmetic. Each lane rounds like the scalar operation.
///
/// # Safety
/// The methods may only be called where the instructions of the implementing type are available.
pub(crate) trait Lanes: Copy {
    /// Whether sixteen lanes fit one register, so that several positions can be worked on at once.
    const WIDE: bool;
    unsafe fn splat(x: f32) -> Self;
    unsafe fn load(from: &Block) -> Self;
    unsafe fn store(self, to: &mut Block);
    /// `self * factor + addend`, rounded once.
    unsafe fn fma(self, factor: Self, addend: Self) -> Self;
    unsafe fn add(self, other: Self) -> Self;
    unsafe fn mul(self, other: Self) -> Self;
    unsafe fn max(self, other: Self) -> Self;
    /// A bit for every lane that is not equal to the other's.
    unsafe fn differs(self, other: Self) -> u32;
    /// The sum of the lanes: halves are added until one lane is left.
    unsafe fn sum(self) -> f32;
    /// The first layer in a way of its own, with the same answers; `false` if there is none for these numbers.
    #[inline(always)]
    fn gather_own_way(
        _weights: &[Block],
        _stride: usize,
        _base: &[Block],
        _list: &[(u16, f32)],
        _out: &mut [Block],
    ) -> bool {
        false
    }
    /// A dense layer in a way of its own, with the same answers; `false` if there is none for these numbers.
    #[inline(always)]
    fn dense_own_way(
        _blocks: &[Block],
        _layer: &Layer,
        _samples: usize,
        _input: &[Block],
        _out: &mut [Block],
    ) -> bool {
        false
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Plain([f32; LANES]);

impl Plain {
    #[inline(always)]
    fn zip(self, other: Plain, op: impl Fn(f32, f32) -> f32) -> Plain {
        Plain(std::array::from_fn(|i| op(self.0[i], other.0[i])))
    }
}

impl Lanes for Plain {
    const WIDE: bool = false;
    #[inline(always)]
    unsafe fn splat(x: f32) -> Plain {
        Plain([x; LANES])
    }
    #[inline(always)]
    unsafe fn load(from: &Block) -> Plain {
        Plain(from.0)
    }
    #[inline(always)]
    unsafe fn store(self, to: &mut Block) {
        to.0 = self.0;
    }
    #[inline(always)]
    unsafe fn fma(self, factor: Plain, addend: Plain) -> Plain {
        Plain(std::array::from_fn(|i| self.0[i].mul_add(factor.0[i], addend.0[i])))
    }
    #[inline(always)]
    unsafe fn add(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a + b)
    }
    #[inline(always)]
    unsafe fn mul(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a * b)
    }
    #[inline(always)]
    unsafe fn max(self, other: Plain) -> Plain {
        // As the vector instruction: the second operand unless the first is greater.
        self.zip(other, |a, b| if a > b { a } else { b })
    }
    #[inline(always)]
    unsafe fn differs(self, other: Plain) -> u32 {
        (0..LANES).map(|i| u32::from(self.0[i] != other.0[i]) << i).sum()
    }
    #[inline(always)]
    unsafe fn sum(self) -> f32 {
        let mut lanes = self.0;
        let mut half = LANES / 2;
        while half > 0 {
            for i in 0..half {
                lanes[i] += lanes[i + half];
            }
            half /= 2;
        }
        lanes[0]
    }
}

#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(crate) struct Avx2(__m256, __m256);

#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn sum_eight(x: __m256) -> f32 {
    // SAFETY: only called from the AVX paths below, whose callers vouch for the instructions.
    unsafe {
        let x = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps::<1>(x));
        let x = _mm_add_ps(x, _mm_movehl_ps(x, x));
        _mm_cvtss_f32(_mm_add_ss(x, _mm_shuffle_ps::<1>(x, x)))
    }
}

// SAFETY (all methods): callers vouch that AVX2 and FMA exist; a `Block` is 64 bytes, aligned to 64, so both
// halves are valid aligned addresses.
#[cfg(target_arch = "x86_64")]
#[allow(clippy::undocumented_unsafe_blocks)]
impl Lanes for Avx2 {
    const WIDE: bool = false;
    #[inline(always)]
    unsafe fn splat(x: f32) -> Avx2 {
        unsafe { Avx2(_mm256_set1_ps(x), _mm256_set1_ps(x)) }
    }
    #[inline(always)]
    unsafe fn load(from: &Block) -> Avx2 {
        unsafe { Avx2(_mm256_load_ps(from.0.as_ptr()), _mm256_load_ps(from.0.as_ptr().add(8))) }
    }
    #[inline(always)]
    unsafe fn store(self, to: &mut Block) {
        unsafe {
            _mm256_store_ps(to.0.as_mut_ptr(), self.0);
            _mm256_store_ps(to.0.as_mut_ptr().add(8), self.1);
        }
    }
    #[inline(always)]
    unsafe fn fma(self, factor: Avx2, addend: Avx2) -> Avx2 {
        unsafe {
            Avx2(_mm256_fmadd_ps(self.0, factor.0, addend.0), _mm256_fmadd_ps(self.1, factor.1, addend.1))
        }
    }
    #[inline(always)]
    unsafe fn add(self, other: Avx2) -> Avx2 {
        unsafe { Avx2(_mm256_add_ps(self.0, other.0), _mm256_add_ps(self.1, other.1)) }
    }
    #[inline(always)]
    unsafe fn mul(self, other: Avx2) -> Avx2 {
        unsafe { Avx2(_mm256_mul_ps(self.0, other.0), _mm256_mul_ps(self.1, other.1)) }
    }
    #[inline(always)]
    unsafe fn max(self, other: Avx2) -> Avx2 {
        unsafe { Avx2(_mm256_max_ps(self.0, other.0), _mm256_max_ps(self.1, other.1)) }
    }
    #[inline(always)]
    unsafe fn differs(self, other: Avx2) -> u32 {
        unsafe {
            let low = _mm256_movemask_ps(_mm256_cmp_ps::<_CMP_NEQ_UQ>(self.0, other.0));
            let high = _mm256_movemask_ps(_mm256_cmp_ps::<_CMP_NEQ_UQ>(self.1, other.1));
            (low | high << 8) as u32
        }
    }
    #[inline(always)]
    unsafe fn sum(self) -> f32 {
        unsafe { sum_eight(_mm256_add_ps(self.0, self.1)) }
    }
}

#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(crate) struct Avx512(__m512);

// SAFETY (all methods): callers vouch that AVX-512F exists; a `Block` is 64 bytes, aligned to 64.
#[cfg(target_arch = "x86_64")]
#[allow(clippy::undocumented_unsafe_blocks)]
impl Lanes for Avx512 {
    const WIDE: bool = true;
    #[inline(always)]
    unsafe fn splat(x: f32) -> Avx512 {
        unsafe { Avx512(_mm512_set1_ps(x)) }
    }
    #[inline(always)]
    unsafe fn load(from: &Block) -> Avx512 {
        unsafe { Avx512(_mm512_load_ps(from.0.as_ptr())) }
    }
    #[inline(always)]
    unsafe fn store(self, to: &mut Block) {
        unsafe { _mm512_store_ps(to.0.as_mut_ptr(), self.0) }
    }
    #[inline(always)]
    unsafe fn fma(self, factor: Avx512, addend: Avx512) -> Avx512 {
        unsafe { Avx512(_mm512_fmadd_ps(self.0, factor.0, addend.0)) }
    }
    #[inline(always)]
    unsafe fn add(self, other: Avx512) -> Avx512 {
        unsafe { Avx512(_mm512_add_ps(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn mul(self, other: Avx512) -> Avx512 {
        unsafe { Avx512(_mm512_mul_ps(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn max(self, other: Avx512) -> Avx512 {
        unsafe { Avx512(_mm512_max_ps(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn differs(self, other: Avx512) -> u32 {
        unsafe { u32::from(_mm512_cmp_ps_mask::<_CMP_NEQ_UQ>(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn sum(self) -> f32 {
        unsafe {
            let low = _mm512_castps512_ps256(self.0);
            let high = _mm256_castpd_ps(_mm512_extractf64x4_pd::<1>(_mm512_castps_pd(self.0)));
            sum_eight(_mm256_add_ps(low, high))
        }
    }
}

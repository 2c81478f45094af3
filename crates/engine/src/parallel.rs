//! Work that is shared among threads where there are some; the results and their order are the same without.

use std::ops::Range;

#[cfg(feature = "threads")]
use rayon::prelude::*;

/// What `each` makes of every number, in order, or `None` as soon as it is `None` for one. `init` makes what a
/// thread needs to work.
pub(crate) fn try_map<S, T: Send>(
    numbers: Range<u64>,
    init: impl Fn() -> S + Sync + Send,
    each: impl Fn(&mut S, u64) -> Option<T> + Sync + Send,
) -> Option<Vec<T>> {
    #[cfg(feature = "threads")]
    return numbers.into_par_iter().map_init(init, each).collect();
    #[cfg(not(feature = "threads"))]
    {
        let mut tools = init();
        numbers.map(|number| each(&mut tools, number)).collect()
    }
}

/// What `each` makes of every item, in order; beside each item it is given the chunk of `out` with its number.
pub(crate) fn map_with_chunks<A: Sync, T: Send>(
    items: &[A],
    out: &mut [u8],
    chunk: usize,
    each: impl Fn(&A, &mut [u8]) -> T + Sync + Send,
) -> Vec<T> {
    #[cfg(feature = "threads")]
    let pairs = items.par_iter().zip(out.par_chunks_exact_mut(chunk));
    #[cfg(not(feature = "threads"))]
    let pairs = items.iter().zip(out.chunks_exact_mut(chunk));
    pairs.map(|(item, out)| each(item, out)).collect()
}

//! Sorting in little code, for lists that are short or seldom sorted.
//!
//! The library's sorts are made for long lists, and each kind of list gets 5 to 10 kB of code of its own: together they were a
//! twelfth of the engine that a page fetches. Here one function finds the order for all of them. Lists that are sorted for
//! every position that players look at are left to the library.

use std::cmp::Ordering;

/// Sorts by what a comparison says. What is equal stays in its order.
pub fn by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let places = order(list.len(), &mut |one, other| compare(&list[one], &list[other]) == Ordering::Greater);
    for (to, &place) in places.iter().enumerate() {
        // What stood at a place before this one was swapped away, to where the place that it made way for was taken from.
        let mut from = place;
        while from < to {
            from = places[from];
        }
        list.swap(to, from);
    }
}

/// Sorts by a key. What has the same key stays in its order.
pub fn by_key<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts what has an order of its own.
pub fn plainly<T: Ord>(list: &mut [T]) {
    by(list, T::cmp);
}

/// The places of a list in the order in which they are to be taken: runs are merged to runs of twice the length.
#[inline(never)]
fn order(length: usize, comes_after: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    let mut run = 1;
    while run < length {
        let mut merged = Vec::with_capacity(length);
        for pair in places.chunks(2 * run) {
            let (mut first, mut second) = pair.split_at(run.min(pair.len()));
            while let (Some(&one), Some(&other)) = (first.first(), second.first()) {
                let next = if comes_after(one, other) { &mut second } else { &mut first };
                merged.extend(next.split_off_first());
            }
            merged.extend(first);
            merged.extend(second);
        }
        places = merged;
        run *= 2;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn lists_are_sorted_as_the_library_sorts_them_and_equals_keep_their_order() {
        let mut random = Random::new(1);
        for length in (0..70).chain([100, 1000]) {
            for kinds in [1, 2, 7, 1000] {
                let list: Vec<(u32, usize)> = (0..length).map(|place| (random.below(kinds), place)).collect();
                let (mut ours, mut theirs) = (list.clone(), list.clone());
                by_key(&mut ours, |item| item.0);
                theirs.sort_by_key(|item| item.0);
                assert_eq!(ours, theirs);
                by(&mut ours, |one, other| other.cmp(one));
                theirs.sort_by(|one, other| other.cmp(one));
                assert_eq!(ours, theirs);
                plainly(&mut ours);
                theirs.sort();
                assert_eq!(ours, theirs);
            }
        }
    }

    #[test]
    fn a_list_of_n_takes_no_more_than_n_log_n_comparisons() {
        let mut list: Vec<u32> = (0..1024).rev().collect();
        let mut comparisons = 0;
        by(&mut list, |one, other| {
            comparisons += 1;
            one.cmp(other)
        });
        assert!(list.is_sorted() && comparisons <= 1024 * 10, "{comparisons}");
    }
}

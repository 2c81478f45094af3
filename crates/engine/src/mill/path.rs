//! [`Path`]: the positions that a line has passed, to see whether one comes again.

/// Keys fall into so many groups, a power of two. A line has far fewer positions, so that most groups are empty.
const GROUPS: usize = 1 << 10;

/// Repetition keys of the game so far and of the line that is being searched; 0 where a position does not count.
pub(super) struct Path {
    keys: Vec<u64>,
    /// So many of them are of the game before the search.
    past: usize,
    /// How many keys there are of each group: nearly all positions are new, and seen to be so at once.
    groups: Box<[u16; GROUPS]>,
}

impl Path {
    pub fn new(past: &[u64]) -> Path {
        let mut path = Path { keys: Vec::new(), past: past.len(), groups: Box::new([0; GROUPS]) };
        past.iter().for_each(|&key| path.push(key));
        path
    }

    #[inline]
    pub fn push(&mut self, key: u64) {
        let count = &mut self.groups[group(key)];
        *count = count.wrapping_add(1);
        self.keys.push(key);
    }

    #[inline]
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            let count = &mut self.groups[group(key)];
            *count = count.wrapping_sub(1);
        }
    }

    /// Whether a position counts as repeated: for the second time since the root, or for the third in all. Only the last
    /// `back` positions can be the same.
    #[inline]
    pub fn repeats(&self, key: u64, back: usize) -> bool {
        self.groups[group(key)] != 0 && self.is_among(key, back)
    }

    #[cold]
    fn is_among(&self, key: u64, back: usize) -> bool {
        let mut seen = 0;
        for (at, &earlier) in self.keys.iter().enumerate().rev().take(back) {
            if earlier == key {
                seen += 1;
                if at >= self.past || seen == 2 {
                    return true;
                }
            }
        }
        false
    }
}

#[inline]
fn group(key: u64) -> usize {
    (key >> (u64::BITS - GROUPS.ilog2())) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;

    /// What [`Path::repeats`] says, by the words of its comment.
    fn is_repeated(keys: &[u64], past: usize, key: u64, back: usize) -> bool {
        let from = keys.len().saturating_sub(back);
        let times = |keys: &[u64]| keys.iter().filter(|&&earlier| earlier == key).count();
        times(&keys[from.max(past)..]) > 0 || times(&keys[from..]) > 1
    }

    #[test]
    fn a_path_knows_what_a_list_of_keys_knows() {
        let mut random = Random::new(8);
        // Few keys, some of them of the same group.
        let keys: Vec<u64> = (1..=12).map(|key| (key % 5) << 54 | key).collect();
        let any = |random: &mut Random| keys[random.one_of(keys.len() as u32) as usize];
        let mut found = [0; 2];
        for _ in 0..300 {
            let mut list: Vec<u64> = (0..random.one_of(8)).map(|_| any(&mut random)).collect();
            let (past, mut path) = (list.len(), Path::new(&list));
            for _ in 0..40 {
                if random.one_of(3) == 0 && list.len() > past {
                    list.pop();
                    path.pop();
                } else {
                    list.push(any(&mut random));
                    path.push(list[list.len() - 1]);
                }
                let (key, back) = (any(&mut random), random.one_of(12) as usize);
                let expected = is_repeated(&list, past, key, back);
                assert_eq!(path.repeats(key, back), expected, "{key:x} in the last {back} of {list:x?}");
                found[usize::from(expected)] += 1;
            }
        }
        assert!(found.iter().all(|&count| count > 1000), "{found:?}");
    }
}

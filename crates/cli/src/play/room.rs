//! Texts in a room of so many columns. Characters of some languages take two columns, and some take none.

use unicode_width::UnicodeWidthChar as _;

/// How many columns a text takes. Each character has its own, as on the screen, which joins none of them.
pub fn columns(text: &str) -> usize {
    text.chars().map(columns_of).sum()
}

fn columns_of(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// As much of a text as there is room for, with blanks behind it so that it takes all of it.
pub fn filling(text: &str, room: usize) -> String {
    let shown = &text[..fitting(text, room)];
    format!("{shown}{}", " ".repeat(room.saturating_sub(columns(shown))))
}

/// A text in lines of at most so many columns, broken at blanks where there are any, else within words.
pub fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.extend(chopped(word, room)),
        }
    }
    lines
}

/// A text in pieces of at most so many columns, wherever they end.
pub fn chopped(text: &str, room: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        // Even where there is no room at all it goes on.
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let (piece, behind) = rest.split_at(fitting(rest, room).max(first));
        pieces.push(piece.to_owned());
        rest = behind;
    }
    pieces
}

/// The length in bytes of as many characters as there is room for.
fn fitting(text: &str, room: usize) -> usize {
    let mut taken = 0;
    for (index, letter) in text.char_indices() {
        taken += columns_of(letter);
        if taken > room {
            return index;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns_and_accents_none() {
        assert_eq!(["a7", "白方", "لَعِب", "لا", ""].map(columns), [2, 4, 3, 2, 0]);
    }

    #[test]
    fn what_fills_a_room_takes_all_of_it_in_every_script() {
        for text in ["White", "白方走棋", "Белые ходят", "", "é"] {
            for room in 0..14 {
                assert_eq!(columns(&filling(text, room)), room, "{text} in {room}");
            }
        }
        assert_eq!(filling("白方", 3), "白 ", "half a character is none");
    }

    #[test]
    fn lines_break_at_blanks_and_within_words_that_are_too_long() {
        assert_eq!(wrapped("to be or not", 5), ["to be", "or", "not"]);
        assert_eq!(wrapped("在这里白方走棋", 6), ["在这里", "白方走", "棋"]);
        assert_eq!(wrapped("a 在这里白方", 4), ["a", "在这", "里白", "方"]);
        assert_eq!(wrapped("  ", 4), Vec::<String>::new());
        for room in 2..20 {
            let lines = wrapped("Белые ходят: 白方走棋 a7-a4 abcdefghijklmnop", room);
            assert!(lines.iter().all(|line| columns(line) <= room), "{room}: {lines:?}");
        }
    }

    #[test]
    fn chopping_loses_nothing_even_without_room() {
        for room in 0..9 {
            assert_eq!(chopped("白方 goes on", room).concat(), "白方 goes on");
        }
        assert_eq!(chopped("白方ab", 3), ["白", "方a", "b"]);
    }
}

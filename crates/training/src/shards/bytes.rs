//! Numbers as bytes: small ones in few of them.

use super::envelope::ShardError;

/// Writes numbers.
#[derive(Default)]
pub(crate) struct Writer(pub Vec<u8>);

impl Writer {
    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    pub(crate) fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// A number that may be negative: signs alternate, so that small ones stay small.
    pub(crate) fn signed(&mut self, number: i64) {
        self.number(((number << 1) ^ (number >> 63)) as u64);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend_from_slice(text.as_bytes());
    }

    pub(crate) fn floats(&mut self, numbers: &[f32]) {
        self.0.extend(numbers.iter().flat_map(|x| x.to_le_bytes()));
    }
}

/// Reads what a [`Writer`] wrote, and nothing else.
pub(crate) struct Reader<'a>(pub &'a [u8]);

const SHORT: ShardError = ShardError::Damaged("it is too short");

impl<'a> Reader<'a> {
    pub(crate) fn number(&mut self) -> Result<u64, ShardError> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.0.split_first().ok_or(SHORT)?;
            self.0 = rest;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                break;
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(ShardError::Damaged("a number has too many digits"))
    }

    pub(crate) fn signed(&mut self) -> Result<i64, ShardError> {
        let number = self.number()?;
        Ok((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    /// A number of things that take at least so many bytes each; more than are left cannot be meant.
    pub(crate) fn count(&mut self, bytes_each: usize) -> Result<usize, ShardError> {
        let count = self.number()?;
        let most = (self.0.len() / bytes_each.max(1)) as u64;
        if count <= most { Ok(count as usize) } else { Err(SHORT) }
    }

    pub(crate) fn bytes(&mut self, count: usize) -> Result<&'a [u8], ShardError> {
        let (bytes, rest) = self.0.split_at_checked(count).ok_or(SHORT)?;
        self.0 = rest;
        Ok(bytes)
    }

    pub(crate) fn text(&mut self) -> Result<&'a str, ShardError> {
        let length = self.count(1)?;
        std::str::from_utf8(self.bytes(length)?).map_err(|_| ShardError::Damaged("a text is no text"))
    }

    pub(crate) fn floats(&mut self, count: usize, out: &mut Vec<f32>) -> Result<(), ShardError> {
        let bytes = self.bytes(count.checked_mul(4).ok_or(SHORT)?)?;
        out.extend(bytes.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes)));
        Ok(())
    }

    /// Nothing may be left.
    pub(crate) fn end(&self) -> Result<(), ShardError> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(ShardError::Damaged("there is more in it than there should be"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were_written() {
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        let signed = [0, 1, -1, 63, -64, i64::MAX, i64::MIN];
        let mut writer = Writer::default();
        numbers.iter().for_each(|&n| writer.number(n));
        signed.iter().for_each(|&n| writer.signed(n));
        writer.text("Ann");
        let mut reader = Reader(&writer.0);
        assert_eq!(numbers.map(|_| reader.number().unwrap()), numbers);
        assert_eq!(signed.map(|_| reader.signed().unwrap()), signed);
        assert_eq!(reader.text().unwrap(), "Ann");
        reader.end().unwrap();
        assert_eq!(Writer::default().0.len(), 0);
    }

    #[test]
    fn numbers_that_do_not_fit_are_refused() {
        assert!(Reader(&[0x80]).number().is_err(), "the end is missing");
        assert!(Reader(&[0xff; 11]).number().is_err());
        let beyond = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02];
        assert!(Reader(&beyond).number().is_err(), "the tenth byte has one bit at most");
        assert!(Reader(&[200, 1, 0]).count(1).is_err(), "a count larger than what is left");
    }
}

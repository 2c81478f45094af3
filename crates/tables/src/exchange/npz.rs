//! Arrays of whole numbers as numpy keeps them: `.npy`, and several of them in a `.npz` archive.
//!
//! An archive is a zip file whose members are stored as they are, which is what `numpy.savez` writes; nothing is
//! unpacked, so no file takes more memory than it has bytes.

use game::{Message, excerpt};

use super::{Place, Trouble};

const ARRAY: &[u8] = b"\x93NUMPY";
const ARCHIVE: &[u8] = b"PK\x03\x04";
const DIRECTORY: u32 = 0x0201_4b50;
const LOCAL: u32 = 0x0403_4b50;
const END: u32 = 0x0605_4b50;
/// How far the end of the directory may be from the end of the file: a comment of an archive is no longer.
const FARTHEST_END: usize = 65_557;
/// 1 January 1980, the first day that an archive knows; what is written says nothing about when.
const FIRST_DAY: u16 = 0x21;

/// Whether a file is an array or an archive.
pub(super) fn is_numpy(bytes: &[u8]) -> bool {
    bytes.starts_with(ARRAY) || bytes.starts_with(ARCHIVE)
}

/// An array, and its name in the archive, without the ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Array {
    pub name: String,
    pub shape: Vec<usize>,
    /// In C order.
    pub values: Vec<i64>,
    /// Where the first value stands in the file.
    pub begins: usize,
}

fn wrong<T>(byte: usize, code: &'static str) -> Result<T, Trouble> {
    Err(Trouble::new(Place::Byte(byte), Message::new(code)))
}

/// A little-endian number of so many bytes.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let part = bytes.get(at..at.checked_add(length)?)?;
    part.iter().rev().try_fold(0usize, |sum, &byte| sum.checked_mul(256)?.checked_add(usize::from(byte)))
}

/// Reads every array of a file; a bare one has no name.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Array>, Trouble> {
    if bytes.starts_with(ARRAY) {
        return Ok(vec![read_array(bytes, 0, "")?]);
    }
    members(bytes)?.into_iter().map(|member| read_member(bytes, &member)).collect()
}

/// A member of an archive, as its directory has it.
struct Member {
    name: String,
    /// Where its entry of the directory stands.
    entry: usize,
    method: usize,
    crc: usize,
    size: usize,
    /// Where its local header begins.
    offset: usize,
}

fn members(bytes: &[u8]) -> Result<Vec<Member>, Trouble> {
    let is_end = |&at: &usize| number(bytes, at, 4) == Some(END as usize);
    let first = bytes.len().saturating_sub(FARTHEST_END);
    let Some(end) = (first..bytes.len().saturating_sub(21)).rev().find(is_end) else {
        return wrong(bytes.len(), "npz-cut-off");
    };
    let (count, mut at) = (number(bytes, end + 10, 2), number(bytes, end + 16, 4).unwrap_or(usize::MAX));
    let mut members = Vec::new();
    for _ in 0..count.unwrap_or_default() {
        let Some((member, next)) = member(bytes, at) else { return wrong(at.min(end), "npz-directory") };
        members.push(member);
        at = next;
    }
    Ok(members)
}

/// An entry of the directory, and where the next one begins.
fn member(bytes: &[u8], at: usize) -> Option<(Member, usize)> {
    if number(bytes, at, 4)? != DIRECTORY as usize {
        return None;
    }
    let field = |offset: usize, length: usize| number(bytes, at + offset, length);
    let (name, extra, comment) = (field(28, 2)?, field(30, 2)?, field(32, 2)?);
    let text = String::from_utf8_lossy(bytes.get(at + 46..at + 46 + name)?).into_owned();
    let member = Member {
        name: text,
        entry: at,
        method: field(10, 2)?,
        crc: field(16, 4)?,
        size: field(24, 4)?,
        offset: field(42, 4)?,
    };
    Some((member, at + 46 + name + extra + comment))
}

fn read_member(bytes: &[u8], member: &Member) -> Result<Array, Trouble> {
    if member.method != 0 {
        return wrong(member.entry, "npz-compressed");
    }
    let begins = || {
        let is_there = number(bytes, member.offset, 4)? == LOCAL as usize;
        let skipped = number(bytes, member.offset + 26, 2)? + number(bytes, member.offset + 28, 2)?;
        is_there.then_some(member.offset + 30 + skipped)
    };
    let Some(begins) = begins() else { return wrong(member.entry, "npz-directory") };
    let Some(data) = begins.checked_add(member.size).and_then(|end| bytes.get(begins..end)) else {
        return wrong(bytes.len(), "npz-cut-off");
    };
    if crc32(data) as usize != member.crc {
        return wrong(begins, "npz-checksum");
    }
    let name = member.name.strip_suffix(".npy").unwrap_or(&member.name);
    read_array(data, begins, name)
}

/// Reads an array that begins at this byte of its file.
fn read_array(data: &[u8], at: usize, name: &str) -> Result<Array, Trouble> {
    let (length, first) = match data.get(6) {
        Some(1) => (number(data, 8, 2), 10),
        Some(2 | 3) => (number(data, 8, 4), 12),
        _ => return wrong(at + 6, "npy-version"),
    };
    if !data.starts_with(ARRAY) {
        return wrong(at, "npy-version");
    }
    let end = length.and_then(|length| length.checked_add(first));
    let Some(header) = end.and_then(|end| data.get(first..end)) else {
        return wrong(at + first, "npz-cut-off");
    };
    let (header, begins) = (String::from_utf8_lossy(header), first + header.len());
    let problem = |code: &'static str| {
        let problem = Message::new(code).with("found", excerpt(&header.trim().replace('\'', "")));
        Trouble::new(Place::Byte(at + first), problem)
    };
    let kind = field(&header, "descr").ok_or_else(|| problem("npy-header"))?;
    let kind = Kind::of(kind).ok_or_else(|| problem("npy-kind"))?;
    if field(&header, "fortran_order") != Some("False") {
        return Err(problem("npy-order"));
    }
    let shape = field(&header, "shape").and_then(shape_of).ok_or_else(|| problem("npy-header"))?;
    let count = shape.iter().try_fold(1usize, |product, &side| product.checked_mul(side));
    let size = count.and_then(|count| count.checked_mul(kind.size));
    let Some(raw) = size.and_then(|size| data.get(begins..begins.checked_add(size)?)) else {
        return wrong(at + data.len(), "npz-cut-off");
    };
    let values = raw.chunks_exact(kind.size).map(|bytes| kind.value(bytes)).collect();
    Ok(Array { name: name.to_owned(), shape, values, begins: at + begins })
}

/// The value of a key in a header, which is a dictionary of Python.
fn field<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    let (_, rest) = header.split_once(&format!("'{key}':"))?;
    let rest = rest.trim_start();
    let end = match rest.as_bytes().first()? {
        b'(' => rest.find(')')? + 1,
        b'\'' => rest[1..].find('\'')? + 2,
        _ => rest.find([',', '}'])?,
    };
    Some(rest[..end].trim())
}

fn shape_of(text: &str) -> Option<Vec<usize>> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    inner.split(',').map(str::trim).filter(|side| !side.is_empty()).map(|side| side.parse().ok()).collect()
}

/// How a number is kept.
struct Kind {
    size: usize,
    is_signed: bool,
    is_big: bool,
}

impl Kind {
    fn of(text: &str) -> Option<Kind> {
        let text = text.strip_prefix('\'')?.strip_suffix('\'')?;
        let (order, rest) = text.split_at_checked(1)?;
        let (letter, size) = rest.split_at_checked(1)?;
        let size = size.parse().ok().filter(|size| [1, 2, 4, 8].contains(size))?;
        let is_known = matches!(letter, "i" | "u") && matches!(order, "<" | ">" | "|" | "=");
        is_known.then_some(Kind { size, is_signed: letter == "i", is_big: order == ">" })
    }

    fn value(&self, bytes: &[u8]) -> i64 {
        let top = if self.is_big { bytes.first() } else { bytes.last() };
        let is_negative = self.is_signed && top.is_some_and(|&byte| byte >= 0x80);
        let mut all = [if is_negative { 0xff } else { 0 }; 8];
        for (place, index) in all.iter_mut().zip(0..bytes.len()) {
            *place = bytes[if self.is_big { bytes.len() - 1 - index } else { index }];
        }
        i64::from_le_bytes(all)
    }
}

/// Writes an archive, as `numpy.savez` does.
pub(super) fn write(arrays: &[(&str, &[usize], Vec<i64>)]) -> Vec<u8> {
    let (mut file, mut directory) = (Vec::new(), Vec::new());
    for (name, shape, values) in arrays {
        let (name, data) = (format!("{name}.npy"), array_bytes(shape, values));
        let mut entry = Vec::new();
        push(&mut entry, 20, 2);
        // Flags and method: stored as it is.
        push(&mut entry, 0, 4);
        push(&mut entry, 0, 2);
        push(&mut entry, usize::from(FIRST_DAY), 2);
        push(&mut entry, crc32(&data) as usize, 4);
        push(&mut entry, data.len(), 4);
        push(&mut entry, data.len(), 4);
        push(&mut entry, name.len(), 2);
        push(&mut entry, 0, 2);
        push(&mut directory, DIRECTORY as usize, 4);
        push(&mut directory, 20, 2);
        directory.extend_from_slice(&entry);
        // Comment, disk and attributes: nothing.
        push(&mut directory, 0, 2 + 2 + 2 + 4);
        push(&mut directory, file.len(), 4);
        directory.extend_from_slice(name.as_bytes());
        push(&mut file, LOCAL as usize, 4);
        file.extend_from_slice(&entry);
        file.extend_from_slice(name.as_bytes());
        file.extend_from_slice(&data);
    }
    let begins = file.len();
    file.extend_from_slice(&directory);
    push(&mut file, END as usize, 4);
    push(&mut file, 0, 4);
    push(&mut file, arrays.len(), 2);
    push(&mut file, arrays.len(), 2);
    push(&mut file, directory.len(), 4);
    push(&mut file, begins, 4);
    push(&mut file, 0, 2);
    file
}

/// Appends the lowest bytes of a number, little-endian.
fn push(out: &mut Vec<u8>, number: usize, length: usize) {
    out.extend((0..length).map(|index| if index < 8 { (number as u64 >> (8 * index)) as u8 } else { 0 }));
}

fn array_bytes(shape: &[usize], values: &[i64]) -> Vec<u8> {
    let sides: Vec<String> = shape.iter().map(ToString::to_string).collect();
    let shape =
        if let [side] = &sides[..] { format!("({side},)") } else { format!("({})", sides.join(", ")) };
    let mut header = format!("{{'descr': '<i8', 'fortran_order': False, 'shape': {shape}, }}");
    // Numbers begin at a multiple of 64.
    let padding = 63 - (10 + header.len()) % 64;
    header.push_str(&" ".repeat(padding));
    header.push('\n');
    let mut bytes = ARRAY.to_vec();
    bytes.extend_from_slice(&[1, 0]);
    push(&mut bytes, header.len(), 2);
    bytes.extend_from_slice(header.as_bytes());
    bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    bytes
}

/// The checksum of zip files.
fn crc32(bytes: &[u8]) -> u32 {
    let byte = |crc: u32, &byte: &u8| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ (0xedb8_8320 & 0u32.wrapping_sub(crc & 1)))
    };
    !bytes.iter().fold(!0, byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_zip_files() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn what_is_written_reads_back() {
        let file =
            write(&[("pieces", &[2, 1, 2], vec![1, -2, i64::MAX, i64::MIN]), ("round", &[1], vec![7])]);
        let read = read(&file).unwrap();
        let found: Vec<_> = read.iter().map(|array| (array.name.as_str(), &array.shape[..])).collect();
        assert_eq!(found, [("pieces", &[2, 1, 2][..]), ("round", &[1][..])]);
        assert_eq!(read[0].values, [1, -2, i64::MAX, i64::MIN]);
        assert_eq!(file[read[1].begins], 7);
    }

    #[test]
    fn numbers_of_every_size_and_order_are_read() {
        let array = |kind: &str, bytes: &[u8]| {
            let header = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': (1,), }}");
            let mut file = ARRAY.to_vec();
            file.extend_from_slice(&[1, 0, header.len() as u8, 0]);
            file.extend_from_slice(header.as_bytes());
            file.extend_from_slice(bytes);
            read(&file).map(|arrays| arrays[0].values[0])
        };
        assert_eq!(array("|i1", &[0xfe]), Ok(-2));
        assert_eq!(array("|u1", &[0xfe]), Ok(254));
        assert_eq!(array("<i2", &[0xfe, 0xff]), Ok(-2));
        assert_eq!(array(">i4", &[0, 0, 1, 2]), Ok(258));
        assert_eq!(array(">i2", &[0xff, 0xfe]), Ok(-2));
        assert_eq!(array("<i8", &[3, 0, 0, 0, 0, 0, 0, 0]), Ok(3));
        assert_eq!(array("<f8", &[0; 8]).unwrap_err().problem.code, "npy-kind");
        assert_eq!(array("<i8", &[3, 0]).unwrap_err().problem.code, "npz-cut-off");
    }
}

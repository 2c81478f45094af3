//! Files: safetensors that say which rules, which inputs and which outputs a net belongs to.

use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

use safetensors::tensor::{Dtype, SafeTensors, TensorView};

use crate::half::{from_half, to_half};
use crate::lanes::Block;
use crate::network::Net;
use crate::shape::{Head, Layer, Shape};

/// The layout of the file; counted up when it changes.
const FORMAT: &str = "teahouse-net-1";

/// The largest file that is read or written: 256 MiB. Four layers of 4096 units after 3000 inputs fit.
pub const MAX_FILE_BYTES: u64 = 256 << 20;

/// The longest header: names, shapes and the history of the training. Its tensors cost memory of their own, so
/// it is kept far below the size of the file.
const MAX_HEADER_BYTES: u64 = 1 << 20;

/// What a net is for and where it comes from; kept in the file beside the weights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The id of the variant it was trained for.
    pub rules_id: String,
    /// The digest of that variant's rules.
    pub rules_digest: String,
    /// The name of the layout of its inputs.
    pub feature_set: String,
    /// What each output means.
    pub outputs: Vec<String>,
    /// How it was trained: a line per stage, oldest first.
    pub history: Vec<String>,
}

/// Why a file cannot be used as a net.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// The file cannot be read or written.
    #[error("{}: {cause}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// Something is wrong with what is in the file.
    #[error("{}: {cause}", path.display())]
    Content {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        cause: Box<ModelError>,
    },
    /// The file is too large for a net.
    #[error("{bytes} bytes are too many for a net: expected at most {limit}")]
    TooLarge {
        /// How large it is.
        bytes: u64,
        /// How large it may be.
        limit: u64,
    },
    /// Files cannot be read here, since Teahouse was built without them.
    #[error("{}: this build of Teahouse reads no files; hand the net in as bytes", path.display())]
    NoFiles {
        /// Which file.
        path: PathBuf,
    },
    /// These bytes are not a safetensors file.
    #[error("not a net: {0} (expected a safetensors file written by Teahouse)")]
    Format(safetensors::SafeTensorError),
    /// A part of the file's header or a tensor is absent.
    #[error("not a net of Teahouse: {0} is missing")]
    Missing(String),
    /// The net was trained for other rules.
    #[error("the net was trained for other rules: {} (digest {}), and these have the digest {expected}", card.rules_id, card.rules_digest)]
    OtherRules {
        /// What the net is for.
        card: Box<Card>,
        /// The digest of the rules it was to be used for.
        expected: String,
    },
    /// A part of the file is not what it should be.
    #[error("{what} is {found}, but should be {expected}")]
    Mismatch {
        /// Which part.
        what: String,
        /// What it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// The weights changed after they were written.
    #[error("the weights are damaged: their checksum is {found}, but the file was written with {expected}")]
    Checksum {
        /// As written.
        expected: String,
        /// As found.
        found: String,
    },
    /// The weights hold infinities or NaN.
    #[error("the weights are damaged: some are not finite numbers")]
    NotFinite,
}

impl Card {
    /// Checks that the net was trained for these rules, these inputs and these outputs.
    pub fn require(&self, digest: &str, feature_set: &str, outputs: &[String]) -> Result<(), ModelError> {
        self.require_inputs(feature_set, outputs)?;
        if self.rules_digest == digest {
            return Ok(());
        }
        Err(ModelError::OtherRules { card: Box::new(self.clone()), expected: digest.to_owned() })
    }

    /// Checks the inputs and outputs only, for a net used under rules it was not trained for.
    pub fn require_inputs(&self, feature_set: &str, outputs: &[String]) -> Result<(), ModelError> {
        expect("the feature set of the net", feature_set, &self.feature_set)?;
        expect("the list of outputs of the net", &outputs.join(" "), &self.outputs.join(" "))
    }
}

fn expect(what: &str, expected: &str, found: &str) -> Result<(), ModelError> {
    if expected == found {
        return Ok(());
    }
    Err(ModelError::Mismatch { what: what.into(), expected: expected.into(), found: found.into() })
}

/// The bytes of a net's file. The same net and card always give the same bytes.
pub fn write(net: &Net, card: &Card) -> Vec<u8> {
    write_as(Dtype::F32, net, card)
}

/// The same in half precision, in half as many bytes: every weight is the nearest one that has eleven bits. It plays a
/// little differently.
pub fn write_half(net: &Net, card: &Card) -> Vec<u8> {
    write_as(Dtype::F16, net, card)
}

fn write_as(kind: Dtype, net: &Net, card: &Card) -> Vec<u8> {
    let parts = Part::all(&net.layers);
    let data: Vec<Vec<u8>> = parts.iter().map(|part| part.bytes(kind, net)).collect();
    let views = parts.iter().zip(&data).map(|(part, data)| {
        let view = TensorView::new(kind, part.shape.clone(), data);
        (&part.name, view.expect("the bytes fill the shape"))
    });
    let mut text: BTreeMap<&str, String> = BTreeMap::new();
    text.insert("format", FORMAT.into());
    text.insert("shape", net.shape().to_string());
    text.insert("head", net.shape().head.name().into());
    text.insert("rules_id", card.rules_id.clone());
    text.insert("rules_digest", card.rules_digest.clone());
    text.insert("feature_set", card.feature_set.clone());
    text.insert("outputs", card.outputs.join(" "));
    text.insert("history", card.history.join("\n"));
    text.insert("checksum", checksum(data.iter().map(Vec::as_slice)));
    // The library takes a hash map, whose order differs from run to run; one entry is always in order.
    let text = serde_json::to_string(&text).expect("strings are JSON");
    let metadata = HashMap::from([("teahouse".to_owned(), text)]);
    safetensors::serialize(views, Some(metadata)).expect("names and shapes are valid")
}

/// One tensor of a file: the bias or the weights of a layer.
struct Part {
    name: String,
    shape: Vec<usize>,
    /// Where its rows lie among the blocks of the net, how many blocks a row has, and how many numbers.
    rows: std::ops::Range<usize>,
    stride: usize,
    width: usize,
}

impl Part {
    /// All tensors of a net, in the order of the checksum.
    fn all(layers: &[Layer]) -> Vec<Part> {
        let mut parts = Vec::with_capacity(2 * layers.len());
        for (at, &Layer { inputs, outputs, stride, weights, bias }) in layers.iter().enumerate() {
            let mut part = |name: &str, shape: Vec<usize>, rows| {
                parts.push(Part { name: format!("layer{at}.{name}"), shape, rows, stride, width: outputs });
            };
            part("bias", vec![outputs], bias..bias + stride);
            part("weight", vec![inputs, outputs], weights..bias);
        }
        parts
    }

    /// Its numbers, as the file has them.
    fn bytes(&self, kind: Dtype, net: &Net) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(4 * self.shape.iter().product::<usize>());
        for row in net.blocks[self.rows.clone()].chunks_exact(self.stride) {
            let numbers = Block::flat(row)[..self.width].iter();
            if kind == Dtype::F16 {
                bytes.extend(numbers.flat_map(|&x| to_half(x).to_le_bytes()));
            } else {
                bytes.extend(numbers.flat_map(|x| x.to_le_bytes()));
            }
        }
        bytes
    }

    fn fill(&self, net: &mut Net, mut numbers: impl Iterator<Item = f32>) {
        for row in net.blocks[self.rows.clone()].chunks_exact_mut(self.stride) {
            for (to, x) in Block::flat_mut(row)[..self.width].iter_mut().zip(&mut numbers) {
                *to = x;
            }
        }
    }
}

fn checksum<'a>(tensors: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = blake3::Hasher::new();
    tensors.for_each(|bytes| {
        hasher.update(bytes);
    });
    hasher.finalize().to_hex()[..16].to_owned()
}

/// Reads a net from the bytes of its file.
///
/// Everything the file says about itself is checked against the bytes that are there before memory is taken for
/// the net, so that a small file never costs much, whatever it claims.
pub fn read(bytes: &[u8]) -> Result<(Net, Card), ModelError> {
    check_size(bytes)?;
    let (_, header) = SafeTensors::read_metadata(bytes).map_err(ModelError::Format)?;
    let text = header.metadata().as_ref().and_then(|map| map.get("teahouse"));
    let text = text.ok_or_else(|| ModelError::Missing("the header `teahouse`".into()))?;
    let text: BTreeMap<String, String> =
        serde_json::from_str(text).map_err(|_| ModelError::Missing("a readable header `teahouse`".into()))?;
    let field = |name: &str| {
        text.get(name).cloned().ok_or_else(|| ModelError::Missing(format!("the header field `{name}`")))
    };
    expect("the format of the file", FORMAT, &field("format")?)?;
    let card = Card {
        rules_id: field("rules_id")?,
        rules_digest: field("rules_digest")?,
        feature_set: field("feature_set")?,
        outputs: field("outputs")?.split_whitespace().map(str::to_owned).collect(),
        history: field("history")?.lines().map(str::to_owned).collect(),
    };
    let shape = parse_shape(&field("shape")?, &field("head")?)?;
    // A net inside a checkpoint names no outputs; one that names some names all.
    if !card.outputs.is_empty() && card.outputs.len() != shape.outputs {
        let names = format!("{} names ({})", card.outputs.len(), card.outputs.join(" "));
        return Err(mismatch("the list of outputs", &format!("{} names", shape.outputs), &names));
    }
    let file = SafeTensors::deserialize(bytes).map_err(ModelError::Format)?;
    let data = tensor_data(&shape, &file)?;
    let (expected, found) = (field("checksum")?, checksum(data.iter().map(|(_, data)| *data)));
    if expected != found {
        return Err(ModelError::Checksum { expected, found });
    }
    let mut net = Net::zero(shape);
    let kind = kind_of(&file);
    data.iter().for_each(|(part, data)| fill(&mut net, part, kind, data));
    net.check_path();
    if net.is_finite() { Ok((net, card)) } else { Err(ModelError::NotFinite) }
}

/// Refuses what is too large to be a net, and headers that are too long.
fn check_size(bytes: &[u8]) -> Result<(), ModelError> {
    let found = bytes.len() as u64;
    if found > MAX_FILE_BYTES {
        return Err(ModelError::TooLarge { bytes: found, limit: MAX_FILE_BYTES });
    }
    let header = bytes.first_chunk::<8>().map_or(0, |length| u64::from_le_bytes(*length));
    if header > MAX_HEADER_BYTES && header <= found {
        let expected = format!("at most {MAX_HEADER_BYTES} bytes");
        return Err(mismatch("the header of the file", &expected, &format!("{header} bytes")));
    }
    Ok(())
}

fn mismatch(what: &str, expected: &str, found: &str) -> ModelError {
    ModelError::Mismatch { what: what.into(), expected: expected.into(), found: found.into() }
}

/// The bytes of every tensor that a net of this shape has, each of the right size, and no others. All are of single
/// precision, or all of half.
fn tensor_data<'a>(shape: &Shape, file: &SafeTensors<'a>) -> Result<Vec<(Part, &'a [u8])>, ModelError> {
    let kind = kind_of(file);
    let parts = Part::all(&shape.layers());
    if file.len() > parts.len() {
        return Err(mismatch("the number of tensors", &parts.len().to_string(), &file.len().to_string()));
    }
    let mut data = Vec::with_capacity(parts.len());
    for part in parts {
        let name = &part.name;
        let tensor = file.tensor(name).map_err(|_| ModelError::Missing(format!("the tensor `{name}`")))?;
        let found = format!("{:?} {:?}", tensor.dtype(), tensor.shape());
        expect(&format!("the tensor `{name}`"), &format!("{kind:?} {:?}", part.shape), &found)?;
        data.push((part, tensor.data()));
    }
    Ok(data)
}

/// What the numbers of a file are, by its first tensor.
fn kind_of(file: &SafeTensors) -> Dtype {
    let first = file.tensor("layer0.bias");
    if first.is_ok_and(|tensor| tensor.dtype() == Dtype::F16) { Dtype::F16 } else { Dtype::F32 }
}

fn parse_shape(shape: &str, head: &str) -> Result<Shape, ModelError> {
    let widths: Option<Vec<usize>> = shape.split('-').map(|width| width.parse().ok()).collect();
    let unclear =
        |why: &str| mismatch("the shape of the net", "widths such as 200-64-16-4", &format!("{shape}{why}"));
    let widths = widths.filter(|widths| widths.len() >= 3).ok_or_else(|| unclear(""))?;
    let head = Head::from_name(head)
        .ok_or_else(|| mismatch("the head of the net", "softmax, tanh or linear", head))?;
    let last = widths.len() - 1;
    let parsed = Shape::new(widths[0], &widths[1..last], widths[last]).with_head(head);
    match parsed.problem() {
        Some(problem) => Err(unclear(&format!(" ({problem})"))),
        None => Ok(parsed),
    }
}

/// Copies the numbers of a tensor to their place in the net.
fn fill(net: &mut Net, part: &Part, kind: Dtype, data: &[u8]) {
    let halves = || data.as_chunks::<2>().0.iter().map(|&bytes| from_half(u16::from_le_bytes(bytes)));
    let singles = || data.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
    if kind == Dtype::F16 { part.fill(net, halves()) } else { part.fill(net, singles()) }
}

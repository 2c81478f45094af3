//! Files: safetensors that say which rules, which inputs and which outputs a net belongs to.

use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use safetensors::tensor::{Dtype, SafeTensors, TensorView};

use crate::lanes::Block;
use crate::network::Net;
use crate::shape::{Head, Shape};
use crate::whole::replace_file;

/// The layout of the file; counted up when it changes.
const FORMAT: &str = "teahouse-net-1";

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
    let tensors = tensors(net);
    let views = tensors.iter().map(|(name, shape, bytes)| {
        let view = TensorView::new(Dtype::F32, shape.clone(), bytes);
        (name, view.expect("the bytes fill the shape"))
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
    text.insert("checksum", checksum(&tensors));
    // The library takes a hash map, whose order differs from run to run; one entry is always in order.
    let text = serde_json::to_string(&text).expect("strings are JSON");
    let metadata = HashMap::from([("teahouse".to_owned(), text)]);
    safetensors::serialize(views, Some(metadata)).expect("names and shapes are valid")
}

type Tensor = (String, Vec<usize>, Vec<u8>);

fn tensors(net: &Net) -> Vec<Tensor> {
    let mut tensors = Vec::new();
    for (at, layer) in net.layers.iter().enumerate() {
        let mut bytes = |name: &str, shape: Vec<usize>, rows: &[Block]| {
            let rows = rows.chunks_exact(layer.stride);
            let numbers = rows.flat_map(|row| &Block::flat(row)[..layer.outputs]);
            let bytes = numbers.flat_map(|x| x.to_le_bytes()).collect();
            tensors.push((format!("layer{at}.{name}"), shape, bytes));
        };
        bytes("bias", vec![layer.outputs], &net.blocks[layer.bias..layer.end()]);
        bytes("weight", vec![layer.inputs, layer.outputs], &net.blocks[layer.weights..layer.bias]);
    }
    tensors
}

fn checksum(tensors: &[Tensor]) -> String {
    let mut hasher = blake3::Hasher::new();
    tensors.iter().for_each(|(_, _, bytes)| {
        hasher.update(bytes);
    });
    hasher.finalize().to_hex()[..16].to_owned()
}

/// Reads a net from the bytes of its file.
pub fn read(bytes: &[u8]) -> Result<(Net, Card), ModelError> {
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
        outputs: field("outputs")?.split(' ').map(str::to_owned).collect(),
        history: field("history")?.lines().map(str::to_owned).collect(),
    };
    let mut net = Net::zero(parse_shape(&field("shape")?, &field("head")?)?);
    fill(&mut net, &SafeTensors::deserialize(bytes).map_err(ModelError::Format)?)?;
    let (expected, found) = (field("checksum")?, checksum(&tensors(&net)));
    if expected != found {
        return Err(ModelError::Checksum { expected, found });
    }
    if !net.is_finite() {
        return Err(ModelError::NotFinite);
    }
    Ok((net, card))
}

fn parse_shape(shape: &str, head: &str) -> Result<Shape, ModelError> {
    let wrong = |what: &str, expected: &str, found: &str| ModelError::Mismatch {
        what: what.into(),
        expected: expected.into(),
        found: found.into(),
    };
    let widths: Option<Vec<usize>> = shape.split('-').map(|width| width.parse().ok()).collect();
    let unclear = || wrong("the shape of the net", "widths such as 200-64-16-4", shape);
    let widths = widths.filter(|widths| widths.len() >= 3).ok_or_else(unclear)?;
    let head =
        Head::from_name(head).ok_or_else(|| wrong("the head of the net", "softmax, tanh or linear", head))?;
    let last = widths.len() - 1;
    let parsed = Shape::new(widths[0], &widths[1..last], widths[last]).with_head(head);
    match parsed.problem() {
        Some(_) => Err(unclear()),
        None => Ok(parsed),
    }
}

fn fill(net: &mut Net, file: &SafeTensors<'_>) -> Result<(), ModelError> {
    for (name, shape, _) in tensors(net) {
        let tensor = file.tensor(&name).map_err(|_| ModelError::Missing(format!("the tensor `{name}`")))?;
        let found = format!("{:?} {:?}", tensor.dtype(), tensor.shape());
        expect(&format!("the tensor `{name}`"), &format!("{:?} {shape:?}", Dtype::F32), &found)?;
        let at: usize = name["layer".len()..].split('.').next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let layer = net.layers[at];
        let rows = if name.ends_with("bias") { layer.bias..layer.end() } else { layer.weights..layer.bias };
        let mut numbers = tensor.data().as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
        for row in net.blocks[rows].chunks_exact_mut(layer.stride) {
            for (to, x) in Block::flat_mut(row)[..layer.outputs].iter_mut().zip(&mut numbers) {
                *to = x;
            }
        }
    }
    Ok(())
}

/// Writes a net's file, whole or not at all.
pub fn save(path: &Path, net: &Net, card: &Card) -> Result<(), ModelError> {
    let written = replace_file(path, |file| file.write_all(&write(net, card)));
    written.map_err(|cause| ModelError::Io { path: path.to_owned(), cause })
}

/// Reads a net's file.
pub fn load(path: &Path) -> Result<(Net, Card), ModelError> {
    let bytes = std::fs::read(path).map_err(|cause| ModelError::Io { path: path.to_owned(), cause })?;
    read(&bytes).map_err(|cause| ModelError::Content { path: path.to_owned(), cause: Box::new(cause) })
}

//! The JSON Schema of rule files, for editors.

use serde_json::{Map, Value as Json, json};

use super::spec::{Family, Kind, OptionSpec};
use super::value::Value;

/// The JSON Schema of the rule files of these families: it accepts what the reader accepts, file by file. What a file
/// takes over from the one it extends, and whether options go together, is not its business.
pub fn schema(families: &[&'static Family]) -> Json {
    let names: Vec<&str> = families.iter().map(|family| family.name).collect();
    let definition = |family: &&Family| json!({ "$ref": format!("#/$defs/{}", family.name) });
    let mut by_family: Vec<Json> = families
        .iter()
        .map(|family| {
            json!({
                "if": { "properties": { "family": { "const": family.name } }, "required": ["family"] },
                "then": definition(family)
            })
        })
        .collect();
    // Only the parent knows which family it is, so the options are those of any one family.
    by_family.push(json!({
        "if": { "not": { "required": ["family"] } },
        "then": { "required": ["extends"], "anyOf": families.iter().map(definition).collect::<Vec<_>>() }
    }));
    let definitions: Map<String, Json> =
        families.iter().map(|family| (family.name.to_owned(), family_schema(family))).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Teahouse rule file",
        "type": "object",
        "required": ["id"],
        "properties": { "family": { "enum": names } },
        "allOf": by_family,
        "$defs": definitions
    })
}

fn family_schema(family: &Family) -> Json {
    let mut root =
        json!({ "type": "object", "additionalProperties": false, "properties": header_properties() });
    for spec in family.options {
        let mut table = &mut root;
        let mut parts = spec.path.split('.').peekable();
        while let Some(part) = parts.next() {
            let properties = table["properties"].as_object_mut().expect("every table has properties");
            table = if parts.peek().is_none() {
                properties.entry(part).or_insert_with(|| option_schema(spec))
            } else {
                properties.entry(part).or_insert_with(
                    || json!({ "type": "object", "additionalProperties": false, "properties": {} }),
                )
            };
        }
    }
    root
}

fn header_properties() -> Json {
    json!({
        "id": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 64, "description": "The name in commands and records." },
        "version": { "type": "integer", "minimum": 1, "default": 1, "description": "Counted up when the rules change." },
        "family": { "type": "string", "description": "The family of games it belongs to; may be left out with extends." },
        "extends": { "type": "string", "description": "The variant, or the file, that everything not mentioned comes from." },
        "name": { "type": "string", "description": "The name for people." },
        "summary": { "type": "string", "description": "A sentence about the variant." },
        "sources": { "type": "array", "items": { "type": "string" }, "description": "Where the rules come from." }
    })
}

fn option_schema(spec: &OptionSpec) -> Json {
    let mut schema = kind_schema(&spec.kind);
    schema["default"] = json_value(&spec.default.value());
    schema["description"] = Json::from(spec.help);
    schema
}

fn kind_schema(kind: &Kind) -> Json {
    match *kind {
        Kind::Bool => json!({ "type": "boolean" }),
        Kind::Int { min, max } => json!({ "type": "integer", "minimum": min, "maximum": max }),
        Kind::Name(names) => json!({ "enum": names }),
        Kind::Ints { min, max } => {
            json!({ "type": "array", "items": kind_schema(&Kind::Int { min, max }), "uniqueItems": true })
        }
        Kind::Names(names) => json!({ "type": "array", "items": { "enum": names }, "uniqueItems": true }),
        Kind::IntLists { min, max } => {
            json!({ "type": "array", "items": kind_schema(&Kind::Ints { min, max }) })
        }
        Kind::Custom { schema, .. } => {
            serde_json::from_str(schema).expect("a custom option's schema is JSON")
        }
    }
}

fn json_value(value: &Value) -> Json {
    match value {
        Value::Bool(b) => Json::from(*b),
        Value::Int(n) => Json::from(*n),
        Value::Float(x) => Json::from(*x),
        Value::Text(text) => Json::from(text.as_str()),
        Value::List(items) => items.iter().map(json_value).collect(),
        Value::Table(fields) => {
            Json::Object(fields.iter().map(|(k, v)| (k.clone(), json_value(v))).collect())
        }
    }
}

//! TOML values without their positions.

use texts::Message;
use toml::de::DeValue;

use super::problem::Flaw;
use super::value::Value;

/// A TOML value without its positions; or the first thing in it that no option could hold, with its path inside.
pub(super) fn plain_value(value: &DeValue) -> Result<Value, Flaw> {
    Ok(match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(digits) => {
            let number = i64::from_str_radix(digits.as_str(), digits.radix());
            Value::Int(number.map_err(|_| too_large(&digits.to_string()))?)
        }
        DeValue::Float(digits) => {
            let number = digits.as_str().parse::<f64>().ok();
            Value::Float(number.filter(|x| x.is_finite()).ok_or_else(|| not_finite(digits.as_str()))?)
        }
        DeValue::Boolean(b) => Value::Bool(*b),
        DeValue::Datetime(_) => {
            return Err(Flaw::new("rules-date", ""));
        }
        DeValue::Array(items) => {
            let item = |(i, item): (usize, &toml::Spanned<DeValue>)| {
                plain_value(item.get_ref()).map_err(|flaw| inside(flaw, &format!("[{i}]")))
            };
            Value::List(items.iter().enumerate().map(item).collect::<Result<_, _>>()?)
        }
        DeValue::Table(fields) => Value::Table(
            fields
                .iter()
                .map(|(key, field)| {
                    let name = key.get_ref().to_string();
                    let value = plain_value(field.get_ref());
                    let value = value.map_err(|flaw| inside(flaw, &format!(".{name}")))?;
                    Ok((name, value))
                })
                .collect::<Result<_, Flaw>>()?,
        ),
    })
}

/// What a TOML value is, in words.
pub(super) fn type_name(value: &DeValue) -> Message {
    Message::new(match value {
        DeValue::String(_) => "value-text",
        DeValue::Integer(_) => "value-number",
        DeValue::Float(_) => "value-fraction",
        DeValue::Boolean(_) => "value-truth",
        DeValue::Datetime(_) => "value-date",
        DeValue::Array(_) => "value-list",
        DeValue::Table(_) => "value-table",
    })
}

fn inside(mut flaw: Flaw, outer: &str) -> Flaw {
    flaw.path = format!("{outer}{}", flaw.path).into();
    flaw
}

fn not_finite(digits: &str) -> Flaw {
    if digits.ends_with("nan") || digits.ends_with("inf") {
        return Flaw::new("rules-not-finite", "").with("value", digits);
    }
    too_large(digits)
}

fn too_large(digits: &str) -> Flaw {
    let shown: String = digits.chars().take(40).collect();
    let shown = if shown.len() < digits.len() { shown + "…" } else { shown };
    Flaw::new("rules-number-too-large", "").with("value", shown)
}

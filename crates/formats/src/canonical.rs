//! Canonical JSON: keys in byte order, no whitespace, no fractions. Signed data must have the same bytes on every machine.

use serde::Serialize;
use serde_json::Value;

/// Returns the canonical bytes of a value.
pub fn canonical(value: &impl Serialize) -> Vec<u8> {
    let value = serde_json::to_value(value).expect("data with text keys can be JSON");
    let mut out = String::new();
    write(&value, &mut out);
    out.into_bytes()
}

/// Returns whether bytes are canonical JSON.
pub fn is_canonical(bytes: &[u8]) -> bool {
    serde_json::from_slice::<Value>(bytes).is_ok_and(|value| canonical(&value) == bytes)
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort_unstable();
            out.push('{');
            for (at, name) in names.into_iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                out.push_str(&Value::String(name.clone()).to_string());
                out.push(':');
                write(&fields[name], out);
            }
            out.push('}');
        }
        other => out.push_str(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_one_canonical_form() {
        let value: Value = serde_json::from_str(r#" {"b": [1, {"z":null,"a":"ž\n"}], "a": true} "#).unwrap();
        let bytes = canonical(&value);
        assert_eq!(String::from_utf8(bytes.clone()).unwrap(), r#"{"a":true,"b":[1,{"a":"ž\n","z":null}]}"#);
        assert!(is_canonical(&bytes));
        for other in [r#"{"a":true,"a":true}"#, r#"{"b":1,"a":2}"#, r#"{"a": 1}"#, r#"{"a":"\u0061"}"#, "{"] {
            assert!(!is_canonical(other.as_bytes()), "{other}");
        }
    }
}

//! Whether JSON data fits a JSON Schema, for the keywords that our schemas use; patterns are not checked.

use serde_json::{Map, Value, json};

/// The keywords that our schemas use.
const KNOWN: [&str; 20] = [
    "$schema",
    "$defs",
    "$ref",
    "title",
    "description",
    "type",
    "const",
    "enum",
    "anyOf",
    "properties",
    "required",
    "additionalProperties",
    "propertyNames",
    "items",
    "prefixItems",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
    "pattern",
];

/// Returns whether a value is valid for a schema, for the JSON Schema keywords that ours uses.
pub fn fits(schema: &Value, value: &Value) -> bool {
    part_fits(schema, schema, value)
}

/// Returns whether a value is valid for a part of the schema `root`, to whose definitions it refers.
fn part_fits(root: &Value, part: &Value, value: &Value) -> bool {
    let words = part.as_object().unwrap();
    assert!(words.keys().all(|word| KNOWN.contains(&word.as_str())), "{words:?}");
    let kind = match words.get("type") {
        Some(Value::Array(kinds)) => kinds.iter().any(|kind| is(kind, value)),
        Some(kind) => is(kind, value),
        None => true,
    };
    let choice = words.get("enum").and_then(Value::as_array).is_none_or(|all| all.contains(value));
    let exact = words.get("const").is_none_or(|one| one == value);
    let any = words.get("anyOf").and_then(Value::as_array);
    let referred = words.get("$ref").is_none_or(|name| part_fits(root, definition(root, name), value));
    kind && choice
        && exact
        && referred
        && any.is_none_or(|all| all.iter().any(|one| part_fits(root, one, value)))
        && value.as_i64().is_none_or(|number| number_fits(words, number))
        && value.as_array().is_none_or(|list| list_fits(root, words, list))
        && value.as_object().is_none_or(|object| fields_fit(root, words, object))
}

fn definition<'a>(root: &'a Value, name: &Value) -> &'a Value {
    let name = name.as_str().unwrap();
    let found = name.strip_prefix("#/$defs/").and_then(|name| root["$defs"].get(name));
    found.unwrap_or_else(|| panic!("there is no definition {name}"))
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("our schemas do not use the type {other}"),
    }
}

fn number_fits(words: &Map<String, Value>, number: i64) -> bool {
    let bound = |word: &str| words.get(word).and_then(Value::as_i64);
    bound("minimum").is_none_or(|least| number >= least) && bound("maximum").is_none_or(|most| number <= most)
}

fn list_fits(root: &Value, words: &Map<String, Value>, list: &[Value]) -> bool {
    let bound = |word: &str| words.get(word).and_then(Value::as_u64);
    let count = list.len() as u64;
    let none = Vec::new();
    let first = words.get("prefixItems").and_then(Value::as_array).unwrap_or(&none);
    let rest = || list.iter().skip(first.len());
    bound("minItems").is_none_or(|least| count >= least)
        && bound("maxItems").is_none_or(|most| count <= most)
        && first.iter().zip(list).all(|(one, item)| part_fits(root, one, item))
        && words.get("items").is_none_or(|one| rest().all(|item| part_fits(root, one, item)))
}

fn fields_fit(root: &Value, words: &Map<String, Value>, object: &Map<String, Value>) -> bool {
    let none = Map::new();
    let properties = words.get("properties").and_then(Value::as_object).unwrap_or(&none);
    let required = words.get("required").and_then(Value::as_array);
    let names = words.get("propertyNames");
    let field = |(name, value): (&String, &Value)| match (properties.get(name), words.get("additionalProperties")) {
        (Some(own), _) => part_fits(root, own, value),
        (None, Some(Value::Bool(false))) => false,
        (None, Some(other)) => part_fits(root, other, value),
        (None, None) => true,
    };
    required.is_none_or(|all| all.iter().all(|name| object.contains_key(name.as_str().unwrap())))
        && object.keys().all(|name| names.is_none_or(|one| part_fits(root, one, &json!(name))))
        && object.iter().all(field)
}

//! Whether JSON data fits a JSON Schema, for the keywords that our schemas use; patterns are not checked.

use serde_json::{Map, Value, json};

/// Returns whether a value is valid for a schema, for the JSON Schema keywords that ours uses.
pub fn fits(schema: &Value, value: &Value) -> bool {
    let known = ["$schema", "title", "description", "type", "properties", "required", "additionalProperties", "items"];
    let more = ["enum", "anyOf", "minItems", "maxItems", "minimum", "maximum", "pattern", "propertyNames"];
    let words = schema.as_object().unwrap();
    assert!(words.keys().all(|word| known.contains(&word.as_str()) || more.contains(&word.as_str())), "{words:?}");
    let kind = match words.get("type").and_then(Value::as_str) {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => true,
    };
    let choice = words.get("enum").and_then(Value::as_array).is_none_or(|all| all.contains(value));
    let any = words.get("anyOf").and_then(Value::as_array).is_none_or(|all| all.iter().any(|one| fits(one, value)));
    let bound = |word: &str| words.get(word).and_then(Value::as_i64);
    let number = value
        .as_i64()
        .is_none_or(|n| bound("minimum").is_none_or(|m| n >= m) && bound("maximum").is_none_or(|m| n <= m));
    let length = value.as_array().is_none_or(|list| {
        let count = list.len() as i64;
        bound("minItems").is_none_or(|m| count >= m) && bound("maxItems").is_none_or(|m| count <= m)
    });
    let items = value
        .as_array()
        .is_none_or(|list| words.get("items").is_none_or(|one| list.iter().all(|item| fits(one, item))));
    kind && choice
        && any
        && number
        && length
        && items
        && value.as_object().is_none_or(|object| fields_fit(words, object))
}

fn fields_fit(words: &Map<String, Value>, object: &Map<String, Value>) -> bool {
    let none = Map::new();
    let properties = words.get("properties").and_then(Value::as_object).unwrap_or(&none);
    let required = words.get("required").and_then(Value::as_array);
    let names = words.get("propertyNames");
    let field = |(name, value): (&String, &Value)| match (properties.get(name), words.get("additionalProperties")) {
        (Some(own), _) => fits(own, value),
        (None, Some(Value::Bool(false))) => false,
        (None, Some(other)) => fits(other, value),
        (None, None) => true,
    };
    required.is_none_or(|all| all.iter().all(|name| object.contains_key(name.as_str().unwrap())))
        && object.keys().all(|name| names.is_none_or(|one| fits(one, &json!(name))))
        && object.iter().all(field)
}

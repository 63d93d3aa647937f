//! The published schema and the reader accept the same data, field by field.

use serde_json::{Map, Value, json};

use super::data;
use crate::bundle::Data;

fn schema() -> Value {
    serde_json::from_str(include_str!("../../../../../docs/schemas/bundle-2.schema.json")).unwrap()
}

fn first_schema() -> Value {
    serde_json::from_str(include_str!("../../../../../docs/schemas/bundle-1.schema.json")).unwrap()
}

/// Returns whether a value is valid for a schema, for the JSON Schema keywords that ours uses.
fn fits(schema: &Value, value: &Value) -> bool {
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

/// Returns all variants of a value with one field missing or one unknown field added.
fn spoiled(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Object(fields) => {
            for name in fields.keys() {
                let mut without = fields.clone();
                without.remove(name);
                all.push(Value::Object(without));
            }
            let mut with = fields.clone();
            with.insert("strange".into(), json!(1));
            all.push(Value::Object(with));
            for (name, field) in fields {
                all.extend(spoiled(field).into_iter().map(|field| {
                    let mut changed = fields.clone();
                    changed.insert(name.clone(), field);
                    Value::Object(changed)
                }));
            }
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                all.extend(spoiled(item).into_iter().map(|item| {
                    let mut changed = items.clone();
                    changed[at] = item;
                    Value::Array(changed)
                }));
            }
        }
        _ => {}
    }
    all
}

#[test]
fn schema_and_reader_accept_and_refuse_the_same_data() {
    let (schema, mut data) = (schema(), data());
    data.table.stages.clear();
    let value = serde_json::to_value(&data).unwrap();
    assert!(fits(&schema, &value));
    let spoiled = spoiled(&value);
    assert!(spoiled.len() > 80, "{}", spoiled.len());
    for wrong in spoiled {
        let read = serde_json::from_value::<Data>(wrong.clone());
        // The reader accepts a missing nullable field and an additional stage.
        let harmless =
            read.as_ref().is_ok_and(|read| *read == data) || wrong["table"]["stages"].get("strange").is_some();
        assert!(harmless || !fits(&schema, &wrong), "{wrong}");
    }
}

#[test]
fn older_bundle_has_its_own_schema_and_is_read() {
    let mut value = serde_json::to_value(data()).unwrap();
    assert!(!fits(&first_schema(), &value), "version 1 does not have Finals");
    for since in ["finals", "ladders", "qualifyings", "slips"] {
        value.as_object_mut().unwrap().remove(since);
    }
    value["table"].as_object_mut().unwrap().remove("final");
    assert!(fits(&first_schema(), &value) && !fits(&schema(), &value));
    let read = serde_json::from_value::<Data>(value).unwrap();
    assert_eq!((read.finals.len(), read.table.final_points), (0, None));
}

//! The published schema and the reader accept the same data, field by field.

use serde_json::{Value, json};

use super::data;
use super::json_schema::fits;
use crate::bundle::Data;

fn schema() -> Value {
    serde_json::from_str(include_str!("../../../../../docs/schemas/bundle-2.schema.json")).unwrap()
}

fn first_schema() -> Value {
    serde_json::from_str(include_str!("../../../../../docs/schemas/bundle-1.schema.json")).unwrap()
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

//! Lets Tauri read its configuration and capabilities.
fn main() {
    let attributes = tauri_build::Attributes::new().capabilities_path_pattern("./src-tauri/capabilities/**/*");
    tauri_build::try_build(attributes).expect("tauri.conf.json and the capabilities are right");
}

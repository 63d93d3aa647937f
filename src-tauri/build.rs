//! Lets Tauri read its configuration and capabilities, and makes a permission of each of the program's own commands, so
//! that each window has those alone which its capability file names.

const COMMANDS: &[&str] = &[
    "call",
    "pick",
    "recent",
    "started",
    "sample_place",
    "show",
    "hall_open",
    "hall_close",
    "hall_show",
    "hall_shown",
    "look",
];

fn main() {
    // Tauri watches its own folder for them only.
    println!("cargo:rerun-if-changed=src-tauri/capabilities");
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("tauri.conf.json and the capabilities are right");
}

//! Builds Tauri's configuration and capabilities. Every own command gets a permission, so that each window can call only
//! the commands that its capability file lists.

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
    "network_start",
    "network_stop",
    "network_view",
    "follow_start",
    "follow_stop",
    "follow_view",
];

fn main() {
    // Tauri itself only watches its default folder.
    println!("cargo:rerun-if-changed=src-tauri/capabilities");
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("tauri.conf.json and the capabilities are valid");
}

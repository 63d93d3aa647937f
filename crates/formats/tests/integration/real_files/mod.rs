//! The real OpenGotha files that lie beside the project.

const NAMES: [&str; 7] = [
    "congress-760",
    "direct-confrontation-16",
    "handicap-19",
    "jigo-byes-15",
    "open-150",
    "seygo-stage-a",
    "youth-u12-swiss",
];

/// Returns the files with their names; says of those that are missing that they are skipped.
pub fn real_files() -> Vec<(&'static str, Vec<u8>)> {
    let read = |name: &'static str| {
        let mut parents = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
        let file = |parent: &std::path::Path| std::fs::read(parent.join(format!("shared/data/{name}.xml"))).ok();
        let bytes = parents.find_map(file);
        if bytes.is_none() {
            println!("skipped: {name} is not beside the project");
        }
        Some((name, bytes?))
    };
    NAMES.into_iter().filter_map(read).collect()
}

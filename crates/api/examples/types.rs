//! Writes the TypeScript types of the window's commands into the given folder.

use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).map(PathBuf::from).ok_or("name the folder for the types")?;
    std::fs::create_dir_all(&folder)?;
    let config = ts_rs::Config::new().with_out_dir(&folder).with_large_int("number");
    let map = api::export_types(&config)?;
    std::fs::write(folder.join("Commands.ts"), map)?;
    Ok(())
}

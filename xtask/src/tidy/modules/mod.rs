//! The modules of each crate: which file holds each one, what it defines and imports, and which file a path leads to.

mod model;
mod resolve;
mod scan;

pub use model::{Crate, Use};

use super::rust::Word;
use super::tree::{File, Tree};
use std::collections::BTreeMap;

impl<'a> Crate<'a> {
    /// The crates of the workspace with a `src/lib.rs` or `src/main.rs`; a folder with both is two crates.
    pub fn all(tree: &'a Tree) -> Vec<Crate<'a>> {
        let is_root = |path: &str| path.ends_with("src/lib.rs") || path.ends_with("src/main.rs");
        tree.rust().filter(|file| is_root(&file.path)).map(|root| Crate::read(tree, root)).collect()
    }

    fn read(tree: &'a Tree, root: &'a File) -> Crate<'a> {
        let by_path: BTreeMap<&str, &File> = tree.rust().map(|file| (file.path.as_str(), file)).collect();
        let mut found = Crate { modules: Vec::new(), files: Vec::new() };
        let folder = root.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        found.add_file(&by_path, root, folder, None);
        found
    }

    /// Adds the module that `file` holds and, recursively, the modules it declares; their files are in `folder`.
    fn add_file(
        &mut self,
        by_path: &BTreeMap<&str, &'a File>,
        file: &'a File,
        folder: &str,
        parent: Option<usize>,
    ) -> usize {
        let index = self.files.len();
        self.files.push(file);
        let words: Vec<&Word> = file.production();
        let first = self.modules.len();
        let declared = scan::modules(&words, index, first, parent, &mut self.modules);
        for declaration in declared {
            let below: String = declaration.inline.iter().map(|name| format!("/{name}")).collect();
            let (name, folder) = (declaration.name, format!("{folder}{below}"));
            let candidates = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/mod.rs")];
            let Some(file) = candidates.iter().find_map(|path| by_path.get(path.as_str())) else { continue };
            let child = self.add_file(by_path, file, &format!("{folder}/{name}"), Some(declaration.module));
            self.modules[declaration.module].children.insert(name, child);
        }
        first
    }
}

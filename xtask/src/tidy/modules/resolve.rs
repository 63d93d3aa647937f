//! Follows paths through modules, imports and re-exports to the files that define the items.

use super::{Crate, Import, Module, Use};
use std::collections::BTreeSet;

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(usize),
    /// An item in the file of this index.
    Item(usize),
}

type Visited = BTreeSet<(usize, String)>;

impl<'a> Crate<'a> {
    /// Every use of an item that another file of the crate defines. Re-exports alone are no uses: whoever imports
    /// through them uses the file behind them.
    pub fn uses(&self) -> Vec<Use<'a>> {
        let mut found = Vec::new();
        for (index, module) in self.modules.iter().enumerate() {
            let imports = module.imports.iter().filter(|import| !import.re_export && import.name.is_some());
            let imported = imports.map(|import| (&import.path, import.line));
            let mentioned =
                module.mentions.iter().filter(|mention| mention.path.len() > 1 || module.passes_on(&mention.path[0]));
            for (path, line) in imported.chain(mentioned.map(|mention| (&mention.path, mention.line))) {
                for file in self.files_behind(index, path) {
                    if file != module.file {
                        let (from, to) = (self.path(module.file), self.path(file));
                        found.push(Use { from, to, item: path.join("::"), line });
                    }
                }
            }
        }
        found
    }

    /// Uses of names that the crate's root re-exports, by files other than the root: `crate::Rank` for `crate::rank::Rank`.
    pub fn uses_through_root(&self) -> Vec<Use<'a>> {
        let mut found = Vec::new();
        for (index, module) in self.modules.iter().enumerate().filter(|(_, module)| module.file != 0) {
            let imports = module.imports.iter().map(|import| (&import.path, import.line));
            let mentions = module.mentions.iter().map(|mention| (&mention.path, mention.line));
            for (path, line) in imports.chain(mentions) {
                let Some(name) = self.name_in_root(index, path) else { continue };
                if !self.modules[0].children.contains_key(name) && !self.modules[0].items.contains(name) {
                    let to = self.files_behind(index, path).into_iter().next().unwrap_or_default();
                    found.push(Use { from: self.path(module.file), to: self.path(to), item: path.join("::"), line });
                }
            }
        }
        found
    }

    fn path(&self, file: usize) -> &'a str {
        &self.files[file].path
    }

    /// The name that `path` looks up in the crate's root, if it goes there by `crate::` or `super::`.
    fn name_in_root<'p>(&self, module: usize, path: &'p [String]) -> Option<&'p str> {
        let mut at = module;
        for (index, part) in path.iter().enumerate() {
            match part.as_str() {
                "crate" => at = 0,
                "super" => at = self.modules[at].parent?,
                name => return (at == 0 && index > 0).then_some(name),
            }
        }
        None
    }

    fn files_behind(&self, module: usize, path: &[String]) -> BTreeSet<usize> {
        let targets = self.resolve(module, path, &mut Visited::new());
        targets
            .into_iter()
            .filter_map(|target| if let Target::Item(file) = target { Some(file) } else { None })
            .collect()
    }

    fn resolve(&self, module: usize, path: &[String], visited: &mut Visited) -> Vec<Target> {
        let Some((first, mut rest)) = path.split_first() else { return Vec::new() };
        let mut targets = match first.as_str() {
            "crate" => vec![Target::Module(0)],
            "self" => vec![Target::Module(module)],
            "super" => self.modules[module].parent.map(Target::Module).into_iter().collect(),
            name => self.look_up(module, name, visited),
        };
        while let Some((name, further)) = rest.split_first() {
            targets = self.step(&targets, name, visited);
            rest = further;
        }
        targets
    }

    /// One more name of a path. What is not found in a module was made by one of its macros, and so is of its file;
    /// what follows an item is a variant or a function of it.
    fn step(&self, targets: &[Target], name: &str, visited: &mut Visited) -> Vec<Target> {
        let modules =
            targets.iter().filter_map(|target| if let Target::Module(at) = target { Some(*at) } else { None });
        let mut found = Vec::new();
        for module in modules.clone() {
            match name {
                "super" => found.extend(self.modules[module].parent.map(Target::Module)),
                "self" => found.push(Target::Module(module)),
                name => found.extend(self.look_up(module, name, visited)),
            }
        }
        if found.is_empty() {
            found.extend(targets.iter().filter(|target| matches!(target, Target::Item(_))));
        }
        if found.is_empty() {
            found.extend(modules.map(|module| Target::Item(self.modules[module].file)));
        }
        found
    }

    /// What a name means in a module: a module and an item may have the same name.
    fn look_up(&self, at: usize, name: &str, visited: &mut Visited) -> Vec<Target> {
        let module = &self.modules[at];
        if !visited.insert((at, name.to_owned())) {
            return Vec::new();
        }
        let mut found: Vec<Target> =
            module.children.get(name).map(|child| Target::Module(*child)).into_iter().collect();
        if module.items.contains(name) {
            found.push(Target::Item(module.file));
        }
        for import in module.imports.iter().filter(|import| import.name.as_deref() == Some(name)) {
            found.extend(self.resolve(at, &import.path, visited));
        }
        if found.is_empty() {
            for glob in module.globs() {
                for target in self.resolve(at, &glob.path, visited) {
                    if let Target::Module(other) = target {
                        found.extend(self.look_up(other, name, visited));
                    }
                }
            }
        }
        visited.remove(&(at, name.to_owned()));
        found
    }
}

impl Module {
    fn globs(&self) -> impl Iterator<Item = &Import> {
        self.imports.iter().filter(|import| import.name.is_none())
    }

    /// Whether a name that stands alone may come from a re-export or from `*`.
    fn passes_on(&self, name: &str) -> bool {
        let re_exported = self.imports.iter().any(|import| import.re_export && import.name.as_deref() == Some(name));
        re_exported || self.globs().next().is_some() && !self.items.contains(name)
    }
}

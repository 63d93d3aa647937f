//! A crate's modules, and the uses of items between its files.

use crate::tidy::tree::File;
use std::collections::{BTreeMap, BTreeSet};

/// A crate's modules; the first is its root.
pub struct Crate<'a> {
    pub modules: Vec<Module>,
    pub files: Vec<&'a File>,
}

/// One module, in a file of its own or inline.
pub struct Module {
    /// Index into [`Crate::files`].
    pub file: usize,
    pub parent: Option<usize>,
    pub children: BTreeMap<String, usize>,
    /// Names of the items that the module defines itself.
    pub items: BTreeSet<String>,
    pub imports: Vec<Import>,
    pub mentions: Vec<Mention>,
}

/// One name that a `use` brings into scope.
pub struct Import {
    /// `None` for `*`.
    pub name: Option<String>,
    pub path: Vec<String>,
    pub line: usize,
    /// `pub`, with or without a restriction: the name is re-exported.
    pub re_export: bool,
}

/// A path, or a single name, in the code.
pub struct Mention {
    pub path: Vec<String>,
    pub line: usize,
}

/// An item of another file that a file uses.
pub struct Use<'a> {
    /// The path of the file that uses the item.
    pub from: &'a str,
    /// The path of the file that defines the item.
    pub to: &'a str,
    /// As written, `crate::rank::Rank`.
    pub item: String,
    /// The line in `from`.
    pub line: usize,
}

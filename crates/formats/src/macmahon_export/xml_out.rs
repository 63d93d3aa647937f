//! XML with values as element texts, two blanks per level. Values that an import kept are written in place of ours.

use std::collections::BTreeSet;

use domain::ForeignRecord;
use quick_xml::escape::escape;

use crate::text::clean;

/// The XML written so far.
pub(super) struct XmlOut<'r> {
    out: String,
    /// The names of the open elements.
    open: Vec<String>,
    kept: Vec<Kept<'r>>,
}

/// What an import kept of the element that is being written.
struct Kept<'r> {
    record: Option<&'r ForeignRecord>,
    /// The number of open elements above the values' paths.
    depth: usize,
    /// The paths that are written.
    written: BTreeSet<String>,
}

impl<'r> XmlOut<'r> {
    /// Returns a document without elements.
    pub fn new() -> XmlOut<'r> {
        let out = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".into();
        XmlOut { out, open: Vec::new(), kept: Vec::new() }
    }

    /// Opens an element; MacMahon gives those with children the version of their type.
    pub fn open(&mut self, name: &str, version: Option<u32>) {
        let version = version.map(|version| format!(" typeversion=\"{version}\"")).unwrap_or_default();
        self.line(&format!("<{name}{version}>"));
        self.open.push(name.to_string());
    }

    /// Opens an element of which an import may have kept values.
    pub fn open_kept(&mut self, name: &str, version: u32, record: Option<&'r ForeignRecord>) {
        self.open(name, Some(version));
        self.kept.push(Kept { record, depth: self.open.len(), written: BTreeSet::new() });
    }

    /// Closes the innermost element, after the kept values that it lacks.
    pub fn close(&mut self, name: &str) {
        self.write_missing();
        if self.kept.last().is_some_and(|kept| kept.depth == self.open.len()) {
            self.kept.pop();
        }
        self.open.pop();
        self.line(&format!("</{name}>"));
    }

    /// Writes an element with a text, which is untrusted.
    pub fn leaf(&mut self, name: &str, text: &str) {
        let text = clean(text).0;
        let path = self.path(name);
        let kept = self.kept.last_mut().and_then(|kept| {
            kept.written.insert(path.clone());
            kept.record?.written(&path, Some(&text))
        });
        self.line(&format!("<{name}>{}</{name}>", escape(&clean(&kept.unwrap_or(text)).0)));
    }

    /// Writes an element with `true` or `false`.
    pub fn flag(&mut self, name: &str, value: bool) {
        self.leaf(name, if value { "true" } else { "false" });
    }

    /// Returns the document in UTF-8.
    pub fn into_bytes(self) -> Vec<u8> {
        self.out.into_bytes()
    }

    /// Writes the kept values of the innermost element that it does not have yet. The outermost one gets those whose elements
    /// were not written at all.
    fn write_missing(&mut self) {
        let Some(kept) = self.kept.last() else { return };
        let Some(record) = kept.record else { return };
        let (depth, here) = (kept.depth, self.path(""));
        let is_last = depth == self.open.len();
        let belongs = |path: &str| path.strip_prefix(here.as_str()).is_some_and(|rest| !rest.contains('/'));
        let missing = record.fields.iter().filter(|(path, field)| {
            field.ours.is_none() && !kept.written.contains(*path) && (is_last || belongs(path))
        });
        let missing: Vec<(String, String)> =
            missing.map(|(path, field)| (path.clone(), field.theirs.clone())).collect();
        for (path, text) in missing {
            let names: Vec<&str> = path[if is_last { 0 } else { here.len() }..].split('/').collect();
            let Some((leaf, parents)) = names.split_last() else { continue };
            parents.iter().for_each(|parent| self.open(parent, None));
            self.leaf(leaf, &text);
            for parent in parents.iter().rev() {
                self.open.pop();
                self.line(&format!("</{parent}>"));
            }
        }
    }

    /// Returns the path of an element in the innermost one, from the element whose values may be kept.
    fn path(&self, name: &str) -> String {
        let depth = self.kept.last().map_or(0, |kept| kept.depth);
        self.open.iter().skip(depth).map(String::as_str).chain([name]).collect::<Vec<_>>().join("/")
    }

    fn line(&mut self, markup: &str) {
        self.out.push_str(&"  ".repeat(self.open.len()));
        self.out.push_str(markup);
        self.out.push('\n');
    }
}

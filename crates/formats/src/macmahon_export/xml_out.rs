//! XML with values as element texts, two blanks per level.

use quick_xml::escape::escape;

use crate::text::clean;

/// The XML written so far.
pub(super) struct XmlOut {
    out: String,
    depth: usize,
}

impl XmlOut {
    /// Returns a document without elements.
    pub fn new() -> XmlOut {
        XmlOut { out: "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".into(), depth: 0 }
    }

    /// Opens an element; MacMahon gives those with children the version of their type.
    pub fn open(&mut self, name: &str, version: Option<u32>) {
        let version = version.map(|version| format!(" typeversion=\"{version}\"")).unwrap_or_default();
        self.line(&format!("<{name}{version}>"));
        self.depth += 1;
    }

    /// Closes an element.
    pub fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.line(&format!("</{name}>"));
    }

    /// Writes an element with a text, which is untrusted.
    pub fn leaf(&mut self, name: &str, text: &str) {
        self.line(&format!("<{name}>{}</{name}>", escape(&clean(text).0)));
    }

    /// Writes an element with `true` or `false`.
    pub fn flag(&mut self, name: &str, value: bool) {
        self.leaf(name, if value { "true" } else { "false" });
    }

    /// Returns the document in UTF-8.
    pub fn into_bytes(self) -> Vec<u8> {
        self.out.into_bytes()
    }

    fn line(&mut self, markup: &str) {
        self.out.push_str(&"  ".repeat(self.depth));
        self.out.push_str(markup);
        self.out.push('\n');
    }
}

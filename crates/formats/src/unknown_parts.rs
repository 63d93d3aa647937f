//! The elements and attributes of an XML file that its reader does not know, so that nothing is left out silently.

use std::collections::BTreeMap;

use messages::message;

use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// What a reader knows, by the names of the elements from below the root.
pub(crate) struct Known {
    /// Whether an element is read, kept for an export, or known to carry nothing.
    pub element: fn(&[&str], &Element) -> bool,
    /// The same of an attribute of such an element.
    pub attribute: fn(&[&str], &str) -> bool,
}

/// Notes each unknown element and attribute, with how often it is there. What is inside an unknown element is left out with it.
pub(crate) fn note(root: &Element, known: &Known, notes: &mut Notes) {
    let mut unknown = Unknown::default();
    unknown.look(root, &mut Vec::new(), known);
    for (name, count) in unknown.elements {
        notes.add(message!("import-note-unknown-element", name = excerpt(&name), count));
    }
    for ((element, attribute), count) in unknown.attributes {
        let (element, attribute) = (excerpt(&element), excerpt(&attribute));
        notes.add(message!("import-note-unknown-attribute", element, attribute, count));
    }
}

#[derive(Default)]
struct Unknown {
    elements: BTreeMap<String, usize>,
    attributes: BTreeMap<(String, String), usize>,
}

impl Unknown {
    fn look<'e>(&mut self, element: &'e Element, path: &mut Vec<&'e str>, known: &Known) {
        for (attribute, _) in element.attributes.iter().filter(|(name, _)| !(known.attribute)(path, name)) {
            *self.attributes.entry((element.name.clone(), attribute.clone())).or_default() += 1;
        }
        for child in &element.children {
            path.push(&child.name);
            if (known.element)(path, child) {
                self.look(child, path, known);
            } else {
                *self.elements.entry(child.name.clone()).or_default() += 1;
            }
            path.pop();
        }
    }
}

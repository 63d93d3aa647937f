//! The TypeScript declarations of Rust types, all in one file.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations of types, each with those that it uses, by name.
pub struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
    seen: BTreeSet<TypeId>,
}

impl Default for Declarations {
    fn default() -> Declarations {
        let config = Config::new().with_large_int("number");
        Declarations { config, by_name: BTreeMap::new(), seen: BTreeSet::new() }
    }
}

impl Declarations {
    /// Declares a type and all types that it uses, and returns its name in TypeScript, such as `Array<EntryView>`.
    ///
    /// # Panics
    /// Two different types have one name.
    pub fn add<T: TS + ?Sized + 'static>(&mut self) -> String {
        self.visit::<T>();
        T::name(&self.config)
    }

    /// Declares a type that is written in TypeScript.
    pub fn add_text(&mut self, name: &str, declaration: String) {
        let earlier = self.by_name.insert(name.to_owned(), declaration.clone());
        assert!(earlier.is_none_or(|earlier| earlier == declaration), "two types are called {name}");
    }

    /// Declares an interface: its fields are names with types, in this order.
    pub fn add_interface(&mut self, about: &str, name: &str, fields: impl IntoIterator<Item = (String, String)>) {
        let fields: String = fields.into_iter().map(|(field, of)| format!("  \"{field}\": {of};\n")).collect();
        self.add_text(name, format!("/** {about} */\nexport interface {name} {{\n{fields}}}\n"));
    }

    /// Returns the declaration of a type; `None` if no type has this name.
    pub fn declaration(&self, name: &str) -> Option<&str> {
        self.by_name.get(name).map(String::as_str)
    }

    /// Returns the file with all declarations, in alphabetical order.
    pub fn file(&self) -> String {
        let declarations: Vec<&str> = self.by_name.values().map(String::as_str).collect();
        format!("// Made from the Rust types by `cargo xtask types`; not committed.\n\n{}", declarations.join("\n"))
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Built-in types, such as a list, have no declaration of their own, but their items may have one.
        if T::output_path().is_some() {
            let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
            self.add_text(&T::ident(&self.config), declaration);
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

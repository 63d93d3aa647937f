//! What a text refers to, and the forms that it chooses from, read from Fluent.

use anyhow::{Result, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeSet;

/// A text as a program sees it.
#[derive(Debug, Default)]
pub struct Shape {
    /// The arguments that it names.
    pub arguments: BTreeSet<String>,
    /// The other texts that it names.
    pub references: BTreeSet<String>,
    /// The choices between forms.
    pub choices: Vec<Choice>,
    /// Whether it is only another text.
    pub is_alias: bool,
}

/// A choice between forms.
#[derive(Debug)]
pub struct Choice {
    /// The keys of the forms.
    pub keys: Vec<String>,
    /// Whether the default form shows the number that it is chosen by, so that the words after it depend on the number.
    shows_number: bool,
}

impl Shape {
    /// Reads the value of a text.
    pub fn of(value: &str) -> Result<Shape> {
        let source = format!("text = {value}\n");
        let Ok(resource) = parser::parse(source.as_str()) else { bail!("it is not valid Fluent") };
        let [Entry::Message(message)] = resource.body.as_slice() else { bail!("it is not one text") };
        let Some(pattern) = message.value.as_ref().filter(|_| message.attributes.is_empty()) else {
            bail!("it has attributes")
        };
        let mut shape = Shape::within(|shape| shape.pattern(pattern));
        shape.is_alias = matches!(
            pattern.elements.as_slice(),
            [PatternElement::Placeable { expression: Expression::Inline(InlineExpression::MessageReference { .. }) }]
        );
        Ok(shape)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let chosen_by = Shape::within(|shape| shape.inline(selector));
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                let default = variants.iter().find(|variant| variant.default);
                let shown = Shape::within(|shape| default.into_iter().for_each(|form| shape.pattern(&form.value)));
                let shows_number = !chosen_by.arguments.is_disjoint(&shown.arguments);
                self.choices.push(Choice { keys, shows_number });
                self.arguments.extend(chosen_by.arguments);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn within(read: impl FnOnce(&mut Shape)) -> Shape {
        let mut shape = Shape::default();
        read(&mut shape);
        shape
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The plural forms of a language, by the rules of CLDR.
pub struct PluralForms {
    rules: PluralRules,
}

/// Counts up to this one show all forms that texts need. Some languages have one more for millions or fractions.
const COUNTS: u32 = 1000;

impl PluralForms {
    /// Returns the forms of the language with this code.
    pub fn of(code: &str) -> Result<PluralForms> {
        let known = PluralRules::get_locales(PluralRuleType::CARDINAL).into_iter().find(|known| *known == code);
        let rules = known.and_then(|known| PluralRules::create(known, PluralRuleType::CARDINAL).ok());
        let Some(rules) = rules else { bail!("there are no plural rules for the language \"{code}\"") };
        Ok(PluralForms { rules })
    }

    fn of_count(&self, count: u32) -> &'static str {
        name(self.rules.select(count).ok())
    }

    /// The forms that counts have.
    pub fn used(&self) -> BTreeSet<&'static str> {
        (0..=COUNTS).map(|count| self.of_count(count)).collect()
    }

    /// Returns what is wrong with a choice: a form that is there twice or that the language lacks, or a count whose form is missing although the default
    /// shows the count. A choice without plural forms, such as one between words, is always right.
    pub fn problem(&self, choice: &Choice) -> Option<String> {
        let keys = &choice.keys;
        if let Some(twice) = keys.iter().enumerate().find_map(|(at, key)| keys[..at].contains(key).then_some(key)) {
            return Some(format!("the form [{twice}] is there twice"));
        }
        let is_plural = |key: &&String| ["zero", "one", "two", "few", "many"].contains(&key.as_str());
        keys.iter().find(is_plural)?;
        let mut known = self.used();
        known.insert(name(self.rules.select(1_000_000).ok()));
        known.insert(name(self.rules.select("1.5").ok()));
        if let Some(foreign) = keys.iter().filter(is_plural).find(|key| !known.contains(key.as_str())) {
            return Some(format!("the language has no plural form [{foreign}]"));
        }
        if !choice.shows_number {
            return None;
        }
        let has = |key: &str| keys.iter().any(|known| known == key);
        let lost = (0..=COUNTS).find(|count| !has(&count.to_string()) && !has(self.of_count(*count)));
        lost.map(|count| format!("{count} has no plural form: add [{}]", self.of_count(count)))
    }
}

fn name(form: Option<PluralCategory>) -> &'static str {
    match form {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(of: &[&str]) -> Vec<String> {
        of.iter().map(|key| (*key).to_owned()).collect()
    }

    fn choice(of: &[&str], shows_number: bool) -> Choice {
        Choice { keys: keys(of), shows_number }
    }

    #[test]
    fn arguments_references_and_choices_are_found_at_any_depth() {
        let shape = Shape::of("{ $who } { $count ->\n    [one] a { NUMBER($size) }\n   *[other] { { save } }\n}")
            .expect("it is valid");
        assert_eq!(shape.arguments.iter().map(String::as_str).collect::<Vec<_>>(), ["count", "size", "who"]);
        assert_eq!(shape.references.iter().map(String::as_str).collect::<Vec<_>>(), ["save"]);
        assert_eq!(shape.choices.len(), 1);
        assert_eq!(
            (shape.choices[0].keys.as_slice(), shape.choices[0].shows_number),
            (keys(&["one", "other"]).as_slice(), false)
        );
        assert!(!shape.is_alias && Shape::of("{ save }").expect("it is valid").is_alias);
    }

    #[test]
    fn broken_texts_are_refused() {
        for value in ["", "{ $count", "a\nb = c", "{ $n ->\n    [one] x\n}", "a\n    .title = b"] {
            assert!(Shape::of(value).is_err(), "{value}");
        }
    }

    #[test]
    fn every_count_that_is_shown_needs_the_plural_form_of_the_language() {
        let problem = |code: &str, of: &[&str]| PluralForms::of(code).expect("CLDR has it").problem(&choice(of, true));
        assert_eq!(problem("pl", &["one", "few", "many"]), None);
        assert_eq!(problem("pl", &["one", "few", "many", "other"]), None);
        assert_eq!(problem("pl", &["one", "few", "other"]).as_deref(), Some("0 has no plural form: add [many]"));
        assert_eq!(problem("en", &["one", "few", "other"]).as_deref(), Some("the language has no plural form [few]"));
        assert_eq!(problem("ro", &["one", "other"]).as_deref(), Some("0 has no plural form: add [few]"));
        assert_eq!((problem("en", &["0", "one", "other"]), problem("en", &["A", "B", "other"])), (None, None));
        assert_eq!(problem("ru", &["1", "1", "few", "many"]).as_deref(), Some("the form [1] is there twice"));
        let romanian = PluralForms::of("ro").expect("CLDR has it");
        assert_eq!(romanian.problem(&choice(&["one", "other"], false)), None, "boards 3, 4 and 5 are there");
        assert_eq!(PluralForms::of("uk").expect("CLDR has it").used(), BTreeSet::from(["few", "many", "one"]));
        assert!(PluralForms::of("not a language").is_err());
    }
}

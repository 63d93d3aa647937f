//! The types of the answers of all commands, from which `cargo xtask schemas` makes their schemas.

use api::Declarations;
use session::AppError;
use ts_rs::{Config, TS, TypeVisitor};

use crate::answer::{Answer, Either};

/// Maps the commands of an enum to the functions that run them. A function returns an `Answer` of its own type. After it stand the
/// commands of the window that do the same, or why the window has none. Commands that hold others stand under `groups`, each with
/// the module of its commands.
macro_rules! commands {
    (
        $(#[$about:meta])*
        pub fn run($command:ident: &$of:ident $(, $given:ident: $given_type:ty)*) $leaves:tt
        $(groups $groups:tt)?
    ) => {
        $crate::answer_types::commands! {
            @run [$(#[$about])*] ($command: &$of $(, $given: $given_type)*) $command $of $leaves [$($groups)?]
        }
    };
    (
        @run [$($about:tt)*] $parameters:tt $command:ident $of:ident
        { $($variant:ident $(($($tuple:tt)*))? $({$($fields:tt)*})? => $answer:expr, $window:tt;)* }
        [$({ $($group:ident($($inner:tt)*) in $module:ident => $any:expr;)* })?]
    ) => {
        $($about)*
        pub fn run $parameters -> Result<$crate::answer::AnyAnswer, ::session::AppError> {
            match $command {
                $($of::$variant $(($($tuple)*))? $({$($fields)*})? => $answer.map(Into::into),)*
                $($($of::$group($($inner)*) => $any,)*)?
            }
        }

        /// Names the types of the answers. `before` has the words before the names of these commands.
        #[allow(unused_variables, unreachable_patterns)]
        pub fn answer_types(before: &str, types: &mut $crate::answer_types::AnswerTypes) {
            $(types.add(
                before,
                stringify!($variant),
                $crate::answer_types::in_window!($window),
                $crate::answer_types::typed!(
                    $parameters, $of::$variant $(($($tuple)*))? $({$($fields)*})?, $answer
                ),
            );)*
            $($($module::answer_types(&$crate::answer_types::words(before, stringify!($group)), types);)*)?
        }
    };
}
pub(crate) use commands;

/// A function that has the type of an answer and is never called.
macro_rules! typed {
    (($command:ident: &$of:ident $(, $given:ident: $given_type:ty)*), $variant:pat, $answer:expr) => {
        |($command, $($given,)*): (&$of, $($given_type,)*)| match $command {
            $variant => $answer,
            _ => unreachable!("it is never called"),
        }
    };
}
pub(crate) use typed;

/// The commands of the window that do the same as a command, or why there are none.
macro_rules! in_window {
    ([$($name:literal),*]) => { &[$($name),*] };
    ($why:literal) => { &[] };
}
pub(crate) use in_window;

/// The types by the names of the commands, with the declarations that they need.
pub struct AnswerTypes<'a> {
    declarations: &'a mut Declarations,
    by_command: Vec<(String, String)>,
    /// The commands of the window that do the same as those of the command line.
    in_window: Vec<&'static str>,
}

impl<'a> AnswerTypes<'a> {
    /// Starts without commands.
    pub fn new(declarations: &'a mut Declarations) -> AnswerTypes<'a> {
        AnswerTypes { declarations, by_command: Vec::new(), in_window: Vec::new() }
    }

    /// Adds the answer of a command, the result of a function that is never called.
    pub fn add<A, T: TS + 'static>(
        &mut self,
        before: &str,
        variant: &str,
        in_window: &[&'static str],
        _: impl FnOnce(A) -> Result<Answer<T>, AppError>,
    ) {
        let of = self.declarations.add::<T>();
        self.by_command.push((words(before, variant), of));
        self.in_window.extend(in_window);
    }

    /// Declares the interface `Answers`, which maps each command to the type of its answer.
    pub fn finish(self) {
        self.declarations.add_interface("The answers of the commands with `--json`.", "Answers", self.by_command);
    }
}

/// Returns the words of a command on the command line: `PairTwo` is `pair-two`.
pub fn words(before: &str, variant: &str) -> String {
    let mut words = if before.is_empty() { String::new() } else { format!("{before} ") };
    for (at, letter) in variant.char_indices() {
        if at > 0 && letter.is_ascii_uppercase() {
            words.push('-');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

impl<T: TS + 'static, U: TS + 'static> TS for Either<T, U> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{} | {}", T::name(config), U::name(config))
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<T>();
        visitor.visit::<U>();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Adds the sources of the window in this folder to `texts`, except tests and generated files.
    fn add_sources(folder: &Path, texts: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                add_sources(&path, texts);
            } else if name.ends_with(".svelte")
                || name.ends_with(".ts") && !name.contains(".test.") && name != "generated.ts"
            {
                texts.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }

    #[test]
    fn what_the_command_line_can_do_is_in_the_window() {
        let mut declarations = Declarations::default();
        let mut types = AnswerTypes::new(&mut declarations);
        crate::dispatch::answer_types("", &mut types);
        let mut window = String::new();
        add_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src"), &mut window);
        let known = api::command_names();
        let is_missing = |name: &&str| !known.contains(name) || !window.contains(&format!("\"{name}\""));
        assert_eq!(types.in_window.into_iter().filter(is_missing).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn the_names_of_answers_are_those_of_the_commands() {
        let mut declarations = Declarations::default();
        let mut types = AnswerTypes::new(&mut declarations);
        crate::dispatch::answer_types("", &mut types);
        let mut named: Vec<String> = types.by_command.into_iter().map(|(command, _)| command).collect();
        let mut commands = crate::command_names();
        named.sort();
        commands.sort();
        assert_eq!(named, commands);
    }
}

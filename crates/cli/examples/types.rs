//! Prints what is made from the program's own definitions: the TypeScript types of all commands and answers, or with the word
//! `commands` the reference of the command line.

use api::Declarations;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("commands") => print!("{}", clap_markdown::help_markdown_command(&cli::command())),
        _ => print!("{}", types()),
    }
}

fn types() -> String {
    let mut types = Declarations::default();
    api::declare_commands(&mut types);
    cli::declare_answers(&mut types);
    types.file()
}

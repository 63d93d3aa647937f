//! Prints the TypeScript types of the commands of the window and of the answers of the command line.

fn main() {
    let mut types = api::Declarations::default();
    api::declare_commands(&mut types);
    api::declare_answers(&mut types);
    print!("{}", types.file());
}

//! `drawmaster`, the command line.
fn main() -> std::process::ExitCode {
    cli::run(std::env::args_os())
}

//! The program `drawmaster`.
fn main() -> std::process::ExitCode {
    cli::run(std::env::args_os())
}

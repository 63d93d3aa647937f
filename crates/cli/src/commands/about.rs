//! `about`: the program's version, the folder of the user's data, and the licences of its parts.

use clap::Args;
use messages::message;
use session::AppError;
use session::about::AboutView;
use session::about::{about, licences};

use crate::answer::{Answer, Either};
use crate::environment::environment;

/// The arguments of `about`.
#[derive(Debug, Args)]
pub struct About {
    /// Print the parts that other people wrote, with the text of each licence
    #[arg(long)]
    licences: bool,
}

/// Shows the version and the user's folder, or the licences.
pub fn run(asked: &About) -> Result<Answer<Either<AboutView, String>>, AppError> {
    if asked.licences {
        return Ok(Answer::new(licences(), &licences().to_owned()).other());
    }
    let view = about(&environment()?);
    let folder = view.data_folder.as_ref().map_or_else(|| "-".into(), |folder| folder.display().to_string());
    let version = program::text();
    let text = match view.portable {
        true => message!("cli-about-portable", version, folder),
        false => message!("cli-about", version, folder),
    };
    Ok(Answer::message(&text, &view).first())
}

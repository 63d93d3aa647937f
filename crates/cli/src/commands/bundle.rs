//! `bundle`: who issues the bundles of an event. `export --as bundle` writes them.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use documents::bundle::{HandOverEvent, HandedOver, hand_over};
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::answer_types::commands;
use crate::common::changing;

/// The commands of bundles.
#[derive(Debug, Subcommand)]
pub enum BundleCommand {
    /// Hand the event over to another organiser: sign that their key issues its next bundle
    HandOver {
        /// The event file
        event: PathBuf,
        /// The public key that `drawmaster key` shows to the other organiser
        #[arg(long, value_name = "PUBLICKEY")]
        to: String,
    },
}

commands! {
    /// Runs a command of bundles.
    pub fn run(bundle: &BundleCommand) {
        HandOver { event, to } => hand_over_to(event, to), ["hand_over_event"];
    }
}

fn hand_over_to(event: &Path, to: &str) -> Result<Answer<HandedOver>, AppError> {
    let done = hand_over(&mut changing(event)?, &HandOverEvent { to: to.to_owned() })?.value;
    let text = message!("bundle-handed-over", event = &done.event, to = done.to.to_string(), sequence = done.sequence);
    Ok(Answer::message(&text, &done))
}

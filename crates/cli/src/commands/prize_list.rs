//! `prize-list`: the list for the prize giving.

use std::path::PathBuf;

use app::prize_list::{FixPrizeList, PrizeListView, fix_prize_list};
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::common::changing;

/// The arguments of `prize-list`.
#[derive(Debug, Args)]
pub struct PrizeListArgs {
    /// The event file
    event: PathBuf,
    /// Take the list back, so that the prizes follow the standings again
    #[arg(long)]
    take_back: bool,
}

/// Fixes the list, or takes it back.
pub fn run(arguments: &PrizeListArgs) -> Result<Answer<Option<PrizeListView>>, AppError> {
    let request = FixPrizeList { take_back: arguments.take_back };
    let list = fix_prize_list(&mut changing(&arguments.event)?, &request)?.value;
    let said = match &list {
        Some(list) => message!("prize-list-fixed", round = list.round, time = &list.time, head = &list.head),
        None => message!("prize-list-taken-back"),
    };
    Ok(Answer::message(&said, &list))
}

//! `referee article`: the articles of the EGF tournament rules.

use std::path::PathBuf;

use app::operation::SetArticleText;
use app::referee::{ArticleView, set_article_text, view_articles};
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::AppError;
use ts_rs::TS;

use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::text;

/// The commands for articles.
#[derive(Debug, Subcommand)]
pub enum ArticleCommand {
    /// List the articles with a summary of each
    List(EventArgs),
    /// Add the full text of an article to the event
    Set(Set),
}

/// The full text of an article.
#[derive(Debug, Args)]
pub struct Set {
    /// The event file
    event: PathBuf,
    /// The article, such as 5j
    article: String,
    /// The text; an empty one removes it
    text: String,
}

/// The article whose text was set.
#[derive(Debug, Serialize, TS)]
pub struct ArticleSet {
    /// Its number, such as 5j.
    article: String,
}

commands! {
    /// Runs a command for articles.
    pub fn run(command: &ArticleCommand) {
        List(arguments) => list(arguments), ["view_articles"];
        Set(set) => set_text(set), ["set_article_text"];
    }
}

fn list(arguments: &EventArgs) -> Result<Answer<Vec<ArticleView>>, AppError> {
    let articles = view_articles(&reading(&arguments.event)?)?;
    let line = |view: &ArticleView| row![view.article, text(&view.summary), view.text];
    Ok(Answer::new(columns(&articles.iter().map(line).collect::<Vec<_>>()), &articles))
}

fn set_text(set: &Set) -> Result<Answer<ArticleSet>, AppError> {
    let request = SetArticleText { article: set.article.clone(), text: set.text.clone() };
    let article = set_article_text(&mut changing(&set.event)?, &request)?.value;
    let done = message!("cli-article-set", article = &article);
    Ok(Answer::message(&done, &ArticleSet { article }))
}

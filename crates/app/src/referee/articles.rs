//! The articles of the EGF tournament rules: our summaries, and the full texts that the organiser adds.

use domain::Article;
use messages::Message;
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use crate::operation::{SetArticleText, op};

/// An article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ArticleView {
    /// Its number, such as `5j`.
    pub article: String,
    /// Its summary in our own words.
    pub summary: Message,
    /// Its full text, if the organiser added it; empty otherwise.
    pub text: String,
}

/// Returns all articles in order.
///
/// # Errors
/// No event is open.
pub fn view_articles(session: &EventSession) -> Result<Vec<ArticleView>> {
    let texts = &session.tournament()?.event.article_texts;
    let view = |article: Article| ArticleView {
        article: article.to_string(),
        summary: article.summary(),
        text: texts.get(&article).cloned().unwrap_or_default(),
    };
    Ok(Article::all().into_iter().map(view).collect())
}

/// Sets the full text of an article, or removes it. Returns the article's number.
///
/// # Errors
/// The rules have no such article.
pub fn set_article_text(session: &mut EventSession, request: &SetArticleText) -> Result<Mutation<String>> {
    let article: Article = request.article.parse().map_err(AppError::refused)?;
    let text = domain::text::harmless(request.text.trim().to_string());
    session.transact(op::SetArticleText, request, |tournament| {
        let texts = &mut tournament.event.article_texts;
        if text.is_empty() {
            texts.remove(&article.whole());
        } else {
            texts.insert(article.whole(), text);
        }
        Ok(article.whole().to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;
    use crate::history::undo;

    fn text_of(session: &EventSession, article: &str) -> String {
        let all = view_articles(session).unwrap();
        all.into_iter().find(|view| view.article == article).unwrap().text
    }

    #[test]
    fn a_full_text_is_added_changed_and_removed() {
        let mut session = open_register(0);
        let mut set = |text: &str| {
            let request = SetArticleText { article: "8g.3".into(), text: text.into() };
            set_article_text(&mut session, &request).unwrap();
            text_of(&session, "8g")
        };
        assert_eq!(set(" First line.\nSecond line. "), "First line.\nSecond line.");
        assert_eq!(set(""), "");
        undo(&mut session).unwrap();
        assert_eq!(text_of(&session, "8g"), "First line.\nSecond line.");
    }

    #[test]
    fn an_article_that_the_rules_lack_is_refused() {
        let request = SetArticleText { article: "4b".into(), text: "Text.".into() };
        assert_eq!(set_article_text(&mut open_register(0), &request).unwrap_err().message.id, "article-unknown");
    }
}

//! The articles of the EGF tournament rules of 1997 by number: `5j`, `8g.3` or `10`.

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The last letter of each chapter, from 1; chapters 4 and 10 are not divided.
const LAST_LETTERS: [Option<char>; 10] =
    [Some('b'), Some('i'), Some('g'), None, Some('j'), Some('c'), Some('f'), Some('g'), Some('e'), None];
/// The articles with numbered points, and how many they have.
const POINTS: [(u8, char, u8); 5] = [(1, 'a', 3), (6, 'b', 6), (7, 'c', 3), (8, 'f', 4), (8, 'g', 6)];

/// An article of the EGF tournament rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct Article {
    chapter: u8,
    letter: Option<char>,
    point: Option<u8>,
}

/// The rules have no such article.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownArticle(String);

impl Explain for UnknownArticle {
    fn message(&self) -> Message {
        message!("article-unknown", text = &self.0)
    }
}

messages::explained!(UnknownArticle);

impl Article {
    /// Returns all articles in order, without their numbered points.
    pub fn all() -> Vec<Article> {
        let of_chapter = |(chapter, last): (u8, Option<char>)| match last {
            None => vec![Article { chapter, letter: None, point: None }],
            Some(last) => ('a'..=last).map(|letter| Article { chapter, letter: Some(letter), point: None }).collect(),
        };
        (1..).zip(LAST_LETTERS).flat_map(of_chapter).collect()
    }

    /// Returns the article without its numbered point.
    #[must_use]
    pub fn whole(self) -> Article {
        Article { point: None, ..self }
    }

    /// Returns its summary in our own words; of the whole article for a numbered point.
    pub fn summary(self) -> Message {
        match self.whole().to_string().as_str() {
            "1a" => message!("article-1a"),
            "1b" => message!("article-1b"),
            "2a" => message!("article-2a"),
            "2b" => message!("article-2b"),
            "2c" => message!("article-2c"),
            "2d" => message!("article-2d"),
            "2e" => message!("article-2e"),
            "2f" => message!("article-2f"),
            "2g" => message!("article-2g"),
            "2h" => message!("article-2h"),
            "2i" => message!("article-2i"),
            "3a" => message!("article-3a"),
            "3b" => message!("article-3b"),
            "3c" => message!("article-3c"),
            "3d" => message!("article-3d"),
            "3e" => message!("article-3e"),
            "3f" => message!("article-3f"),
            "3g" => message!("article-3g"),
            "4" => message!("article-4"),
            "5a" => message!("article-5a"),
            "5b" => message!("article-5b"),
            "5c" => message!("article-5c"),
            "5d" => message!("article-5d"),
            "5e" => message!("article-5e"),
            "5f" => message!("article-5f"),
            "5g" => message!("article-5g"),
            "5h" => message!("article-5h"),
            "5i" => message!("article-5i"),
            "5j" => message!("article-5j"),
            "6a" => message!("article-6a"),
            "6b" => message!("article-6b"),
            "6c" => message!("article-6c"),
            "7a" => message!("article-7a"),
            "7b" => message!("article-7b"),
            "7c" => message!("article-7c"),
            "7d" => message!("article-7d"),
            "7e" => message!("article-7e"),
            "7f" => message!("article-7f"),
            "8a" => message!("article-8a"),
            "8b" => message!("article-8b"),
            "8c" => message!("article-8c"),
            "8d" => message!("article-8d"),
            "8e" => message!("article-8e"),
            "8f" => message!("article-8f"),
            "8g" => message!("article-8g"),
            "9a" => message!("article-9a"),
            "9b" => message!("article-9b"),
            "9c" => message!("article-9c"),
            "9d" => message!("article-9d"),
            "9e" => message!("article-9e"),
            "10" => message!("article-10"),
            other => unreachable!("{other} is not an article"),
        }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.letter.map(String::from).unwrap_or_default();
        let point = self.point.map(|point| format!(".{point}")).unwrap_or_default();
        f.pad(&format!("{}{letter}{point}", self.chapter))
    }
}

impl FromStr for Article {
    type Err = UnknownArticle;

    fn from_str(text: &str) -> Result<Article, UnknownArticle> {
        parse(&text.trim().to_lowercase()).ok_or_else(|| UnknownArticle(text.to_string()))
    }
}

fn parse(text: &str) -> Option<Article> {
    let (name, point) = match text.split_once('.') {
        Some((name, point)) => (name, Some(point.parse().ok()?)),
        None => (text, None),
    };
    let chapter = name.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let mut letters = name[chapter.len()..].chars();
    let article = Article { chapter: chapter.parse().ok()?, letter: letters.next(), point };
    let exists = letters.next().is_none() && Article::all().contains(&article.whole());
    let has_point = |point: u8| {
        let points = |&(chapter, letter, points): &(u8, char, u8)| {
            (chapter, Some(letter)) == (article.chapter, article.letter) && (1..=points).contains(&point)
        };
        POINTS.iter().any(points)
    };
    // Numbers such as `+5` and `05` are read, but not written like this.
    (exists && point.is_none_or(has_point) && article.to_string() == text).then_some(article)
}

impl TryFrom<String> for Article {
    type Error = UnknownArticle;

    fn try_from(text: String) -> Result<Article, UnknownArticle> {
        text.parse()
    }
}

impl From<Article> for String {
    fn from(article: Article) -> String {
        article.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_article_is_read_from_its_number() {
        let all = Article::all();
        assert_eq!(all.len(), 51);
        for article in all {
            assert_eq!(article.to_string().parse(), Ok(article));
            assert_eq!(article.summary().id, format!("article-{article}"));
        }
        assert_eq!(" 8G.3 ".parse::<Article>().unwrap().to_string(), "8g.3");
        assert_eq!("8g.3".parse::<Article>().unwrap().summary().id, "article-8g");
    }

    #[test]
    fn numbers_that_the_rules_do_not_have_are_refused() {
        for wrong in ["", "0", "11", "4a", "5", "5k", "5jj", "8g.7", "8g.0", "5j.1", "j5", "8g.", "+5j"] {
            assert!(wrong.parse::<Article>().is_err(), "{wrong}");
        }
    }
}

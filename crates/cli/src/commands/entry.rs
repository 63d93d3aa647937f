//! `entries` and `entry`: the register's entries.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use app::player_card::PlayerCard;
use app::register;
use app::register::{
    AddRated, ChangeEntry, EntryFields, EntryView, ImportList, ListImported, ListPreview, LowerSleeper, PreviewList,
    SetEntryStatus,
};
use app::vocabulary::{ListOriginName, StatusName};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use messages::{Message, message};
use session::AppError;

use super::card;
use super::entry_compare::{Compare, run as compare};
use super::entry_found::one;
pub(super) use super::entry_found::{find, with_notes};
use super::entry_pair::{self, AddPairArgs, SetPairArgs};
use super::list_arguments::{ListArguments, previewed};
use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::answer_types::commands;
use crate::common::{changing, reading, rounds};
use crate::language::{say, texts};

/// The commands for entries.
#[derive(Debug, Subcommand)]
pub enum EntryCommand {
    /// Add an entry
    Add(Add),
    /// Change an entry
    Set(Set),
    /// Add a pair of pair go
    AddPair(AddPairArgs),
    /// Exchange or correct the partners of a pair, or confirm that it is mixed
    SetPair(SetPairArgs),
    /// Withdraw an entry
    Withdraw(Status),
    /// Register an entry that was pre-registered or withdrawn
    Register(Status),
    /// Move a sleeping player out of the top group by lowering their initial score
    Lower(Lower),
    /// Add the players of a list: CSV, xlsx or ods
    Import(List),
    /// Compare the entries with the stored rating lists, and take over ranks, ratings and countries
    Compare(Compare),
    /// Show a player: games, tie-breaks, knock-outs, points and the changes that concern them
    Card(Which),
}

/// A new entry.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// A player of an imported rating list, by PIN, licence or membership number; their data come from the list
    #[arg(long, conflicts_with_all = ["family", "given"])]
    pin: Option<String>,
    /// The list of --pin: egd, ffg or aga
    #[arg(long, value_name = "LIST", default_value = "egd", requires = "pin", value_parser = PossibleValuesParser::new(ListOriginName::WORDS))]
    from: String,
    #[command(flatten)]
    fields: Fields,
}

/// A changed entry.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    fields: Fields,
    /// The reason; required after the register has closed for changes that a pink slip could request
    #[arg(long)]
    reason: Option<String>,
}

/// One entry.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The player's number; before the register closes, the entry's key
    number: u32,
}

/// An entry whose status changes.
#[derive(Debug, Args)]
pub struct Status {
    #[command(flatten)]
    which: Which,
    /// The reason; required after the register has closed, except for a pre-registered player who arrives
    #[arg(long)]
    reason: Option<String>,
}

/// A sleeper.
#[derive(Debug, Args)]
pub struct Lower {
    #[command(flatten)]
    which: Which,
    /// Points to lower by: 1 or 2
    #[arg(long, default_value_t = 1)]
    by: u8,
}

/// A list file.
#[derive(Debug, Args)]
pub struct List {
    /// The event file
    event: PathBuf,
    /// The list: a CSV, xlsx or ods file
    list: PathBuf,
    #[command(flatten)]
    form: ListArguments,
    /// The players are only pre-registered
    #[arg(long)]
    announced: bool,
    /// Show the meaning of the columns and errors without adding players
    #[arg(long)]
    preview: bool,
}

/// The name and rank of a player.
#[derive(Debug, Args)]
pub struct NameArgs {
    /// Family name
    #[arg(long)]
    pub family: Option<String>,
    /// Given name
    #[arg(long)]
    pub given: Option<String>,
    /// Middle name
    #[arg(long)]
    pub middle: Option<String>,
    /// Transliteration, family name first; empty for the proposed one
    #[arg(long)]
    pub latin: Option<String>,
    /// Rank, such as 3k
    #[arg(long)]
    pub rank: Option<String>,
}

/// The fields of an entry; omitted ones stay as they are.
#[derive(Debug, Args)]
struct Fields {
    #[command(flatten)]
    name: NameArgs,
    /// Rank in files for rating lists, if it is another one; an empty text for the rank
    #[arg(long)]
    rating_rank: Option<String>,
    /// European rating
    #[arg(long)]
    rating: Option<String>,
    /// Country, two letters
    #[arg(long)]
    country: Option<String>,
    /// Town
    #[arg(long)]
    town: Option<String>,
    /// Club
    #[arg(long)]
    club: Option<String>,
    /// Number in the European Go Database (PIN)
    #[arg(long)]
    egd_pin: Option<String>,
    /// Number of the licence of the French federation (FFG)
    #[arg(long)]
    ffg_licence: Option<String>,
    /// Status of that licence, a letter or -
    #[arg(long, allow_hyphen_values = true)]
    ffg_status: Option<String>,
    /// Number of the membership in the American Go Association (AGA)
    #[arg(long)]
    aga_id: Option<String>,
    /// Name on the server of an event on the internet
    #[arg(long)]
    user_name: Option<String>,
    /// Number in the youth tour (IRN)
    #[arg(long)]
    irn: Option<String>,
    /// Sex, f or m, only needed for prizes
    #[arg(long)]
    sex: Option<String>,
    /// Publication of the name: full, initials or anonymous
    #[arg(long)]
    publication: Option<String>,
    /// Year of birth
    #[arg(long)]
    birth_year: Option<String>,
    /// The same word for players of one family
    #[arg(long)]
    family_group: Option<String>,
    /// Rounds not played, such as 1,2; an empty text for none
    #[arg(long)]
    missed: Option<String>,
    /// A ghost: plays only when the number of players is odd
    #[arg(long)]
    ghost: Option<bool>,
    /// Plays hors concours: without a place or points
    #[arg(long)]
    guest: Option<bool>,
    /// The fixed board of the player; 0 for none
    #[arg(long)]
    fixed_board: Option<u32>,
    /// Points added to the initial score
    #[arg(long, allow_hyphen_values = true)]
    score_shift: Option<i32>,
    /// The player took part in Future Stars at another event
    #[arg(long)]
    stars_before: Option<bool>,
    /// Membership for the levy: member, non_member or concession
    #[arg(long)]
    membership: Option<String>,
    /// Whether the levy is paid
    #[arg(long)]
    paid: Option<bool>,
    /// The director's reason to admit the player against the rules of the competition
    #[arg(long)]
    overrule: bool,
}

impl Fields {
    /// Returns the fields of an entry with these fields changed.
    ///
    /// # Errors
    /// A missed round is not a number, or a word is unknown.
    fn applied_to(&self, entry: EntryFields) -> Result<EntryFields, AppError> {
        let take = |new: &Option<String>, old: String| new.clone().unwrap_or(old);
        Ok(EntryFields {
            family: take(&self.name.family, entry.family),
            given: take(&self.name.given, entry.given),
            middle: take(&self.name.middle, entry.middle),
            latin: take(&self.name.latin, entry.latin),
            town: take(&self.town, entry.town),
            rank: take(&self.name.rank, entry.rank),
            rating_rank: take(&self.rating_rank, entry.rating_rank),
            rating: take(&self.rating, entry.rating),
            country: take(&self.country, entry.country),
            club: take(&self.club, entry.club),
            egd_pin: take(&self.egd_pin, entry.egd_pin),
            ffg_licence: take(&self.ffg_licence, entry.ffg_licence),
            ffg_status: take(&self.ffg_status, entry.ffg_status),
            aga_id: take(&self.aga_id, entry.aga_id),
            user_name: take(&self.user_name, entry.user_name),
            irn: take(&self.irn, entry.irn),
            sex: word(self.sex.as_deref(), entry.sex)?,
            publication: word(self.publication.as_deref(), entry.publication)?,
            birth_year: take(&self.birth_year, entry.birth_year),
            family_group: take(&self.family_group, entry.family_group),
            missed: self.missed.as_deref().map(rounds).transpose()?.or(entry.missed),
            ghost: self.ghost.unwrap_or(entry.ghost),
            guest: self.guest.unwrap_or(entry.guest),
            fixed_board: self.fixed_board.or(entry.fixed_board).filter(|&board| board > 0),
            score_shift: self.score_shift.unwrap_or(entry.score_shift),
            stars_before: self.stars_before.unwrap_or(entry.stars_before),
            membership: word(self.membership.as_deref(), entry.membership)?,
            paid: self.paid.unwrap_or(entry.paid),
            overrule: self.overrule || entry.overrule,
            sp: entry.sp,
        })
    }
}

/// Returns the word that was typed, or the old value if none was typed.
///
/// # Errors
/// The vocabulary lacks the word.
fn word<T: FromStr<Err = AppError>>(typed: Option<&str>, old: T) -> Result<T, AppError> {
    typed.map_or(Ok(old), str::parse)
}

commands! {
    /// Runs a command for entries.
    pub fn run(entry: &EntryCommand) {
        Add(add) => add_entry(add), ["add_entry", "add_rated"];
        Set(set) => change_entry(set), ["change_entry", "set_paid"];
        AddPair(arguments) => entry_pair::add(arguments), ["add_pair"];
        SetPair(arguments) => entry_pair::set(arguments), ["change_pair"];
        Lower(lower) => lower_entry(lower), ["lower_sleeper"];
        Withdraw(of) => status(of, StatusName::Withdrawn, |name| message!("cli-entry-withdrawn", name)), ["set_entry_status"];
        Register(of) => status(of, StatusName::Registered, |name| message!("cli-entry-registered", name)), ["set_entry_status"];
        Import(list) => import(list), ["import_list", "preview_list"];
        Compare(arguments) => compare(arguments), ["view_rated_differences", "take_rated"];
        Card(which) => show_card(which), ["view_player_card"];
    }
}

fn add_entry(add: &Add) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&add.event)?;
    let id = match &add.pin {
        None => register::add(&mut session, &add.fields.applied_to(EntryFields::default())?)?.value,
        Some(pin) => {
            let rank = add.fields.name.rank.clone().unwrap_or_default();
            let (pin, origin) = (pin.clone(), add.from.parse::<ListOriginName>()?);
            let request = AddRated { origin, pin, rank, overrule: add.fields.overrule };
            register::add_rated(&mut session, &request)?.value
        }
    };
    one(&session, id, |name| message!("cli-entry-added", name))
}

fn change_entry(set: &Set) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&set.which.event)?;
    let old = find(&session, set.which.number)?;
    let fields = set.fields.applied_to(fields_of(&old))?;
    register::change(&mut session, &ChangeEntry { id: old.id, reason: set.reason.clone(), fields })?;
    one(&session, old.id, |name| message!("cli-entry-changed", name))
}

fn lower_entry(lower: &Lower) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&lower.which.event)?;
    let id = find(&session, lower.which.number)?.id;
    register::lower_sleeper(&mut session, &LowerSleeper { id, by: lower.by })?;
    one(&session, id, |name| message!("cli-entry-lowered", name))
}

fn show_card(which: &Which) -> Result<Answer<PlayerCard>, AppError> {
    let session = reading(&which.event)?;
    card::show(&session, find(&session, which.number)?.id)
}

/// Lists all entries.
pub fn list(event: &Path) -> Result<Answer<Vec<EntryView>>, AppError> {
    let view = register::view(&reading(event)?)?;
    let line = |e: &EntryView| {
        let number = e.number.map_or_else(|| format!("({})", e.id), |n| n.to_string());
        row![number, format!("{} {}", e.family, e.given), e.rank, e.country, e.club, e.initial, e.status]
    };
    let rows: Vec<Vec<String>> = view.entries.iter().map(line).collect();
    Ok(Answer::new(columns(&rows), &view.entries))
}

fn status(of: &Status, status: StatusName, describe: fn(String) -> Message) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&of.which.event)?;
    let id = find(&session, of.which.number)?.id;
    register::set_status(&mut session, &SetEntryStatus { id, status, reason: of.reason.clone() })?;
    let competitions = register::registered_elsewhere(&session, id)?;
    if status == StatusName::Withdrawn && !competitions.is_empty() {
        return one(&session, id, |name| message!("cli-entry-withdrawn-here", name, competitions));
    }
    one(&session, id, describe)
}

fn import(list: &List) -> Result<Answer<Either<ListImported, ListPreview>>, AppError> {
    let (file, form) = (Some(list.list.clone().into()), list.form.form()?);
    if list.preview {
        let view = register::preview_list(&mut reading(&list.event)?, &PreviewList { file, form, pasted: Vec::new() })?;
        return Ok(Answer::new(previewed(&view), &view).other());
    }
    let mut session = changing(&list.event)?;
    let request = ImportList { file, form, announced: list.announced, pasted: Vec::new() };
    let done = register::import_list(&mut session, &request)?.value;
    let added = message!("cli-entries-added", count = done.added);
    let mut lines = vec![with_notes(&added, &done.notes)];
    if !done.left.is_empty() {
        lines.push(say!("cli-lines-left", count = done.left.len()));
        lines.extend(texts(&done.left));
    }
    Ok(Answer::new(lines.join("\n"), &done).first())
}

fn fields_of(entry: &EntryView) -> EntryFields {
    EntryFields {
        family: entry.family.clone(),
        given: entry.given.clone(),
        middle: entry.middle.clone(),
        latin: entry.own_latin.clone(),
        town: entry.town.clone(),
        rank: entry.rank.clone(),
        rating_rank: entry.rating_rank.clone(),
        rating: entry.rating.map(|r| r.to_string()).unwrap_or_default(),
        country: entry.country.clone(),
        club: entry.club.clone(),
        egd_pin: entry.egd_pin.clone(),
        ffg_licence: entry.ffg_licence.clone(),
        ffg_status: entry.ffg_status.clone(),
        aga_id: entry.aga_id.clone(),
        user_name: entry.user_name.clone(),
        irn: entry.irn.clone(),
        sex: entry.sex,
        publication: entry.publication,
        birth_year: entry.birth_year.map(|y| y.to_string()).unwrap_or_default(),
        family_group: entry.family_group.clone().unwrap_or_default(),
        missed: None,
        ghost: entry.ghost,
        guest: entry.guest,
        fixed_board: entry.fixed_board,
        score_shift: entry.score_shift,
        stars_before: entry.stars_before,
        membership: entry.membership,
        paid: entry.paid,
        overrule: entry.admitted,
        sp: None,
    }
}

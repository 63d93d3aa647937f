//! The documents by name, one file each, with their requirements, their folder, and the function that fills them.

pub(crate) mod by_name;
mod daily_report;
mod document;
mod draw_acts;
mod draw_cards;
mod draw_record;
mod fees;
mod final_groups;
mod hand_out;
mod incidents;
mod jigo_ladder;
mod ko;
mod late;
mod overall;
mod pairings;
mod pink_register;
mod points;
mod prizes;
mod referee;
mod register;
mod rules;
mod sealed_move;
mod slips;
mod sp_list;
mod stage;
mod standings;
mod subject;
mod timetable;
mod wall_chart;

pub(crate) use document::{About, Document, Folder, Sheets};
pub(crate) use overall::title as overall_title;
pub(crate) use subject::Subject;

use document::{document, one};

use crate::names::SheetName;

/// All documents of an event. A new document needs a line here and a file in this folder.
pub(crate) const DOCUMENTS: &[Document] = {
    use About::{Category, Event, Round, Standing};
    use Folder::{Both, Neither};
    use SheetName::*;
    &[
        document(Pairings, Round, Folder::Round, "a paired round", |s| one(pairings::sheet(s))),
        document(PairingsByName, Round, Folder::Round, "a paired round", |s| one(by_name::sheet(s))),
        document(Seats, Event, Neither, "a paired round that is not confirmed", |s| one(by_name::all_competitions(s))),
        document(Slips, Round, Folder::Round, "a paired round", |s| one(slips::sheet(s))),
        document(WallChart, Round, Both, "players", |s| one(wall_chart::sheet(s))),
        document(Standings, Standing, Both, "players", |s| one(standings::sheet(s))),
        document(Individual, Standing, Folder::Event, "a competition of teams", |s| one(standings::individual(s))),
        document(FinalList, Standing, Folder::Event, "the last round confirmed", |s| one(standings::final_list(s))),
        document(Overall, Event, Folder::Event, "stages", |s| one(overall::sheet(s))),
        document(Ko, Category, Both, "a drawn table; none for the blank form", |s| one(ko::sheet(s))),
        document(FinalGroups, Category, Folder::Event, "a drawn Final", |s| one(final_groups::sheet(s))),
        document(Ladder, Round, Folder::Round, "a jigo in a knock-out game", jigo_ladder::sheets),
        document(Points, Category, Folder::Event, "players of an age category", points::sheets),
        document(SpList, Category, Folder::Event, "points from the tour", |s| one(sp_list::sheet(s))),
        document(Prizes, Event, Folder::Event, "a paired round", |s| one(prizes::sheet(s))),
        document(DrawRecord, Category, Folder::Event, "a drawn table or Final", |s| one(draw_record::sheet(s))),
        document(Register, Event, Folder::Event, "players", |s| one(register::sheet(s))),
        document(DrawCards, Event, Folder::Event, "players", |s| one(draw_cards::sheet(s))),
        document(Labels, Event, Folder::Event, "players", |s| one(hand_out::labels(s))),
        document(Tables, Event, Folder::Event, "players", |s| one(hand_out::tables(s))),
        document(Doors, Event, Folder::Event, "halls set", |s| one(hand_out::door_signs(s))),
        document(Timetable, Event, Folder::Event, "days that hold the rounds", |s| one(timetable::sheet(s))),
        document(Rules, Event, Folder::Event, "", |s| one(rules::sheet(s))),
        document(PinkSlips, Event, Folder::Event, "", |s| one(hand_out::pink_slips(s))),
        document(PinkRegister, Event, Neither, "", |s| one(pink_register::sheet(s))),
        document(Late, Round, Neither, "a paired round", |s| one(late::sheet(s))),
        document(SealedMove, Event, Folder::Event, "", |s| one(sealed_move::sealed_move(s))),
        document(Incidents, Event, Folder::Event, "", |s| one(incidents::sheet(s))),
        document(Officials, Event, Folder::Event, "", |s| one(referee::officials(s))),
        document(Cases, Event, Neither, "cases of the referee", |s| one(referee::cases(s))),
        document(Case, Event, Neither, "cases of the referee", referee::protocols),
        document(DailyReport, Event, Neither, "", |s| one(daily_report::sheet(s))),
        document(FeeList, Event, Neither, "prices or payments", |s| one(fees::fee_list(s))),
        document(Receipt, Event, Neither, "payments", fees::receipts),
        document(CashReport, Event, Neither, "prices or payments", |s| one(fees::report(s))),
        document(LevyForm, Event, Neither, "a levy", |s| one(fees::levy_form(s))),
        document(SelfPairing, Event, Neither, "players", |s| one(wall_chart::self_pairing(s))),
    ]
};

/// Returns the document with this name; `None` for the folder.
pub(crate) fn find(name: SheetName) -> Option<&'static Document> {
    DOCUMENTS.iter().find(|document| document.name == name)
}

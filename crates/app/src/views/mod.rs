//! What crosses to a screen: one view made for each, never a row and never a type of the rules.
//! TypeScript's types are generated from these (`cargo xtask types`).

mod closing;
mod copies;
mod draw;
mod event;
mod group_final;
mod history;
mod knockout;
mod ladder;
mod list;
mod new_event;
mod points;
mod preview;
mod ratings;
mod register;
mod round;
mod settings;
mod sheets;
mod slips;
mod standings;

pub use closing::{ClosingView, DoubleView, StrengthView};
pub use copies::{CopiesView, CopyFolderView, CopyView, SalvagedView};
pub use draw::{CandidateView, CeremonyView, ExcludedView, LotView, PlanEffectView, PlanLineView, PlanView, SizeView};
pub use event::{NextStep, RegisterCounts, RoundProgress, StatusView, Step};
pub use group_final::{
    FinalCategoryView, FinalGameView, FinalGroupView, FinalLadderView, FinalLineView, FinalPlaceView, FinalRoundView,
    FinalView, FinalistView, FinalsView,
};
pub use history::{HistoryLine, HistoryView, NamedOperation};
pub use knockout::{
    BoxView, CategoryView, ChoiceView, DrawView, KnockoutGameView, KnockoutRoundView, KnockoutTableView, KnockoutsView,
    ListedView, QualifyingSectionView, QualifyingView, RankedView, SubTableView,
};
pub use ladder::{LadderGameView, LadderState, LadderView};
pub use list::{ListColumnView, ListPreview};
pub use new_event::{EventPreview, StartView, TemplateView};
pub use points::{PointsLineView, PointsSourceView, PointsView};
pub use preview::{MarkView, PreviewView};
pub use ratings::{PeopleFound, RatedView, RatingListView, RatingsImported};
pub use register::{EntryView, LevyView, RegisterView};
pub use round::{BoardView, KnockoutTag, Note, PassView, RoundStateView, RoundView, SideView};
pub use settings::{SettingEffect, SettingView, SettingsView};
pub use sheets::{SheetAbout, SheetView, SheetsView};
pub use slips::{SeatView, SlipChangeView, SlipView, SlipsView};
pub use standings::{CellView, StandingsLineView, StandingsView};

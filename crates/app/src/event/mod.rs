//! The event as a whole: creating, opening, importing and closing it, its settings and its status.

mod close;
mod create;
mod elsewhere;
mod import;
mod import_notes;
mod levels;
mod open;
mod preview;
mod season;
mod setting_choices;
mod settings;
mod settings_document;
mod status;
mod templates;
mod view_settings;

pub use crate::operation::{ChangeSetting, CreateEvent, ImportEvent, SetLevel};
pub use close::close;
pub use create::create;
pub(crate) use create::{asked_rounds, new_tournament, refuse_taken};
pub(crate) use create::{check_own_days, overtime};
pub use import::{DetectFormat, DetectedFile, Imported, detect_format, import, import_noting};
pub use import_notes::{ImportNoteView, import_notes};
pub use levels::{LevelView, levels, set_level};
pub use open::{OpenEvent, open, view_file};
pub use preview::{EventPreview, StartView, TemplateView, preview_event, templates};
pub use season::{UseSeasonFile, use_season_file};
pub use settings::{Settings, change_setting, settings};
pub use status::{NextStep, RegisterCounts, RoundProgress, StatusView, Step, status};
pub(crate) use status::{counts, next_step, progress};
pub(crate) use templates::named as template;
pub use view_settings::{
    EffectKey, SettingEffect, SettingGroup, SettingKind, SettingView, SettingsView, shown_points, view_settings,
};

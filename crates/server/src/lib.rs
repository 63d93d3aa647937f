//! The hall network: a small web server inside the desk's program, for phones, televisions and helpers at the venue. It is off by
//! default, listens only at the address that the director chooses, and needs no internet.
//!
//! The desk gives it snapshots of the event ([`Hall::publish`]). Pages are rendered from a snapshot once for each language and
//! served from memory. The [`Network`] of a window serves the event that the window has open; without a window, [`FileDesk`] follows
//! the event file. Helpers send changes, which the [`HelperDesk`] applies as the director's own.
//!
//! [`Following`] is the other end: a second desk, which copies the journal of a first desk's service; [`SecondDesk`] runs it beside a
//! window. Nothing else here connects to another computer.
#![expect(clippy::disallowed_methods, reason = "connections and requests have limits in time")]

mod accept;
mod address;
mod app_state;
mod body;
mod challenges;
mod desk;
mod document;
mod events;
mod file_desk;
mod first_desk;
mod follow;
mod follow_api;
mod follow_in_window;
mod followers;
mod hall;
mod helper_api;
mod helper_page;
mod language;
mod limits;
mod line;
mod network;
mod pages;
mod qr;
mod refusal;
mod replies;
mod report_api;
mod report_page;
mod routes;
mod service;
mod site;
mod window_desk;

pub use address::{Interface, interfaces};
pub use desk::HelperDesk;
pub use file_desk::{FileDesk, Follower};
pub use first_desk::FirstDesk;
pub use follow::{FollowState, Following};
pub use follow_in_window::{FollowView, SecondDesk};
pub use followers::SecondDeskView;
pub use hall::Hall;
pub use limits::Limits;
#[doc(hidden)]
pub use line::Line;
pub use network::{Network, NetworkView, RunningView};
pub use qr::qr_svg;
pub use service::{Service, ServiceError, wait_for_end};
pub use window_desk::SharedEvent;

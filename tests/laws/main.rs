//! Laws: what holds whatever the event.

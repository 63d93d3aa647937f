//! The second window, for a projector or a screen in the hall: it shows what the desk tells it, and only reads.

use std::sync::Mutex;

use api::Workspace;
use serde_json::Value;
use session::AppError;
use tauri::{AppHandle, Emitter, Manager, State, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

use crate::confined::confined;
use crate::guard::lock;
use crate::painting;

/// The label of the second window, which its capability file names.
const LABEL: &str = "hall";

/// What the desk told the hall to show; the pages alone know what it means.
#[derive(Default)]
pub struct Shown(Value);

/// Opens the second window, on a second screen where there is one; brings it forward if it is open.
#[tauri::command(async)]
pub fn hall_open(handle: AppHandle) -> Result<(), String> {
    if let Some(window) = window(&handle) {
        return window.set_focus().map_err(|error| error.to_string());
    }
    let window = WebviewWindowBuilder::new(&handle, LABEL, WebviewUrl::App("index.html#hall".into()));
    let window = confined(window, &handle)
        .title("Drawmaster")
        .inner_size(1280.0, 720.0)
        .disable_drag_drop_handler()
        .build()
        .map_err(|error| format!("The second window could not be opened: {error}."))?;
    painting::suit(&window);
    to_second_screen(&window);
    Ok(())
}

/// Where there is a second screen, the window fills it; else it stays as it is.
fn to_second_screen(window: &WebviewWindow) {
    let (Ok(all), Ok(own)) = (window.available_monitors(), window.primary_monitor()) else { return };
    let first = own.map(|monitor| *monitor.position());
    if let Some(other) = all.iter().find(|monitor| Some(*monitor.position()) != first).filter(|_| all.len() > 1) {
        // A window system that does not let windows be moved leaves it to the director.
        let _ = window.set_position(*other.position());
        let _ = window.set_fullscreen(true);
    }
}

/// Closes the second window; it is no refusal if there is none.
#[tauri::command(async)]
pub fn hall_close(handle: AppHandle) -> Result<(), String> {
    window(&handle).map_or(Ok(()), |window| window.destroy()).map_err(|error| error.to_string())
}

/// Keeps what the hall is to show, and tells the second window; the answer is whether it is open.
#[tauri::command]
pub fn hall_show(handle: AppHandle, shown: State<'_, Mutex<Shown>>, what: Value) -> bool {
    lock(&shown).0 = what.clone();
    handle.emit_to(LABEL, "hall-shown", what).is_ok() && window(&handle).is_some()
}

/// What the hall is to show, and whether its window is open.
#[tauri::command]
pub fn hall_shown(handle: AppHandle, shown: State<'_, Mutex<Shown>>) -> (Value, bool) {
    (lock(&shown).0.clone(), window(&handle).is_some())
}

/// Reads for the second window what is published; all else is refused.
#[tauri::command(async)]
pub fn look(workspace: State<'_, Mutex<Workspace>>, name: String, request: Value) -> Result<Value, AppError> {
    api::hall_query(&mut lock(&workspace).event, &name, request)
}

/// Tells the second window that something changed.
pub fn tell(handle: &AppHandle) {
    // Without that window nobody need be told.
    let _ = handle.emit_to(LABEL, "event-changed", ());
}

fn window(handle: &AppHandle) -> Option<WebviewWindow> {
    handle.get_webview_window(LABEL)
}

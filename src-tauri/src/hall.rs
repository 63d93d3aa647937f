//! The hall display: a second window for a projector, which shows the screen that the main window chooses and only reads.

use std::sync::Mutex;

use messages::{cause, message};
use serde_json::Value;
use session::AppError;
use tauri::{AppHandle, Emitter, Manager, State, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

use crate::confined::confined;
use crate::guard::{SharedWorkspace, lock};
use crate::rendering;

/// The label of the second window, as in its capability file.
const LABEL: &str = "hall";

/// The screen that the main window chose for the hall. Only the pages interpret it.
#[derive(Default)]
pub struct Shown(Value);

/// Opens the second window, full screen on a second screen if there is one. Focuses it if it is already open.
#[tauri::command(async)]
pub fn hall_open(handle: AppHandle) -> Result<(), AppError> {
    if let Some(window) = window(&handle) {
        return window.set_focus().map_err(window_failed);
    }
    let window = WebviewWindowBuilder::new(&handle, LABEL, WebviewUrl::App("index.html#hall".into()));
    let window = confined(window, &handle)
        .title("Drawmaster")
        .inner_size(1280.0, 720.0)
        .disable_drag_drop_handler()
        .build()
        .map_err(window_failed)?;
    rendering::configure_rendering(&window);
    to_second_screen(&window);
    Ok(())
}

/// Moves the window to the second screen, full screen. Does nothing without one.
fn to_second_screen(window: &WebviewWindow) {
    let (Ok(all), Ok(own)) = (window.available_monitors(), window.primary_monitor()) else { return };
    let first = own.map(|monitor| *monitor.position());
    if let Some(other) = all.iter().find(|monitor| Some(*monitor.position()) != first).filter(|_| all.len() > 1) {
        // Ignore a failure: some window systems do not let programs move windows, but the user can.
        let _ = window.set_position(*other.position());
        let _ = window.set_fullscreen(true);
    }
}

/// Closes the second window, if it is open.
#[tauri::command(async)]
pub fn hall_close(handle: AppHandle) -> Result<(), AppError> {
    window(&handle).map_or(Ok(()), |window| window.destroy()).map_err(window_failed)
}

/// Stores the screen for the hall and sends it to the second window. Returns whether that window is open.
#[tauri::command]
pub fn hall_show(handle: AppHandle, shown: State<'_, Mutex<Shown>>, what: Value) -> bool {
    lock(&shown).0 = what.clone();
    handle.emit_to(LABEL, "hall-shown", what).is_ok() && window(&handle).is_some()
}

/// Returns the screen for the hall, and whether the second window is open.
#[tauri::command]
pub fn hall_shown(handle: AppHandle, shown: State<'_, Mutex<Shown>>) -> (Value, bool) {
    (lock(&shown).0.clone(), window(&handle).is_some())
}

/// Runs a query of the second window, which sees only what is published.
#[tauri::command(async)]
pub fn look(workspace: State<'_, SharedWorkspace>, name: String, request: Value) -> Result<Value, AppError> {
    api::hall_query(&mut lock(&workspace).event, &name, request)
}

/// Notifies the second window that the event changed.
pub fn notify(handle: &AppHandle) {
    // Fails only if the window is closed.
    let _ = handle.emit_to(LABEL, "event-changed", ());
}

fn window_failed(error: tauri::Error) -> AppError {
    AppError::internal(message!("host-second-window", error = cause::of_library(&error)))
}

fn window(handle: &AppHandle) -> Option<WebviewWindow> {
    handle.get_webview_window(LABEL)
}

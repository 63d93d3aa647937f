//! The desktop program: a window with the same use cases as the command line. It shows one page, passes its commands on,
//! and hides the paths of picked files from it.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod confined;
mod dispatch;
mod folders;
mod guard;
mod hall;
mod host;
mod network;
mod rendering;
mod second_desk;

use std::sync::{Arc, Mutex};

use program::budget::{self, Budget};
use tauri::{Emitter, Manager, WebviewUrl, WebviewWindowBuilder, WindowEvent};

#[global_allocator]
static MEMORY: Budget = Budget::of(budget::PROGRAM);

/// What is printed when a part of the program fails. The window goes on: every change is one transaction.
const FAULT: &str = "Drawmaster has a fault. No change is half saved. Restart the program and report what you did.\n\
    Drawmaster are o eroare. Nicio modificare nu este salvată pe jumătate. Reporniți programul și raportați ce ați făcut.";

/// What is printed when the system opens no window.
#[cfg(not(windows))]
const NO_WINDOW: &str = "The window cannot be opened. You can use the command line program drawmaster instead.\n\
    Fereastra nu poate fi deschisă. Puteți folosi programul drawmaster din linia de comandă.";

/// What is shown when Windows opens no window: nearly always it lacks its web view.
#[cfg(windows)]
const NO_WINDOW: &str = "The window cannot be opened. It needs the Microsoft Edge WebView2 Runtime: install it from \
    https://go.microsoft.com/fwlink/p/?LinkId=2124703, then start Drawmaster again. You can use the command line program drawmaster \
    instead.\n\n\
    Fereastra nu poate fi deschisă. Are nevoie de Microsoft Edge WebView2 Runtime: instalați-l de la adresa de mai sus, apoi porniți \
    din nou Drawmaster. Puteți folosi și programul drawmaster din linia de comandă.";

/// Whether developers asked for technical details.
fn verbose() -> bool {
    std::env::args_os().any(|argument| argument == "--verbose")
}

/// Prints a sentence, and after it what a library or a panic reports if developers asked for it.
fn print_fault(sentence: &str, detail: &dyn std::fmt::Display) {
    eprintln!("{sentence}");
    if verbose() {
        eprintln!("{detail}");
    }
}

/// Says that the system opens no window, and ends the program. On Windows nobody sees what a program with a window prints.
fn end_without_window(error: &dyn std::fmt::Display) -> ! {
    print_fault(NO_WINDOW, error);
    #[cfg(windows)]
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Drawmaster")
        .set_description(NO_WINDOW)
        .show();
    std::process::exit(1);
}

fn main() {
    std::panic::set_hook(Box::new(|panic| print_fault(FAULT, panic)));
    let outcome = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .manage(Mutex::new(session::FileHandles::default()))
        .manage(Mutex::new(hall::Shown::default()))
        .manage(Mutex::new(dispatch::OpenEvent::default()))
        .manage(server::Network::default())
        .manage(server::SecondDesk::default())
        .invoke_handler(tauri::generate_handler![
            dispatch::call,
            host::pick,
            host::recent,
            host::started,
            host::sample_place,
            host::show,
            hall::hall_open,
            hall::hall_close,
            hall::hall_show,
            hall::hall_shown,
            hall::look,
            network::network_start,
            network::network_stop,
            network::network_view,
            second_desk::follow_start,
            second_desk::follow_stop,
            second_desk::follow_view
        ])
        .setup(|tauri_app| {
            let handle = tauri_app.handle().clone();
            let environment = session::SystemEnvironment::default().with_progress(move |done, of| {
                // Fails only if the window is closed.
                let _ = handle.emit_to("desk", "progress", (done, of));
            });
            tauri_app.manage::<guard::SharedWorkspace>(Arc::new(Mutex::new(api::Workspace::new(environment))));
            let window = WebviewWindowBuilder::new(tauri_app, "desk", WebviewUrl::default());
            let window = confined::confined(window, tauri_app.handle())
                .title("Drawmaster")
                .inner_size(1280.0, 720.0)
                .min_inner_size(900.0, 560.0)
                .maximized(true)
                .zoom_hotkeys_enabled(true)
                .disable_drag_drop_handler()
                .build()
                .unwrap_or_else(|error| end_without_window(&error));
            rendering::configure_rendering(&window);
            Ok(())
        })
        .on_window_event(|window, event| {
            // Closing the main window also closes the hall display.
            if window.label() == "desk" && matches!(event, WindowEvent::Destroyed) {
                window.app_handle().exit(0);
            }
        })
        .run(tauri::generate_context!());
    if let Err(error) = outcome {
        end_without_window(&error);
    }
}

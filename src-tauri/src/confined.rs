//! A window shows the program's own page and nothing else, whatever happens in it.

use tauri::webview::NewWindowResponse;
use tauri::{AppHandle, Manager, Runtime, Url, WebviewWindowBuilder};

/// The window with its page held in it: it goes nowhere else, and opens no other window.
pub fn confined<'a, R: Runtime, M: Manager<R>>(
    window: WebviewWindowBuilder<'a, R, M>,
    handle: &AppHandle<R>,
) -> WebviewWindowBuilder<'a, R, M> {
    let development = handle.config().build.dev_url.clone().filter(|_| tauri::is_dev());
    window
        .on_navigation(move |url| is_own(url) || development.as_ref().is_some_and(|own| own.origin() == url.origin()))
        .on_new_window(|_, _| NewWindowResponse::Deny)
}

/// Whether an address is one of the program's own pages: they have a scheme of their own, or where the system's web view
/// knows none, a name that no network resolves.
fn is_own(url: &Url) -> bool {
    match url.scheme() {
        "tauri" => url.host_str() == Some("localhost"),
        "http" | "https" => url.host_str() == Some("tauri.localhost") && url.port().is_none(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_programs_own_pages_are_shown() {
        let own = |text: &str| is_own(&text.parse().unwrap());
        for page in ["tauri://localhost", "tauri://localhost/index.html#hall", "http://tauri.localhost/"] {
            assert!(own(page), "{page}");
        }
        for other in [
            "http://127.0.0.1:8000/",
            "https://tauri.localhost.example/",
            "http://tauri.localhost:81/",
            "http://tauri.localhost@127.0.0.1/",
            "tauri://elsewhere/",
            "file:///etc/hostname",
            "data:text/html,x",
            "about:blank",
            "javascript:0",
        ] {
            assert!(!own(other), "{other}");
        }
    }
}

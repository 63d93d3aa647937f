//! Confines a window to the program's own pages and files.

use tauri::webview::NewWindowResponse;
use tauri::{AppHandle, Manager, Runtime, Url, WebviewWindowBuilder};

use crate::folders::with_storage;

/// Returns the window builder with navigation to other pages and new windows denied, and with its storage in the program's folder.
pub fn confined<'a, R: Runtime, M: Manager<R>>(
    window: WebviewWindowBuilder<'a, R, M>,
    handle: &AppHandle<R>,
) -> WebviewWindowBuilder<'a, R, M> {
    let development = handle.config().build.dev_url.clone().filter(|_| tauri::is_dev());
    with_storage(window)
        .on_navigation(move |url| is_own(url) || development.as_ref().is_some_and(|own| own.origin() == url.origin()))
        .on_new_window(|_, _| NewWindowResponse::Deny)
}

/// Returns whether a URL is one of the program's own pages. They use the scheme `tauri` or, in web views without custom
/// schemes, the host `tauri.localhost`, which no network resolves.
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
    fn only_own_pages_are_allowed() {
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

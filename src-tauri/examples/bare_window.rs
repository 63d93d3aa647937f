//! A bare WebKitGTK window with a static page. `cargo xtask window start` compares the start of the program with it: no window of
//! this web view can appear sooner.

#[cfg(target_os = "linux")]
fn main() {
    use gtk::prelude::*;
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt, WebView, WebViewExt};

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Bare</title>
        <body style='font: 16px sans-serif'><h1>A bare window</h1>
        <p>This page has no scripts, no fonts and no pictures of its own.</p>
        <p>It is as much text as a window needs to be recognised.</p></body></html>";

    gtk::init().expect("a display");
    let window = gtk::Window::new(gtk::WindowType::Toplevel);
    window.set_default_size(1280, 720);
    let view = WebView::new();
    if let Some(settings) = WebViewExt::settings(&view) {
        // As the program does on computers without a graphics card.
        settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
    }
    view.load_html(PAGE, None);
    window.add(&view);
    window.connect_destroy(|_| gtk::main_quit());
    window.show_all();
    gtk::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {}

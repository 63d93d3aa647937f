//! How the window's page is painted.

use tauri::{Runtime, WebviewWindow};

/// Where there is no graphics card, a page that is put together from layers takes four times as long as one that is painted
/// whole: the layers are the processor's work as well. There the page is painted whole.
#[cfg(target_os = "linux")]
pub fn suit<R: Runtime>(window: &WebviewWindow<R>) {
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt, WebViewExt};

    if !has_graphics_card(std::path::Path::new("/dev/dri")) {
        // A page painted the other way is slower, and no reason to have no window.
        let _ = window.with_webview(|view| {
            if let Some(settings) = view.inner().settings() {
                settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
            }
        });
    }
}

/// Other systems' web views find out for themselves.
#[cfg(not(target_os = "linux"))]
pub fn suit<R: Runtime>(_: &WebviewWindow<R>) {}

/// Whether the kernel has a device to render on: `renderD128` and on.
#[cfg(target_os = "linux")]
fn has_graphics_card(devices: &std::path::Path) -> bool {
    let mut found = std::fs::read_dir(devices).into_iter().flatten().flatten();
    found.any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_a_device_to_render_on() {
        let folder = std::env::temp_dir().join(format!("painting-{}", std::process::id()));
        assert!(!has_graphics_card(&folder), "no folder, no card");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("card0"), "").unwrap();
        assert!(!has_graphics_card(&folder), "a screen alone renders nothing");
        std::fs::write(folder.join("renderD128"), "").unwrap();
        assert!(has_graphics_card(&folder));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

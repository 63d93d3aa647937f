//! Configures how the web view renders the page.

use tauri::{Runtime, WebviewWindow};

/// Turns hardware acceleration off on computers without a graphics card. There, compositing runs on the processor and makes
/// rendering four times slower.
#[cfg(target_os = "linux")]
pub fn configure_rendering<R: Runtime>(window: &WebviewWindow<R>) {
    use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt, WebViewExt};

    if !has_graphics_card(std::path::Path::new("/dev/dri")) {
        // Ignore a failure: rendering is then only slower.
        let _ = window.with_webview(|view| {
            if let Some(settings) = view.inner().settings() {
                settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
            }
        });
    }
}

/// Does nothing: the web views of other systems detect this themselves.
#[cfg(not(target_os = "linux"))]
pub fn configure_rendering<R: Runtime>(_: &WebviewWindow<R>) {}

/// Returns whether the kernel has a render device, such as `renderD128`.
#[cfg(target_os = "linux")]
fn has_graphics_card(devices: &std::path::Path) -> bool {
    let mut found = std::fs::read_dir(devices).into_iter().flatten().flatten();
    found.any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn graphics_card_is_a_render_device() {
        let folder = std::env::temp_dir().join(format!("rendering-{}", std::process::id()));
        assert!(!has_graphics_card(&folder), "without the folder");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("card0"), "").unwrap();
        assert!(!has_graphics_card(&folder), "a display device does not render");
        std::fs::write(folder.join("renderD128"), "").unwrap();
        assert!(has_graphics_card(&folder));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

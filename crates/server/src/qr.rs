//! QR codes as drawings.

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// Returns a QR code of `text` as an SVG drawing; `None` if the text is too long for one.
pub fn qr_svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    Some(code.render::<svg::Color>().min_dimensions(160, 160).quiet_zone(true).build())
}

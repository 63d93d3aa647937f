//! Names that files must not have, because they may travel to another system.

use std::path::Path;

use messages::{Message, message};

/// What Windows calls its devices, whatever the ending.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// What it calls its ports, which have a digit.
const PORTS: [&str; 2] = ["com", "lpt"];

/// Returns why no file is made with this name: Windows could not open it, or would open one of another name.
pub fn refusal(path: &Path) -> Option<Message> {
    match is_device(path) {
        true => Some(message!("file-name-device", path)),
        false => ends_in_dot_or_space(path).then(|| message!("file-name-end", path)),
    }
}

/// Returns whether Windows would leave out the end of a name.
pub(crate) fn ends_in_dot_or_space(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(['.', ' ']))
}

/// Whether Windows takes the name of a file for a device, such as `CON.pdf` or `lpt1`, or on Windows, for a stream of another file. A
/// file of such a name cannot be opened there, so that none is made on any system.
pub fn is_device(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let numbered = stem.strip_suffix(|c: char| c.is_ascii_digit() || "¹²³".contains(c));
    let is_port = numbered.is_some_and(|port| PORTS.contains(&port));
    is_port || DEVICES.contains(&stem) || cfg!(windows) && name.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_known_in_any_case_and_with_any_ending() {
        for name in ["CON.pdf", "nul.drawmaster", "LPT1.pdf", "aux.txt", "COM1", "prn", "com9.a.b", "con .pdf", "lpt²"]
        {
            assert!(is_device(&Path::new("folder").join(name)), "{name}");
        }
        for name in ["x.drawmaster.", "x.pdf ", "x. .", "a/x.csv.."] {
            assert_eq!(refusal(Path::new(name)).map(|why| why.id), Some("file-name-end"), "{name}");
        }
        for name in ["x", "x.pdf", "a./x.pdf", "./x", "../x", ".x", "..", "a b.pdf"] {
            assert_eq!(refusal(Path::new(name)), None, "{name}");
        }
        for name in ["conference.pdf", "com.pdf", "lpt10.pdf", "auxiliary", "open.con", "nul-1.pdf", "com1st.pdf"] {
            assert!(!is_device(Path::new(name)), "{name}");
        }
    }
}

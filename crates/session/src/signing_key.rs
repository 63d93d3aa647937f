//! The organiser's key pair. It is created once and stored in the user's data folder, never in an event; the tour needs
//! its public key.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use formats::signing::{KeyPair, PublicKey};
use messages::{cause, message};
use serde::Serialize;
use store::draft::{self, Access, Existing, Sync, folder_of};
use ts_rs::TS;

use crate::environment::Environment;
use crate::error::{AppError, ErrorCode, Result};
use crate::event_session::EventSession;

/// The public key, and the file of the key pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KeyView {
    /// The public key.
    #[ts(type = "string")]
    pub public: PublicKey,
    /// The file with the secret key.
    #[ts(type = "string")]
    pub file: PathBuf,
    /// Whether it was created just now.
    pub new: bool,
}

/// The first line of a key file. Existing files have exactly this text.
const TITLE: &str = "drawmaster key 1: whoever has this file can sign in your name, so keep it to yourself";

/// Returns the organiser's key, creating it on first use.
///
/// # Errors
/// The user has no data folder, or the file cannot be read or written.
pub fn key(environment: &impl Environment) -> Result<KeyView> {
    let folder = environment.data_folder().ok_or_else(no_folder)?;
    let file = folder.join("organiser.key");
    let (pair, new) = load_or_create(&file, || environment.fresh_seed())?;
    Ok(KeyView { public: pair.public(), file, new })
}

/// Returns the key that signs the files of a session; without a data folder, a key derived from the session's seed.
///
/// # Errors
/// The key file cannot be read or written.
pub fn of_session(session: &EventSession) -> Result<KeyPair> {
    match session.data_folder() {
        Some(folder) => load_or_create(&folder.join("organiser.key"), || session.fresh_seed()).map(|(pair, _)| pair),
        None => Ok(KeyPair::from_secret(&session.fresh_seed())),
    }
}

/// Returns the key of an environment's user; without a data folder, a key derived from the environment's seed.
///
/// # Errors
/// The key file cannot be read or written.
pub fn of_environment(environment: &dyn Environment) -> Result<KeyPair> {
    match environment.data_folder() {
        Some(folder) => {
            load_or_create(&folder.join("organiser.key"), || environment.fresh_seed()).map(|(pair, _)| pair)
        }
        None => Ok(KeyPair::from_secret(&environment.fresh_seed())),
    }
}

/// Returns the key in `file`, and whether it was created just now.
fn load_or_create(file: &Path, fresh: impl FnOnce() -> [u8; 32]) -> Result<(KeyPair, bool)> {
    if let Some(pair) = load(file)? {
        return Ok((pair, false));
    }
    let secret = fresh();
    match create(file, &secret) {
        Ok(()) => Ok((KeyPair::from_secret(&secret), true)),
        // Another program has just created one, and both use that.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => match load(file)? {
            Some(pair) => Ok((pair, false)),
            None => Err(unusable(file, &error)),
        },
        Err(error) => Err(unusable(file, &error)),
    }
}

/// Returns the key in `file`; `None` if there is no such file.
fn load(file: &Path) -> Result<Option<KeyPair>> {
    match fs::metadata(file) {
        // Reading a pipe would wait for its other end for ever.
        Ok(found) if !found.is_file() => return Err(AppError::new(ErrorCode::File, message!("key-not-regular", file))),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unusable(file, &error)),
    }
    let text = fs::read_to_string(file).map_err(|error| unusable(file, &error))?;
    check_private(file)?;
    let damaged = || AppError::new(ErrorCode::File, message!("key-damaged", file));
    secret(&text).map(|secret| Some(KeyPair::from_secret(&secret))).ok_or_else(damaged)
}

/// Refuses a key that other users of the computer can read or replace.
#[cfg(unix)]
fn check_private(file: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::metadata(file).map_err(|error| unusable(file, &error))?;
    match found.permissions().mode() & 0o077 {
        0 => Ok(()),
        _ => Err(AppError::new(ErrorCode::File, message!("key-readable-by-others", file))),
    }
}

#[cfg(not(unix))]
fn check_private(_: &Path) -> Result<()> {
    Ok(())
}

fn secret(text: &str) -> Option<[u8; 32]> {
    hex::decode(text.strip_prefix(TITLE)?.trim()).ok()?.try_into().ok()
}

/// Writes a new key to a file that only its owner can read. Never replaces a file.
fn create(file: &Path, secret: &[u8; 32]) -> std::io::Result<()> {
    draft::create_folder(folder_of(file))?;
    let text = format!("{TITLE}\n{}\n", hex::encode(secret));
    draft::write(file, text.as_bytes(), Existing::Refuse, Access::Owner, Sync::File)
}

fn unusable(file: &Path, error: &std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, message!("key-unusable", file, reason = cause::of_io(error)))
}

fn no_folder() -> AppError {
    AppError::new(ErrorCode::File, message!("key-no-folder"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(file: &Path, fresh: [u8; 32]) -> PublicKey {
        load_or_create(file, || fresh).unwrap().0.public()
    }

    #[test]
    fn key_is_created_once_and_loaded_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/organiser.key");
        assert_eq!(public(&file, [3; 32]), KeyPair::from_secret(&[3; 32]).public());
        assert_eq!(public(&file, [4; 32]), KeyPair::from_secret(&[3; 32]).public());
        fs::write(&file, "something else").unwrap();
        assert_eq!(load_or_create(&file, || [4; 32]).err().map(|error| error.message.id), Some("key-damaged"));
    }

    #[test]
    fn programs_that_create_a_key_at_once_agree_on_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("organiser.key");
        let (start, file) = (std::sync::Barrier::new(8), &file);
        let keys: Vec<(KeyPair, bool)> = std::thread::scope(|scope| {
            let at_once = |fresh: u8| {
                let start = &start;
                scope.spawn(move || {
                    start.wait();
                    load_or_create(file, || [fresh; 32]).unwrap()
                })
            };
            let threads: Vec<_> = (1..=8).map(at_once).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(keys.iter().all(|(pair, _)| pair.public() == public(file, [9; 32])));
        assert_eq!(keys.iter().filter(|(_, new)| *new).count(), 1);
    }

    #[test]
    fn create_never_replaces_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("organiser.key");
        create(&file, &[3; 32]).unwrap();
        assert_eq!(create(&file, &[4; 32]).unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(public(&file, [5; 32]), KeyPair::from_secret(&[3; 32]).public());
    }

    fn refusal(file: &Path) -> Option<&'static str> {
        load_or_create(file, || [4; 32]).err().map(|error| error.message.id)
    }

    #[test]
    fn a_key_that_is_not_a_plain_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("organiser.key");
        fs::create_dir(&file).unwrap();
        assert_eq!(refusal(&file), Some("key-not-regular"));
    }

    #[cfg(unix)]
    #[test]
    fn a_key_that_is_a_pipe_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("organiser.key");
        assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
        assert_eq!(refusal(&file), Some("key-not-regular"));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_may_read_the_key() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("organiser.key");
        public(&file, [3; 32]);
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        for mode in [0o644, 0o640, 0o602] {
            fs::set_permissions(&file, PermissionsExt::from_mode(mode)).unwrap();
            let refused = load_or_create(&file, || [4; 32]).err().map(|error| error.message.id);
            assert_eq!(refused, Some("key-readable-by-others"), "{mode:o}");
        }
    }
}

//! Signatures of exchanged files: Ed25519, strictly verified, over a context and the canonical bytes.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use messages::{Explain, Message, explained, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A signature or a key that cannot be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Untrusted {
    /// The text is not a public key.
    Key,
    /// The signature does not match the key and the bytes.
    Signature,
}

impl Explain for Untrusted {
    fn message(&self) -> Message {
        match self {
            Untrusted::Key => message!("signature-invalid-key"),
            Untrusted::Signature => message!("signature-mismatch"),
        }
    }
}

explained!(Untrusted);

/// An organiser's key pair. Anyone with the secret can sign in the organiser's name.
pub struct KeyPair(SigningKey);

impl KeyPair {
    /// Returns the key pair of 32 secret bytes.
    pub fn from_secret(secret: &[u8; 32]) -> KeyPair {
        KeyPair(SigningKey::from_bytes(secret))
    }

    /// Returns the public key, which the tour registers.
    pub fn public(&self) -> PublicKey {
        PublicKey(hex::encode(self.0.verifying_key().to_bytes()))
    }

    /// Signs `bytes` for one purpose; returns 128 hexadecimal digits.
    pub fn sign(&self, context: &str, bytes: &[u8]) -> String {
        hex::encode(self.0.sign(&message(context, bytes)).to_bytes())
    }
}

/// The public key of a key pair: 64 hexadecimal digits, letters in lower case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct PublicKey(String);

impl FromStr for PublicKey {
    type Err = Untrusted;

    /// Reads the digits in any case, with blanks around them.
    fn from_str(text: &str) -> Result<PublicKey, Untrusted> {
        verifying(&text.trim().to_ascii_lowercase()).map(|key| PublicKey(hex::encode(key.to_bytes())))
    }
}

impl Deref for PublicKey {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<'de> Deserialize<'de> for PublicKey {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PublicKey, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Checks that the owner of the key `public` signed `bytes` for this purpose.
///
/// # Errors
/// [`Untrusted`].
pub fn verify(public: &str, context: &str, bytes: &[u8], signature: &str) -> Result<(), Untrusted> {
    let signature: [u8; 64] =
        hex::decode(signature.trim()).ok().and_then(|bytes| bytes.try_into().ok()).ok_or(Untrusted::Signature)?;
    verifying(public)?
        .verify_strict(&message(context, bytes), &Signature::from_bytes(&signature))
        .map_err(|_| Untrusted::Signature)
}

fn verifying(public: &str) -> Result<VerifyingKey, Untrusted> {
    let bytes: [u8; 32] = hex::decode(public).ok().and_then(|bytes| bytes.try_into().ok()).ok_or(Untrusted::Key)?;
    VerifyingKey::from_bytes(&bytes).ok().filter(|key| !key.is_weak()).ok_or(Untrusted::Key)
}

/// Returns the signed bytes. They contain the purpose, so that a signature is not valid for another one.
fn message(context: &str, bytes: &[u8]) -> Vec<u8> {
    [context.as_bytes(), b"\n", bytes].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signature_is_valid_only_for_its_key_purpose_and_bytes() {
        let key = KeyPair::from_secret(&[7; 32]);
        let signature = key.sign("purpose", b"bytes");
        assert_eq!(verify(&key.public(), "purpose", b"bytes", &signature), Ok(()));
        let refused = Err(Untrusted::Signature);
        assert_eq!(verify(&key.public(), "purpose", b"Bytes", &signature), refused);
        assert_eq!(verify(&key.public(), "other", b"bytes", &signature), refused);
        assert_eq!(verify(&KeyPair::from_secret(&[8; 32]).public(), "purpose", b"bytes", &signature), refused);
        assert_eq!(verify(&key.public(), "purpose", b"bytes", &signature.replace(&signature[..1], "g")), refused);
        assert_eq!(verify(&"0".repeat(64), "purpose", b"bytes", &signature), Err(Untrusted::Key), "a weak key");
        assert_eq!(format!(" {} ", key.public().to_uppercase()).parse(), Ok(key.public()));
    }

    #[test]
    fn public_keys_are_stored_as_their_digits() {
        let key = KeyPair::from_secret(&[7; 32]).public();
        let stored = serde_json::to_value(&key).unwrap();
        assert_eq!(stored, serde_json::Value::from(&*key));
        assert_eq!(serde_json::from_value::<PublicKey>(stored).unwrap(), key);
        let refused = serde_json::from_value::<PublicKey>("7e".into()).unwrap_err();
        assert!(refused.to_string().contains("The public key is not valid."), "{refused}");
    }
}

//! Signatures: who made a file that travels. Ed25519, verified strictly, over a context and the canonical bytes.

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use thiserror::Error;

/// A signature or a key that cannot be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Untrusted {
    /// The text is no public key.
    #[error("The public key is none: it must be 64 hexadecimal digits as `drawmaster key` shows them.")]
    Key,
    /// The signature does not fit what was signed.
    #[error("The signature does not fit: the file was changed after it was signed, so ask its sender for it again.")]
    Signature,
}

/// An organiser's key. Whoever has the secret can sign in his name.
pub struct KeyPair(SigningKey);

impl KeyPair {
    /// The key that follows from 32 secret bytes.
    pub fn from_secret(secret: &[u8; 32]) -> KeyPair {
        KeyPair(SigningKey::from_bytes(secret))
    }

    /// The public half, 64 hexadecimal digits: what the tour is told.
    pub fn public(&self) -> String {
        hex::encode(self.0.verifying_key().to_bytes())
    }

    /// The signature of `bytes` for one purpose, 128 hexadecimal digits.
    pub fn sign(&self, context: &str, bytes: &[u8]) -> String {
        hex::encode(self.0.sign(&message(context, bytes)).to_bytes())
    }
}

/// The text of a public key in the form in which it is kept, if it is one.
///
/// # Errors
/// [`Untrusted::Key`].
pub fn public_key(text: &str) -> Result<String, Untrusted> {
    verifying(&text.trim().to_ascii_lowercase()).map(|key| hex::encode(key.to_bytes()))
}

/// Checks that the holder of `public` signed `bytes` for this purpose.
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

/// A signature for one purpose must not pass for another.
fn message(context: &str, bytes: &[u8]) -> Vec<u8> {
    [context.as_bytes(), b"\n", bytes].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_holds_for_its_key_its_purpose_and_its_bytes_alone() {
        let key = KeyPair::from_secret(&[7; 32]);
        let signature = key.sign("purpose", b"bytes");
        assert_eq!(verify(&key.public(), "purpose", b"bytes", &signature), Ok(()));
        let refused = Err(Untrusted::Signature);
        assert_eq!(verify(&key.public(), "purpose", b"Bytes", &signature), refused);
        assert_eq!(verify(&key.public(), "other", b"bytes", &signature), refused);
        assert_eq!(verify(&KeyPair::from_secret(&[8; 32]).public(), "purpose", b"bytes", &signature), refused);
        assert_eq!(verify(&key.public(), "purpose", b"bytes", &signature.replace(&signature[..1], "g")), refused);
        assert_eq!(verify(&"0".repeat(64), "purpose", b"bytes", &signature), Err(Untrusted::Key), "a weak key");
        assert_eq!(public_key(&format!(" {} ", key.public().to_uppercase())), Ok(key.public()));
    }
}

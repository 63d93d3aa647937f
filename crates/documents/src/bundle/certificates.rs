//! The certificates of the pairings, for the bundle.

use domain::Tournament;
use formats::bundle::BundleCertificate;
use session::fields::hex_text;

/// Returns the certificates of all rounds.
pub(super) fn certificates(tournament: &Tournament) -> Vec<BundleCertificate> {
    let certificates = tournament.certificates.iter().map(|certificate| BundleCertificate {
        competition: certificate.competition.0,
        round: certificate.round,
        part: certificate.part,
        profile: format!("{:?}", certificate.profile).to_lowercase(),
        cost: certificate.cost.to_string(),
        optimal: certificate.optimal,
        rules: certificate.rules.clone(),
        proof: hex_text(&certificate.proof),
    });
    certificates.collect()
}

//! The certificates of the pairings, for the bundle.

use domain::{Competition, Tournament};
use formats::bundle::BundleCertificate;
use session::fields::hex_text;

/// Returns the certificates of a competition's rounds.
pub(super) fn certificates(tournament: &Tournament, competition: &Competition) -> Vec<BundleCertificate> {
    let kept = tournament.certificates.iter().filter(|c| c.competition == competition.id);
    let certificates = kept.map(|certificate| BundleCertificate {
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

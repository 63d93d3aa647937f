//! The certificates kept with the pairings, as they leave the event.

use domain::{Competition, Tournament};
use formats::bundle::Certificate;
use session::fields::hex_text;

/// The certificates of a competition's rounds.
pub(super) fn certificates(tournament: &Tournament, competition: &Competition) -> Vec<Certificate> {
    let own = tournament.certificates.iter().filter(|c| c.competition == competition.id);
    let told = own.map(|certificate| Certificate {
        competition: certificate.competition.0,
        round: certificate.round,
        part: certificate.part,
        profile: format!("{:?}", certificate.profile).to_lowercase(),
        cost: certificate.cost.to_string(),
        optimal: certificate.optimal,
        rules: certificate.rules.clone(),
        proof: hex_text(&certificate.proof),
    });
    told.collect()
}

//! Standings: what outcomes add up to and how ties are broken (R14-R16, R21).

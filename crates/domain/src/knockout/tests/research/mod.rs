//! Statistics of many draws.

mod fairness;

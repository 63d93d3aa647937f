//! Pairing: who meets whom (R10, R11, R17-R19, R33).

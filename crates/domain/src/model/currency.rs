//! Amounts of money and the currency of an event (R85). An amount is an integer of the currency's smallest unit, so that sums are exact.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};

use crate::model::levy::Money;

/// An amount in the smallest unit of the event's currency: 1250 is 12.50 EUR or 1250 JPY. A refund and a credit are negative.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Amount(pub i64);

impl Amount {
    /// Nothing.
    pub const ZERO: Amount = Amount(0);

    /// The largest price, discount or payment.
    pub const MOST: Amount = Amount(1_000_000_000_000);

    /// Returns the amount without its sign.
    #[must_use]
    pub fn abs(self) -> Amount {
        Amount(self.0.abs())
    }
}

impl Add for Amount {
    type Output = Amount;

    fn add(self, other: Amount) -> Amount {
        Amount(self.0 + other.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        self.0 += other.0;
    }
}

impl Sub for Amount {
    type Output = Amount;

    fn sub(self, other: Amount) -> Amount {
        Amount(self.0 - other.0)
    }
}

impl Neg for Amount {
    type Output = Amount;

    fn neg(self) -> Amount {
        Amount(-self.0)
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Amount>>(amounts: I) -> Amount {
        amounts.fold(Amount::ZERO, Add::add)
    }
}

/// A currency by the name that the event prints after amounts: a code such as `EUR`, or any other word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Currency(String);

/// Why a text is not an amount.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmountError {
    /// It is no number.
    NotANumber {
        /// The text.
        text: String,
        /// How an amount is written.
        example: String,
    },
    /// It is less than zero.
    Negative(String),
    /// It has more decimals than the currency.
    Decimals {
        /// The text.
        text: String,
        /// The currency's name.
        currency: String,
        /// How many decimals it has.
        decimals: u32,
    },
    /// It is larger than [`Amount::MOST`].
    TooLarge {
        /// The text.
        text: String,
        /// The largest amount.
        most: String,
    },
    /// It names another currency than the event's.
    OtherCurrency {
        /// The name in the text.
        named: String,
        /// The event's currency; empty if none is set.
        currency: String,
    },
}

impl Explain for AmountError {
    fn message(&self) -> Message {
        match self {
            AmountError::NotANumber { text, example } => message!("amount-unknown", text, example),
            AmountError::Negative(text) => message!("amount-negative", text),
            AmountError::Decimals { text, currency, decimals } => {
                message!("amount-decimals", text, currency, decimals = *decimals)
            }
            AmountError::TooLarge { text, most } => message!("amount-too-large", text, most),
            AmountError::OtherCurrency { named, currency } if currency.is_empty() => {
                message!("amount-no-currency", named)
            }
            AmountError::OtherCurrency { named, currency } => message!("amount-other-currency", named, currency),
        }
    }
}

messages::explained!(AmountError);

/// Signs that stand for "less than zero".
const MINUS: [char; 3] = ['-', '−', '–'];

impl Currency {
    /// Returns the currency with this name.
    pub fn named(name: &str) -> Currency {
        Currency(name.trim().to_string())
    }

    /// Returns the name; may be empty.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Returns how many decimals an amount has: 2, unless ISO 4217 says otherwise of the code.
    pub fn decimals(&self) -> u32 {
        match self.0.to_ascii_uppercase().as_str() {
            "BIF" | "CLP" | "DJF" | "GNF" | "ISK" | "JPY" | "KMF" | "KRW" | "PYG" | "RWF" | "UGX" | "VND" | "VUV"
            | "XAF" | "XOF" | "XPF" => 0,
            "BHD" | "IQD" | "JOD" | "KWD" | "LYD" | "OMR" | "TND" => 3,
            _ => 2,
        }
    }

    /// Returns an amount without the currency's name: `12.50`, `-3.00`.
    pub fn number(&self, amount: Amount) -> String {
        let sign = if amount.0 < 0 { "-" } else { "" };
        let (units, decimals) = (10u64.pow(self.decimals()), self.decimals() as usize);
        let value = amount.0.unsigned_abs();
        if decimals == 0 {
            return format!("{sign}{value}");
        }
        format!("{sign}{}.{:0decimals$}", value / units, value % units)
    }

    /// Returns an amount with the currency's name: `12.50 EUR`.
    pub fn text(&self, amount: Amount) -> String {
        format!("{} {}", self.number(amount), self.0).trim().to_string()
    }

    /// Returns an amount of the levy, which is in hundredths. A currency without decimals rounds half units up.
    pub fn of_levy(&self, money: Money) -> Amount {
        let hundredths = i64::from(money.0);
        Amount(match self.decimals() {
            0 => (hundredths + 50) / 100,
            decimals => hundredths * 10i64.pow(decimals - 2),
        })
    }

    /// Reads an amount of at least zero: `12`, `12.50`, `12,50`, with or without the event's currency before or after it.
    ///
    /// # Errors
    /// The text is no amount, is negative, too large or too precise, or names another currency.
    pub fn amount(&self, text: &str) -> Result<Amount, AmountError> {
        let typed = text.trim();
        let number = self.without_name(typed)?;
        if number.starts_with(MINUS) {
            return Err(AmountError::Negative(typed.to_string()));
        }
        let (whole, part) = number.split_once(['.', ',']).unwrap_or((&number, ""));
        if !is_number(&number) {
            return Err(self.not_a_number(typed));
        }
        let decimals = self.decimals() as usize;
        if part.len() > decimals {
            let (text, currency) = (typed.to_string(), self.0.clone());
            return Err(AmountError::Decimals { text, currency, decimals: self.decimals() });
        }
        let too_large = || AmountError::TooLarge { text: typed.to_string(), most: self.text(Amount::MOST) };
        let amount = format!("{whole}{part:0<decimals$}").parse().map(Amount).map_err(|_| too_large())?;
        if amount > Amount::MOST { Err(too_large()) } else { Ok(amount) }
    }

    /// Returns the text without the name of the event's currency.
    fn without_name(&self, typed: &str) -> Result<String, AmountError> {
        let is_of_number = |c: char| c.is_ascii_digit() || c.is_whitespace() || ".,".contains(c) || MINUS.contains(&c);
        let name = typed.trim_matches(is_of_number);
        if name.is_empty() {
            return Ok(typed.to_string());
        }
        let number = typed.replacen(name, "", 1).trim().to_string();
        if name.to_lowercase() == self.0.to_lowercase() {
            return Ok(number);
        }
        let is_beside = typed.starts_with(name) || typed.ends_with(name);
        if !is_beside || !is_number(number.trim_start_matches(MINUS)) {
            return Err(self.not_a_number(typed));
        }
        Err(AmountError::OtherCurrency { named: name.to_string(), currency: self.0.clone() })
    }

    fn not_a_number(&self, text: &str) -> AmountError {
        let example = self.number(Amount(35 * 10i64.pow(self.decimals()) / 10));
        AmountError::NotANumber { text: text.to_string(), example }
    }
}

/// Whether a text is digits with at most one point or comma after the first.
fn is_number(text: &str) -> bool {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    !whole.is_empty() && digits(whole) && digits(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_written_exactly_in_currencies_of_0_2_and_3_decimals() {
        for (currency, text, value, shown) in [
            ("EUR", "12", 1200, "12.00 EUR"),
            ("EUR", " 12,5 eur", 1250, "12.50 EUR"),
            ("EUR", "EUR 0.05", 5, "0.05 EUR"),
            ("JPY", "1500", 1500, "1500 JPY"),
            ("TND", "1.5", 1500, "1.500 TND"),
            ("", "7", 700, "7.00"),
        ] {
            let currency = Currency::named(currency);
            assert_eq!(currency.amount(text), Ok(Amount(value)), "{text}");
            assert_eq!(currency.text(Amount(value)), shown);
        }
        assert_eq!(Currency::named("EUR").number(Amount(-5)), "-0.05");
    }

    #[test]
    fn what_is_no_amount_is_refused_with_its_reason() {
        let id = |currency: &str, text: &str| Currency::named(currency).amount(text).unwrap_err().message().id;
        for text in ["", "x", ".5", "1e3", "1.000,00", "1 000", "12 EUR 5", "EUR", "٣"] {
            assert_eq!(id("EUR", text), "amount-unknown", "{text}");
        }
        for text in ["-1", "−5.00", "-3 EUR"] {
            assert_eq!(id("EUR", text), "amount-negative", "{text}");
        }
        for (currency, text) in [("EUR", "1.005"), ("EUR", "1,000"), ("JPY", "1.5")] {
            assert_eq!(id(currency, text), "amount-decimals", "{text}");
        }
        for text in ["10000000000.01", "99999999999999999999999999"] {
            assert_eq!(id("EUR", text), "amount-too-large", "{text}");
        }
        for text in ["5 USD", "$5", "5 €"] {
            assert_eq!(id("EUR", text), "amount-other-currency", "{text}");
        }
        assert_eq!(id("", "5 EUR"), "amount-no-currency");
        assert_eq!(Currency::named("EUR").amount("10000000000"), Ok(Amount::MOST));
    }

    #[test]
    fn the_levy_becomes_amounts_of_the_currency() {
        let levy = |currency: &str, money: u32| Currency::named(currency).of_levy(Money(money));
        assert_eq!([levy("EUR", 150), levy("TND", 150), levy("JPY", 15_000)], [Amount(150), Amount(1500), Amount(150)]);
        assert_eq!([levy("JPY", 149), levy("JPY", 150)], [Amount(1), Amount(2)]);
    }
}

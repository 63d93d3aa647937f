//! `fees`: prices, what people owe, payments and refunds, and the cash report.

mod accounts;
mod prices;
mod till;

use accounts::{AccountArgs, ChooseArgs, DiscountArgs, ListArgs, PayArgs, RefundArgs, RevokeDiscountArgs};
use clap::Subcommand;
use prices::{LevyArgs, RemovePriceArgs, SetPriceArgs};
use till::TillArgs;

use crate::answer_types::commands;
use crate::common::EventArgs;

/// The commands for fees.
#[derive(Debug, Subcommand)]
pub enum FeesCommand {
    /// List what everyone owes, paid, and has still to pay
    List(ListArgs),
    /// Show one account: its lines, discounts and payments
    Show(AccountArgs),
    /// List the prices
    Prices(EventArgs),
    /// Set a price, in place of the one with its name, competition and category
    SetPrice(SetPriceArgs),
    /// Remove a price
    RemovePrice(RemovePriceArgs),
    /// Say whether the prices of entries include the levy, or players owe it in addition
    Levy(LevyArgs),
    /// Choose the category of a person, their extras, and the day of their entry
    Choose(ChooseArgs),
    /// Grant a discount
    Discount(DiscountArgs),
    /// Take a discount back
    RevokeDiscount(RevokeDiscountArgs),
    /// Take a payment: the exact sum, or another amount
    Pay(PayArgs),
    /// Give a payment back, wholly or in part
    Refund(RefundArgs),
    /// Enter the float of the till in the morning, and what was counted in the evening
    Till(TillArgs),
    /// Show what was taken on each day and for each item
    Report(EventArgs),
}

commands! {
    /// Runs a command for fees.
    pub fn run(command: &FeesCommand) {
        List(arguments) => accounts::list(arguments), ["view_fees"];
        Show(arguments) => accounts::show(arguments), "view_fees has all accounts";
        Prices(arguments) => prices::list(&arguments.event), "view_fees has the prices";
        SetPrice(arguments) => prices::set(arguments), ["set_price"];
        RemovePrice(arguments) => prices::remove(arguments), ["remove_price"];
        Levy(arguments) => prices::levy(arguments), ["include_levy"];
        Choose(arguments) => accounts::choose_fees(arguments), ["choose_fees"];
        Discount(arguments) => accounts::discount(arguments), ["grant_discount"];
        RevokeDiscount(arguments) => accounts::revoke(arguments), ["revoke_discount"];
        Pay(arguments) => accounts::pay(arguments), ["take_payment"];
        Refund(arguments) => accounts::give_back(arguments), ["refund_payment"];
        Till(arguments) => till::set(arguments), ["set_cash_day"];
        Report(arguments) => till::report(&arguments.event), ["view_cash_report"];
    }
}

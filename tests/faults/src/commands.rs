//! Every command of `drawmaster`: those that write, and those that change nothing.

/// A command that writes, as words. `{key}` stands for the organiser's public key, `{championship}` for a championship of
/// the tour, `{copy}` and `{tour-copy}` for automatic copies of an event and of the tour book.
pub struct Writing {
    /// The command line.
    pub line: &'static str,
    /// A folder whose files can be made again, so that writing them does not wait for the device.
    pub remade: &'static str,
}

/// All kinds of writing commands, on the files of [`crate::venue::Venue`].
pub const WRITING: [Writing; 78] = {
    const fn kept(line: &'static str) -> Writing {
        Writing { line, remade: "-" }
    }
    const fn remade(line: &'static str, remade: &'static str) -> Writing {
        Writing { line, remade }
    }
    [
        kept("new new.drawmaster --name New --start 2026-08-14"),
        kept("import imported.drawmaster other.xml"),
        kept("simulate played.drawmaster --players 6 --rounds 2 --seed 3"),
        kept("set open.drawmaster event.place Vinograd"),
        kept("competition add open.drawmaster --name Rapid"),
        kept("competition remove two.drawmaster Rapid"),
        kept("competition enter two.drawmaster 1 2 --competition Rapid"),
        kept("entry add open.drawmaster --family Late --given Lia --rank 5k"),
        kept("entry set open.drawmaster 3 --club Brad --reason transfer"),
        kept("entry withdraw closed.drawmaster 3 --reason ill"),
        kept("entry register odd.drawmaster 12 --reason well"),
        kept("entry lower sleeper.drawmaster 1"),
        kept("entry import open.drawmaster late.csv"),
        kept("register close open.drawmaster"),
        kept("register seed closed.drawmaster --reason again"),
        kept("slip add closed.drawmaster --player 3 --club Brad"),
        kept("slip apply slips.drawmaster 1"),
        kept("slip refuse slips.drawmaster 2 --reason late"),
        kept("levels closed.drawmaster club --off"),
        kept("pair closed.drawmaster --round 1"),
        kept("pair-two partly.drawmaster --round 1 --players 5,6"),
        kept("pair-remaining partly.drawmaster --round 1"),
        kept("bye odd.drawmaster --round 1 --to 1"),
        kept("handicap event.drawmaster --round 2 --board 1 2"),
        kept("release event.drawmaster --round 2"),
        kept("swap event.drawmaster --round 2 --board 1"),
        kept("lock event.drawmaster --round 2 --board 1"),
        kept("renumber event.drawmaster --round 2"),
        kept("unpair event.drawmaster --round 2"),
        kept("result event.drawmaster --round 1 --board 1 0-1 --reason misread"),
        kept("undo event.drawmaster"),
        kept("redo undone.drawmaster"),
        kept("confirm done.drawmaster --round 1"),
        kept("ko qualify cadets.drawmaster --category 16 --lines 8"),
        kept("ko freeze cadets.drawmaster --category 16 --size 4"),
        kept("ko draw cadets.drawmaster --category 16 --size 4 --entropy 61442"),
        kept("ko replace cup.drawmaster --category 16 --out 4"),
        kept("ko decide paired-cup.drawmaster --category 16 --round 1 --winner 4 --reason late"),
        kept("ladder paired-cup.drawmaster --round 1 --board 1 --accepted 14:05"),
        kept("final freeze cadets.drawmaster --category 16 --size 4"),
        kept("final draw cadets.drawmaster --category 16 --size 4 --entropy 61442"),
        kept("final set final.drawmaster --category 16 --jigos nothing"),
        kept("final settle final.drawmaster --category 16 --group GR --order 3,1"),
        kept("print event.drawmaster pairings out.pdf --round 1"),
        kept("print event.drawmaster pairings old.pdf --round 1 --overwrite"),
        remade("print event.drawmaster all sheets --round 1", "sheets"),
        remade("export event.drawmaster --as html pages", "pages"),
        kept("export event.drawmaster --as h9 out.h9"),
        kept("export event.drawmaster --as csv out.csv"),
        kept("export event.drawmaster --as entries entries.csv"),
        kept("export event.drawmaster --as opengotha out.xml"),
        kept("export event.drawmaster --as bundle two.zip"),
        kept("bundle hand-over first.drawmaster --to d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"),
        kept("key"),
        kept("tour new --name Other --book other.tourbook"),
        kept("tour key add {key} --holder Desk --book other-keys.tourbook"),
        kept("tour key revoke {key}"),
        kept("tour add second.zip"),
        kept("tour championship {championship} Spring"),
        kept("tour confirm 1 --year 2026"),
        kept("tour merge 2 1"),
        kept("tour keep-separate 3 4"),
        kept("tour undo"),
        kept("tour seedlist out.json --date 2026-12-31"),
        kept("tour print sp-list sp.pdf"),
        kept("tour print race race.pdf --year 2026"),
        kept("tour print prizes prizes.pdf --year 2026"),
        remade("tour publish tour-pages", "tour-pages"),
        kept("seedlist import open.drawmaster seeds.json --key {key} --names"),
        kept("copies second second"),
        kept("copies restore {copy} restored.drawmaster"),
        kept("copies restore {tour-copy} restored.tourbook"),
        kept("salvage event.drawmaster salvaged.drawmaster"),
        kept("season export 2022 mine.toml"),
        kept("season use open.drawmaster season.toml --yes"),
        kept("egd import ratings.html"),
        remade("demo demo", "demo"),
        remade("extras extras", "extras"),
    ]
};

/// Commands that change no file, on the files of the venue.
pub const READING: [&str; 40] = [
    "settings event.drawmaster",
    "competition list two.drawmaster",
    "competition people two.drawmaster",
    "entries event.drawmaster",
    "entry card event.drawmaster 1",
    "register check open.drawmaster",
    "slip list slips.drawmaster",
    "levels event.drawmaster",
    "boards event.drawmaster --round 2",
    "explain event.drawmaster --round 2 --board 1",
    "report event.drawmaster --round 2",
    "round event.drawmaster --round 1",
    "pair event.drawmaster --round 2 --dry-run",
    "standings event.drawmaster",
    "points event.drawmaster",
    "ko list cup.drawmaster --category 16",
    "ko show cup.drawmaster --category 16",
    "ko verify cup.drawmaster --category 16",
    "final show final.drawmaster --category 16",
    "final standings final.drawmaster --category 16",
    "final verify final.drawmaster --category 16",
    "log event.drawmaster",
    "audit-log event.drawmaster",
    "check event.drawmaster",
    "copies list",
    "copies list event.drawmaster",
    "key --json",
    "egd find Chora",
    "season list",
    "season show 2022",
    "season check season.toml",
    "self-check --events 1",
    "tour sp",
    "tour race --year 2026",
    "tour prizes --year 2026",
    "tour events",
    "tour players",
    "tour key list",
    "tour merge",
    "tour log",
];

/// Whether a command line belongs to the command with this name, such as `tour key add`.
pub fn is_of(line: &str, name: &str) -> bool {
    line.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

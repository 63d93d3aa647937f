// What the command line can do is in the window: every command of the guide has its counterpart here, and the window uses it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { CommandName } from "./call";

const GUIDE = readFileSync("../docs/guide/commands.md", "utf8");

/** The commands of the window that do the same, or why the window has none. */
const COUNTERPARTS: Record<string, CommandName[] | { without: string }> = {
  new: ["create_event", "preview_event"],
  import: ["import_event", "detect_format"],
  "import-notes": ["view_import_notes"],
  settings: ["view_settings"],
  set: ["change_setting"],
  levels: ["change_setting"],
  timetable: ["view_timetable"],
  entries: ["view_register"],
  "competition list": ["view_competitions", "choose_competition"],
  "competition people": ["view_people"],
  "competition add": ["add_competition"],
  "competition import": ["import_competition"],
  "competition remove": ["remove_competition"],
  "competition enter": ["enter_people"],
  "entry add": ["add_entry", "add_rated"],
  "entry set": ["change_entry", "set_paid"],
  "entry withdraw": ["set_entry_status"],
  "entry register": ["set_entry_status"],
  "entry lower": ["lower_sleeper"],
  "entry import": ["import_list", "preview_list"],
  "entry card": ["view_player_card"],
  "egd import": ["import_ratings"],
  "egd find": ["find_people"],
  "register check": ["view_closing"],
  "register close": ["close_register"],
  "register seed": ["change_draw_seed"],
  "slip add": ["add_slip"],
  "slip apply": ["apply_slip"],
  "slip refuse": ["refuse_slip"],
  "slip list": ["view_slips"],
  pair: ["pair_round", "pair_some"],
  boards: ["view_round"],
  unpair: ["unpair_round", "unpair_board"],
  swap: ["swap_colours", "swap_players"],
  lock: ["lock_board"],
  "pair-two": ["pair_two"],
  bye: ["move_bye"],
  handicap: ["set_handicap"],
  renumber: ["renumber_boards", "move_board"],
  "pair-remaining": ["pair_rest"],
  explain: ["explain_board"],
  moves: ["view_moves"],
  report: ["report_round"],
  round: ["view_round", "start_round"],
  release: ["release_round"],
  confirm: ["confirm_round"],
  result: ["enter_result", "view_correction"],
  "game add": ["add_game"],
  "game conditions": ["view_game_conditions"],
  "game list": ["view_games"],
  "game remove": ["remove_game"],
  standings: ["view_standings"],
  points: ["view_points"],
  "ko freeze": ["freeze_knockout"],
  "ko draw": ["draw_knockout"],
  "ko list": ["plan_knockout"],
  "ko show": ["view_knockouts"],
  "ko verify": { without: "checks a draw from its published record, for people without the event" },
  "ko qualify": ["plan_qualifying"],
  "ko replace": ["replace_in_knockout"],
  "ko decide": ["decide_knockout"],
  "final freeze": ["freeze_final"],
  "final draw": ["draw_final"],
  "final show": ["view_finals"],
  "final standings": ["view_finals"],
  "final settle": ["settle_final"],
  "final set": ["change_final"],
  "final verify": { without: "checks a draw from its published record, for people without the event" },
  ladder: ["start_ladder", "record_ladder_game", "take_back_ladder_game", "enter_ladder"],
  print: ["print", "print_folder"],
  publish: ["publish_site"],
  export: ["export", "export_pages", "check_export"],
  "bundle hand-over": ["hand_over_event"],
  key: ["organiser_key"],
  "tour new": ["create_tour"],
  "tour key list": ["view_tour"],
  "tour key add": ["add_tour_key"],
  "tour key revoke": ["revoke_tour_key"],
  "tour add": ["add_bundle", "view_bundle"],
  "tour sp": ["view_tour_sp", "view_tour_derivation"],
  "tour race": ["view_tour_race"],
  "tour prizes": ["print_tour"],
  "tour print": ["print_tour"],
  "tour events": ["view_tour_events"],
  "tour championship": ["rename_championship"],
  "tour players": ["view_tour_players"],
  "tour confirm": ["confirm_player"],
  "tour merge": ["merge_players"],
  "tour keep-separate": ["keep_players_apart"],
  "tour seedlist": ["write_tour_seeds"],
  "tour publish": ["publish_tour"],
  "tour undo": ["undo_tour"],
  "tour log": ["view_tour_log"],
  "seedlist import": ["import_seeds"],
  "season list": ["view_settings"],
  "season show": { without: "shows a season file, for people who write one" },
  "season export": { without: "writes a season file, for people who write one" },
  "season use": ["use_season_file"],
  "season check": { without: "checks a season file, for people who write one" },
  "team add": ["add_team"],
  "team set": ["change_team"],
  "team remove": ["remove_team"],
  "team list": ["view_teams"],
  "team line-up": ["set_line_up"],
  "stage list": ["view_stages"],
  "stage add": ["add_stage"],
  "stage fill": ["fill_stage"],
  "referee clock": ["view_going_back"],
  "referee lateness": ["view_lateness"],
  "referee times": ["set_round_clock"],
  "referee late": ["view_round_clock"],
  "referee missing": ["mark_late", "clear_late"],
  "referee arrived": ["mark_arrived"],
  "referee forfeit": ["forfeit_late"],
  "referee adjourn": ["adjourn_game", "remove_adjournment"],
  "referee adjourned": ["view_adjournments"],
  "referee resume": ["resume_game"],
  "referee delays": ["view_delays"],
  "referee publish-times": ["publish_times"],
  "egf-class": ["view_time_class"],
  undo: ["undo"],
  redo: ["redo"],
  log: ["view_history", "board_history"],
  "audit-log": ["view_audit_log"],
  check: ["check_event"],
  "copies list": ["view_copies"],
  "copies restore": ["restore_copy"],
  "copies second": ["set_second_folder"],
  salvage: ["salvage_event"],
  simulate: { without: "plays an invented event, for tests" },
  "self-check": { without: "tests the program on this computer" },
  demo: { without: "writes the files of an invented event, for tests" },
};

/** The commands of the guide that do something, without the groups that only hold others. */
function commands(): string[] {
  const sections = GUIDE.split(/^##+ /m).slice(1);
  return sections.filter((section) => section.includes("```")).map((section) => section.split("\n")[0]!.trim());
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [readFileSync(path, "utf8")] : [];
  });
}

it("names a counterpart for every command of the command line", () => {
  const known = Object.keys(COUNTERPARTS);
  expect(commands().filter((command) => !known.includes(command))).toEqual([]);
  expect(known.filter((command) => !commands().includes(command))).toEqual([]);
});

it("uses every counterpart in the window", () => {
  const texts = sources("src").join("\n");
  const named = Object.values(COUNTERPARTS).flatMap((counterpart) => (Array.isArray(counterpart) ? counterpart : []));
  expect([...new Set(named)].filter((name) => !texts.includes(`"${name}"`))).toEqual([]);
});

// The statistics of a competition as rows of bars.
import type { GameCounts, StatisticsView } from "../api/generated";
import type { BarPart, BarRow } from "./barRows";

/** How games can end, in the order in which they are drawn. */
export const ENDS = ["black", "jigo", "white", "other", "open"] as const;

/** Returns the parts of a bar of games. */
export function ends(counts: GameCounts): BarPart[] {
  return ENDS.map((kind) => ({ kind, value: counts[kind] }));
}

/** Returns a bar of games for each round. */
export function roundRows(view: StatisticsView): BarRow[] {
  return view.rounds.map((round) => ({ label: String(round.round), parts: ends(round.results) }));
}

/** Returns a bar of floats for each round. */
export function floatRows(view: StatisticsView): BarRow[] {
  return view.rounds.map(({ round, floats }) => ({ label: String(round), parts: [{ kind: "floats", value: floats }] }));
}

/** Returns a bar of players for each balance of colours: "+1" had Black once more than White. */
export function colourRows(view: StatisticsView): BarRow[] {
  return view.colours.map(({ balance, players }) => ({
    label: balance > 0 ? `+${balance}` : balance < 0 ? `−${-balance}` : "0",
    parts: [{ kind: "players", value: players }],
  }));
}

/** Returns a bar of games for each handicap. */
export function handicapRows(view: StatisticsView): BarRow[] {
  return view.handicaps.map(({ stones, results }) => ({ label: String(stones), parts: ends(results) }));
}

/** Returns a bar of games for each distance of ranks. */
export function gapRows(view: StatisticsView): BarRow[] {
  return view.gaps.map(({ ranks, stronger, jigo, weaker }) => ({
    label: String(ranks),
    parts: [
      { kind: "stronger", value: stronger },
      { kind: "jigo", value: jigo },
      { kind: "weaker", value: weaker },
    ],
  }));
}

/** Returns a share in whole per cent, rounded down; 0 of nothing. */
export function percent(part: number, all: number): number {
  return all === 0 ? 0 : Math.floor((100 * part) / all);
}

/** Returns how many games the stronger player won, and how many were played by players of different ranks. */
export function favourites(view: StatisticsView): { won: number; games: number } {
  return view.gaps.reduce((sum, gap) => ({ won: sum.won + gap.stronger, games: sum.games + gap.games }), {
    won: 0,
    games: 0,
  });
}

/** Returns how many players had both colours equally often or differ by one, and how many players there are. */
export function balanced(view: StatisticsView): { level: number; players: number } {
  return view.colours.reduce(
    (sum, { balance, players }) => ({
      level: sum.level + (Math.abs(balance) <= 1 ? players : 0),
      players: sum.players + players,
    }),
    { level: 0, players: 0 },
  );
}

// The rules of a season, as in crates/domain/src/points/season.rs.
import type { AgeRule } from "./settings";

/** The rules of a season. */
export type SeasonRules = {
  /** Its name, as events refer to it. */
  name: string;
  /** Age categories. */
  ages: AgeRule;
  /** Rounds of a new event of the season, if they differ from the usual six. */
  rounds?: number;
  /** The classes of events by their names. */
  classes: Record<string, ClassRules>;
  /** Factors for online events. */
  online: Factors;
  /** Factors for small groups, if the season has this rule. */
  small_group: {
    /** The factors apply if the category has fewer players than this. */
    fewer_than: number;
    /** The factors. */
    factors: Factors;
  } | null;
  /** The age-value coefficient, a number or a fraction. */
  avc: string;
  /** The Final. */
  final: {
    /** Players of each category who qualify. */
    size: number;
    /** Points for the places, the first place first. */
    places: number[];
  };
};

/** The points of a class of events. */
type ClassRules = {
  /** Points by the highest stage reached in a knock-out. */
  stages: {
    round_of_64: number | null;
    round_of_32: number | null;
    round_of_16: number | null;
    quarter_finals: number | null;
    semi_finals: number | null;
    finalist: number | null;
    winner: number | null;
  };
  /** Points for each game played. */
  games: GamePoints;
  /** Points for each game of a player who starts at or above the bar, if different. */
  main_group: GamePoints | null;
};

/** Points for a game played. */
type GamePoints = {
  /** For a win. */
  win: number;
  /** For a loss. */
  loss: number;
};

/** Factors, numbers or fractions. */
type Factors = {
  /** Of stage points. */
  stages: string;
  /** Of game points. */
  games: string;
};

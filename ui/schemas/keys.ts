// Answers that only name what a command changed.

/** A helper of the hall network. */
export type OfHelper = {
  /** The key of the helper. */
  helper: number;
};

/** A board. */
export type OfBoard = {
  /** The board. */
  board: number;
};

/** An official of the event. */
export type OfOfficial = {
  /** The key of the official. */
  official: number;
};

/** A team. */
export type OfTeam = {
  /** The number of the team. */
  team: number;
};

/** A round. */
export type InRound = {
  /** The round. */
  round: number;
};

/** A board. */
export type OnBoard = {
  /** The round. */
  round: number;
  /** The board. */
  board: number;
};

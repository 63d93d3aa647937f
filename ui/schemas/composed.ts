// Answers that the command line composes from views, and the error.
import type { CompetitionView, CopiesView, ErrorCode, Paired, PointsLineView, PointsSourceView, PointsView, TourCopy } from "../src/api/generated";

/** The document on stderr if a command is refused or used wrongly. */
export type ErrorAnswer = {
  /** The error. */
  error: {
    /** Its kind, for programs. */
    code: ErrorCode;
    /** What failed and why, in the user's language. */
    message: string;
    /** What to do next. */
    hints: string[];
    /** What the system or a library reported, with `--verbose`. */
    detail?: string;
  };
};

/** A competition of the event. */
export type Listed = {
  /** Its key. */
  id: number;
  /** The number of its entries. */
  entries: number;
} & CompetitionView;

/** A pairing. */
export type Timed = Paired & {
  /** How long the computation took, in milliseconds. */
  ms: number;
};

/** A new draw seed. */
export type DrawSeed = {
  /** The draw seed of the event. */
  draw_seed: string;
};

/** People who were entered, and where they play twice at one time. */
export type Entered = {
  /** The keys of their entries. */
  entries: number[];
  /** Who is due in two competitions at one time, one sentence each. */
  conflicts: string[];
};

/** Where points come from. */
export type PointsSource = Omit<PointsSourceView, "place" | "stage"> & {
  /** The highest stage of a knock-out, or the place in the Final; null for games. */
  stage: PointsSourceView["stage"] | string;
};

/** The points of an event. */
export type Points = Omit<PointsView, "players"> & {
  /** The players with points, by category and place. */
  players: (Omit<PointsLineView, "sources"> & {
    /** Where the points come from. */
    sources: PointsSource[];
  })[];
};

/** The copies of events and tour books. */
export type AllCopies = CopiesView & {
  /** The copies of tour books. */
  tour_books: TourCopy[];
};

/** Copies of a tour book. */
export type BookCopies = {
  /** The copies of the tour book. */
  tour_books: TourCopy[];
};

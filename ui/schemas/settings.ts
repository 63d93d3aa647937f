// All settings, as `drawmaster settings --json` shows them; the paths are those of `drawmaster set`. They are the event file's own
// form, in crates/domain/src/model: points are counted in half points, and choices have the names of the program's types.

/** All settings of the event and of a competition. */
export type Settings = {
  /** The settings of the event. */
  event: EventSettings;
  /** The settings of the competition. */
  competition: CompetitionSettings;
};

/** The value of a setting, or a group of settings. */
export type SettingValue =
  | Simple
  | Simple[]
  | [number, number]
  | Settings
  | EventSettings[keyof EventSettings]
  | CompetitionSettings[keyof CompetitionSettings];

type Simple = string | number | boolean | null;

/** The settings of the event. */
export type EventSettings = {
  /** Name, as printed on every sheet. */
  name: string;
  /** Place; empty if unknown. */
  place: string;
  /** Country of the place, two letters; null if unknown. */
  country: string | null;
  /** First day. */
  start: string;
  /** Last day. */
  end: string;
  /** Name of the season rules. */
  season: string;
  /** The event's part in the tour. */
  tour: TourSettings;
  /** Age categories. */
  ages: AgeRule;
  /** Time limits of a game. */
  time: {
    /** Main time of each player in minutes. */
    main_minutes: number;
    /** What follows the main time. */
    overtime: Overtime;
  };
  /** Start times that differ from the proposed timetable; empty if none do. */
  starts: string;
  /** Komi of an even game, in half points: 13 is 6.5. */
  komi: number;
  /** Whether results are entered twice, for Black and for White. */
  two_passes: boolean;
  /** Whether players may report their results on their phones. */
  player_reports: boolean;
  /** The rooms, if there are several. */
  halls: Room[];
  /** The EGF class that the director chose, if lower than the time limits allow. */
  lowered_class: "B" | "C" | "Unrated" | null;
  /** The levy per player and day, as amounts such as 2.50. */
  levy: {
    /** For members. */
    member: string;
    /** For players who are not members. */
    non_member: string;
    /** For concessions. */
    concession: string;
    /** The currency. */
    currency: string;
  };
  /** From which difference pairs are pointed out as far apart. */
  far_apart: {
    /** In ranks. */
    ranks: number;
    /** In half points. */
    points: number;
  };
  /** The sheets that are printed for each round at once. */
  round_sheets: ("pairings" | "pairings-by-name" | "slips" | "wall-chart" | "standings" | "ko" | "ladder")[];
  /** The lists that are frozen and wait for their draw. */
  freezes?: Freeze[];
  /** Where the draw seed comes from. */
  seed_origin?:
    | "Given"
    | {
        /** It was drawn when the register closed. */
        Closing: SeedDrawn;
      }
    | {
        /** It was drawn again. */
        Changed: {
          /** How. */
          drawn: SeedDrawn;
          /** Why. */
          reason: string;
        };
      };
  /** The full texts of articles of the EGF rules, by article. */
  article_texts?: Record<string, string>;
  /** 64 hexadecimal digits from which all lots of the event are computed. */
  draw_seed: string;
};

/** The event's part in the tour. */
type TourSettings = {
  /** The class of the event, or empty. */
  class: string;
  /** The coefficient, a number or a fraction. */
  coefficient: string;
  /** Whether it is played on the internet. */
  online: boolean;
  /** The championship, or empty. */
  championship: string;
  /** The number of bundles written. */
  bundles: number;
  /** The event's own season rules, as the text of their file. */
  season_file?: string;
  /** The public key of the organiser who issues the next bundle. */
  handed_over_to?: string;
};

/** How a category follows from a player's birth. */
export type AgeRule = {
  /** The limits, youngest first. */
  categories: number[];
  /** Month and day on which ages are taken. */
  cut_off: [number, number];
  /** Whether the limit is inclusive. */
  limit_included: boolean;
};

/** What follows the main time. */
type Overtime =
  | "None"
  | {
      /** Byo-yomi. */
      Byoyomi: {
        /** The number of periods. */
        periods: number;
        /** Seconds of each period. */
        seconds: number;
      };
    }
  | {
      /** Canadian overtime. */
      Canadian: {
        /** The number of stones. */
        stones: number;
        /** Seconds for them. */
        seconds: number;
      };
    }
  | {
      /** Fischer time. */
      Fischer: {
        /** Seconds added for each move. */
        seconds: number;
      };
    };

/** A room and the boards in it. */
type Room = {
  /** Its name. */
  name: string;
  /** The lowest board. */
  first: number;
  /** The highest board. */
  last: number;
};

/** How the draw seed was drawn. */
type SeedDrawn = {
  /** When. */
  at: string;
  /** The program's random number. */
  random: string;
  /** The digits called out by the public. */
  entropy: string;
};

/** A frozen list. */
type Freeze = {
  /** The key of the competition. */
  competition: number;
  /** The age category. */
  category: number;
  /** What will be drawn. */
  draw:
    | {
        /** A table. */
        Knockout: {
          /** The frozen plan. */
          plan: DrawPlan;
          /** Whether third place is played for. */
          third_place: boolean;
          /** The director's reason. */
          reason: string | null;
        };
      }
    | {
        /** The Final. */
        Final: {
          /** The frozen plan. */
          plan: FinalPlan;
          /** Its first round. */
          first_round: number;
          /** The rounds that it plays alone; null: as proposed. */
          alone: number[] | null;
          /** The director's reason. */
          reason: string | null;
        };
      };
};

/** A plan of a table. */
type DrawPlan = {
  /** The age category. */
  category: number;
  /** Lines of the table. */
  lines: number;
  /** The number of seeds. */
  seeds: number;
  /** Who is kept apart. */
  apart: {
    /** Players of one country. */
    countries: boolean;
    /** Players of one club. */
    clubs: boolean;
  };
  /** How a double elimination ends. */
  double?: "Second" | "One" | "BestOfThree";
  /** The list, strongest first. */
  list: {
    /** The key of the entry. */
    entry: number;
    /** The name. */
    name: string;
    /** The rank. */
    rank: string;
    /** The country. */
    country: string | null;
    /** The club. */
    club: string;
    /** How the player came to the list. */
    way:
      | "Listed"
      | "Qualified"
      | "WildCard"
      | {
          /** The player enters in this round. */
          LaterRound: number;
        };
  }[];
  /** The director's nonce. */
  nonce: string;
  /** What was announced with the freeze. */
  announced?: Announcement;
};

/** A plan of the Final. */
type FinalPlan = {
  /** The age category. */
  category: number;
  /** The list. */
  list: {
    /** The key of the entry. */
    entry: number;
    /** The name. */
    name: string;
    /** The rank. */
    rank: string;
    /** The points in the race. */
    points: number | null;
  }[];
  /** Who rests. */
  rests: "BestRanked" | "Lots" | "Eve" | "Balanced";
  /** The day with three rounds. */
  long_day: number;
  /** The director's nonce. */
  nonce: string;
  /** What was announced with the freeze. */
  announced?: Announcement;
};

/** What was announced with a freeze. */
type Announcement = {
  /** The number of the freeze. */
  number: number;
  /** When. */
  at: string;
  /** The number of digits that the public calls out. */
  digits: number | null;
  /** Where they come from. */
  source: string;
};

/** The settings of a competition. */
export type CompetitionSettings = {
  /** Key in the event. */
  id: number;
  /** Name, as printed on its sheets. */
  name: string;
  /** How opponents are found. */
  system:
    | "McMahon"
    | "Swiss"
    | "RoundRobin"
    | "ScorePairing"
    | "GeneralisedKnockout"
    | "ZonedSwiss"
    | "Knockout"
    | "DoubleElimination"
    | "SwissKnockout"
    | "Zones"
    | "SelfPairing"
    | "Novices"
    | "ClubLadder"
    | "League";
  /** Number of rounds planned. */
  rounds: number;
  /** How often two players may meet in self-pairing. */
  meetings: number;
  /** When the register was closed; absent while it is open. */
  register_closed?: string;
  /** Initial scores. */
  mcmahon: {
    /** The rank with score 0. */
    zero: string;
    /** Lower ranks start as this one. */
    floor: string;
    /** Higher ranks start as this one. */
    bar: string;
    /** The lowest rank of the supergroup; null without one. */
    supergroup: string | null;
  };
  /** What unplayed rounds and forfeits count. */
  scoring: Scoring;
  /** Criteria of the standings, most important first. */
  tie_breaks: string[];
  /** Lower rank limits of the divisions that CAT compares; null: it compares age categories. */
  grade_limits: string[] | null;
  /** Handicaps. */
  handicap: {
    /** What they follow from. */
    basis: "Off" | "Score" | "Rank";
    /** By how much they are reduced. */
    reduction: number;
    /** The most stones. */
    ceiling: number;
    /** Who gives none. */
    exempt:
      | "EitherAtBar"
      | {
          /** Games in which a player has this rank or a higher one. */
          Capped: string;
        };
  };
  /** The size of the boards. */
  board_size: "Nine" | "Thirteen" | "Nineteen" | "ByRank";
  /** The lowest rank that plays on 13x13 if the board depends on the rank. */
  thirteen_from: string;
  /** The rules of pairing. */
  pairing: Pairing;
  /** Whether age categories play embedded knock-outs. */
  knockouts: boolean;
  /** What follows a jigo or a withdrawal in those knock-outs. */
  knockout_rules: {
    /** After a jigo. */
    after_jigo: "Boards" | "NewGame";
    /** After a withdrawal. */
    after_withdrawal: "Alternate" | "Walkover" | "Bye";
    /** How a double elimination ends. */
    last_game: "Second" | "One" | "BestOfThree";
  };
  /** Whether it earns points in the tour. */
  earns_points: boolean;
  /** Players of a division of a league; 0 for a single division. */
  division_size: number;
  /** How many players of each division of a league go up and down. */
  moves: number;
  /** The rules of a club ladder. */
  club_ladder: {
    /** The scale of rungs. */
    scale: "Club" | "Lightning";
    /** The lowest rung. */
    bottom: string | null;
    /** Whether a third win in a row counts more. */
    third_win: boolean;
    /** From which difference a win is an upset. */
    upset: number;
    /** Whether ratings anchor the ladder. */
    anchored: boolean;
  };
  /** The rule for newcomers; null: open to everyone. */
  newcomers: {
    /** The highest age. */
    oldest: number;
    /** The highest number of earlier contests. */
    contests: number;
  } | null;
  /** Name of the event file of the Open; empty without one. */
  open_file: string;
  /** Players who go on to the main table of a Swiss knock-out. */
  finalists: number;
  /** The number of zones. */
  zones: number;
  /** Whether only the zones are played; absent if not. */
  zones_only?: boolean;
  /** Where it takes its players from, if it is a stage. */
  stage?: {
    /** The key of the competition before it. */
    after: number;
    /** Who goes on, such as first:8. */
    takes: string;
    /** What they bring. */
    carries: "Nothing" | "Score" | "Results";
    /** What they brought; null until the stage is filled. */
    brought: Brought | null;
  };
  /** Main time in minutes; null: as in the event. */
  main_minutes: number | null;
  /** What follows the main time; null: as in the event. */
  overtime: Overtime | null;
  /** Komi in half points; null: as in the event. */
  komi: number | null;
  /** The first day; null: as in the event. */
  start: string | null;
  /** The last day; null: as in the event. */
  end: string | null;
  /** The EGF class of its games; null: as in the event. */
  own_class: "Allowed" | "B" | "C" | "Unrated" | null;
  /** Start times; null: as in the event. */
  starts: string | null;
  /** The rooms in which it is played; empty: all. */
  rooms: string[];
  /** The boards that it uses, such as 1-20; empty: all. */
  boards: string;
  /** The teams, if teams meet. */
  teams: Teams | null;
  /** The rules for pairs, if pairs meet. */
  pairs: {
    /** The strength of a pair. */
    strength: "Mean" | "Stronger" | "Weaker";
    /** Whether a pair is a woman and a man. */
    mixed: "Required" | "Reminded" | "Any";
  } | null;
};

/** What unplayed rounds and forfeits count, in half points. */
type Scoring = {
  /** Wins for a missed round. */
  absent_wins: number;
  /** Wins for a bye. */
  bye_wins: number;
  /** Score for a missed round. */
  absent_score: number;
  /** Score for a bye. */
  bye_score: number;
  /** Whether scores are rounded down. */
  round_down: boolean;
  /** Whether the opponent of a forfeit counts in sums. */
  forfeit_counts_opponent: boolean;
  /** Whether sums count handicaps. */
  handicap_in_sums: boolean;
  /** Whether opponents' unplayed games count half. */
  unplayed_as_half: boolean;
  /** What a missed round counts in SOSOS. */
  missed_in_sosos: "OwnSos" | "StartTimesRounds";
  /** Whether SODOS counts byes. */
  bye_in_sodos: boolean;
  /** What a bye counts in sums. */
  bye_in_sums: "StartScore" | "OtherPoints" | "Zero";
  /** Whether a finished round without a game counts though it is not marked as missed. */
  unmarked_counts: boolean;
};

/** The rules of pairing. */
type Pairing = {
  /** The profile. */
  profile: "Seygo" | "OpenGotha" | "Literal";
  /** Seeding in the first rounds. */
  first_seeding: Seeding;
  /** Seeding later. */
  later_seeding: Seeding;
  /** The number of first rounds. */
  first_rounds: number;
  /** Who gets the bye. */
  bye: "GhostThenBye" | "Bye" | "Off";
  /** Whether players at the bar are kept apart from clubmates and compatriots. */
  apart_at_bar: boolean;
  /** Who floats. */
  floats: "BalanceAndPlace" | "Balance";
  /** The numbers of boards. */
  boards: "Kept" | "Renumbered";
  /** What unfinished games count as. */
  unfinished: "Jigo" | "Held";
  /** The levels of a good pairing, the most important first. */
  levels: {
    /** The level. */
    level:
      | "Rematch"
      | "Family"
      | "Winless"
      | "Category"
      | "ScoreDifference"
      | "KnockoutApart"
      | "Floats"
      | "Club"
      | "Country"
      | "Colours"
      | "Handicap"
      | "Seeding"
      | "Lot";
    /** Whether it is on. */
    on: boolean;
    /** The maximum cost of one board; null for no limit. */
    cap: number | null;
  }[];
  /** OpenGotha's weights, of an event imported from it. */
  opengotha: OpenGothaWeights | null;
};

type Seeding = "Slip" | "Fold" | "Random" | "Neighbours";

type FloatFrom = "Top" | "Middle" | "Bottom";

/** OpenGotha's weights. */
type OpenGothaWeights = {
  concavity: number;
  avoid_rematch: number;
  random: number;
  deterministic: boolean;
  balance_colours: number;
  avoid_mixing_categories: number;
  score_difference: number;
  floats: number;
  compensate_floats: boolean;
  upper_floater: FloatFrom;
  lower_floater: FloatFrom;
  seeding: number;
  first_extra: string | null;
  later_extra: string | null;
  rank_threshold: string;
  wins_threshold: boolean;
  bar_threshold: boolean;
  handicap: number;
  geography: number;
  country_factor: number;
  club_factor: number;
  club_groups: string[][];
};

/** What players bring into a stage. */
type Brought = {
  /** Half points by the key of the entry. */
  points: [number, number][];
  /** Games from the competition before it. */
  games: {
    /** The key of an entry. */
    one: number;
    /** The key of the opponent's entry. */
    other: number;
    /** The half points of the first. */
    points: number;
    /** The half points of the other. */
    other_points: number;
  }[];
};

/** Teams. */
type Teams = {
  /** Boards of a match. */
  size: number;
  /** The order of the members. */
  order: "Fixed" | "Free";
  /** The teams. */
  list?: {
    /** The number. */
    number: number;
    /** The name. */
    name: string;
    /** The keys of the members' entries, board 1 first. */
    members: number[];
    /** Who plays, by round. */
    line_ups?: Record<string, number[]>;
    /** The number of the team in the competition before it. */
    came_from?: number;
  }[];
};

// The types of all answers with `--json` and of the error, for `cargo xtask schemas`; messages are sentences there (decision 140).
import type { AboutView, Added, AdjournmentsView, ArticleView, AuditLogView, BoardCodes, CasesView, CaseView, Checked, ClassView, ClockView, ClosingView, CompetitionImported, ConditionsView, ContradictionView, CorrectionView, DelaysView, DemoEvents, DerivationView, DuplicateLine, EditionLine, EntryView, Explanation, Exported, FinalView, FlowStageView, FreeGamesView, FrozenView, GameAdded, HandedOver, HelperAdded, HelpersView, HistoryLine, Imported, ImportNoteView, JsonLine, KeyLine, KeyView, LadderPrizesView, LadderView, LatenessView, LevelView, ListImported, ListPreview, ListView, ManualChange, MoveView, OfficialsView, OperationName, OverallView, Paired, PeopleFound, PersonView, PlanView, PlayerCard, PlayerLine, PrintedFolder, PrintedPages, Prizes, Published, PublishedSite, QualifyingView, RaceView, RatingsImported, RemarkLine, ReportView, ResultEntered, RoundClockView, RoundView, SalvagedView, SeedsImported, SeedsWritten, SelfChecked, SheetsSent, SlipView, SpView, StatisticsView, StatusView, TableDocument, TeamsView, TimetableLine, TourCopy, TourLogLine, TourOperationName, Verified, VerifiedFinal, Written } from "../src/api/generated";
import type { FollowState, Promoted, Served } from "./hall";
import type { InRound, OfBoard, OfHelper, OfOfficial, OfTeam, OnBoard } from "./keys";
import type { SeasonRules } from "./season";
import type { SettingValue, Settings } from "./settings";
import type { AllCopies, BookCopies, DrawSeed, Entered, Listed, Points, Timed } from "./composed";

export type { ErrorAnswer } from "./composed";

/** The answers by the name of the command. */
export interface Answers {
  /** The new event. */
  new: StatusView;
  /** The new event and what was imported. */
  import: Imported;
  /** What the import that created the event noted. */
  "import-notes": ImportNoteView[];
  /** All settings of the event and of a competition. */
  settings: Settings;
  /** The new value of the setting. */
  set: SettingValue;
  /** The competitions of the event. */
  "competition list": Listed[];
  /** Everyone, with their competitions. */
  "competition people": PersonView[];
  /** The new competition. */
  "competition add": {
    /** Its key. */
    competition: number;
    /** Its name. */
    name: string;
  };
  /** The competition that was taken over. */
  "competition import": CompetitionImported;
  /** What was removed. */
  "competition remove": {
    /** The number of entries that were removed with the competition. */
    entries: number;
  };
  /** The people who were entered. */
  "competition enter": Entered;
  /** The rounds of all competitions by time. */
  timetable: {
    /** The rounds. */
    rounds: TimetableLine[];
    /** Who is due in two competitions at one time, one sentence each. */
    conflicts: string[];
    /** Days on which the rounds take too long, one sentence each. */
    too_long: string[];
  };
  /** The competition at a glance. */
  statistics: StatisticsView;
  /** The entries. */
  entries: EntryView[];
  /** The new entry. */
  "entry add": EntryView;
  /** The changed entry. */
  "entry set": EntryView;
  /** The new pair. */
  "entry add-pair": EntryView;
  /** The changed pair. */
  "entry set-pair": EntryView;
  /** The entry, with its lower initial score. */
  "entry lower": EntryView;
  /** The withdrawn entry. */
  "entry withdraw": EntryView;
  /** The registered entry. */
  "entry register": EntryView;
  /** What was imported; with `--preview`, what would be. */
  "entry import": ListImported | ListPreview;
  /** A player's games, tie-breaks, knock-outs, points and changes. */
  "entry card": PlayerCard;
  /** The imported rating list. */
  "egd import": RatingsImported;
  /** The people who were found. */
  "egd find": PeopleFound;
  /** The checklist before the register closes. */
  "register check": ClosingView;
  /** The closed register. */
  "register close": {
    /** Always true. */
    closed: true;
    /** The number of players with a starting number. */
    numbered: number;
  } & DrawSeed;
  /** The new draw seed. */
  "register seed": DrawSeed;
  /** The new slip. */
  "slip add": SlipView;
  /** The applied slip. */
  "slip apply": SlipView;
  /** The refused slip. */
  "slip refuse": SlipView;
  /** The slips. */
  "slip list": SlipView[];
  /** The pairing of the round. */
  pair: Timed;
  /** The boards of the round. */
  boards: RoundView;
  /** The boards that were unpaired: one, or all of the round. */
  unpair:
    | OnBoard
    | (InRound & {
        /** The number of games that were removed. */
        games: number;
      });
  /** The board with swapped colours, or the change if two players were exchanged. */
  swap: OnBoard | ManualChange;
  /** The board. */
  lock: OnBoard & {
    /** Whether it is locked now. */
    locked: boolean;
  };
  /** The new board. */
  "pair-two": ManualChange;
  /** The change. */
  bye: ManualChange;
  /** The board. */
  handicap: OnBoard & {
    /** The number of its handicap stones. */
    handicap: number;
  };
  /** The game with a new board, or the renumbered round. */
  renumber:
    | (OnBoard & {
        /** The new number of the board. */
        to: number;
      })
    | (InRound & {
        /** The number of games that have another board now. */
        moved: number;
      });
  /** The levels of a good pairing, the most important first. */
  levels: LevelView[];
  /** The pairing of the round. */
  "pair-remaining": Paired;
  /** Why two players meet. */
  explain: Explanation;
  /** The places to which the player can move. */
  moves: MoveView[];
  /** What the pairing report points out. */
  report: RemarkLine[];
  /** The boards of the round with their results. */
  round: RoundView;
  /** The released round. */
  release: InRound;
  /** The confirmed round. */
  confirm: InRound;
  /** The result that was entered; with `--dry-run`, the games that it affects. */
  result: ResultEntered | CorrectionView;
  /** The new game. */
  "game add": GameAdded;
  /** The games and the wall chart. */
  "game list": FreeGamesView;
  /** Colours, stones and komi of a game. */
  "game conditions": ConditionsView;
  /** The prizes of a club ladder. */
  "game prizes": LadderPrizesView;
  /** The removed game. */
  "game remove": {
    /** The key of the game. */
    game: number;
  };
  /** The stages of the event. */
  "stage list": FlowStageView[];
  /** The new stages. */
  "stage add": {
    /** The keys of their competitions. */
    stages: number[];
    /** Their names. */
    names: string[];
  };
  /** The players who go on. */
  "stage fill": Entered;
  /** The new team. */
  "team add": OfTeam;
  /** The changed team. */
  "team set": OfTeam;
  /** The removed team. */
  "team remove": OfTeam;
  /** The teams with their members. */
  "team list": TeamsView;
  /** Who plays for the team. */
  "team line-up": OfTeam &
    InRound & {
      /** The keys of the entries, board 1 first. */
      line_up: number[];
    };
  /** The standings, the first place first; with `--overall`, the final list of all stages. */
  standings: JsonLine[] | OverallView;
  /** The tour points of the event. */
  points: Points;
  /** The list of the category and its sizes. */
  "ko list": ListView;
  /** The table. */
  "ko show": TableDocument;
  /** The qualifying sections; after `--take-back`, the number of places. */
  "ko qualify":
    | QualifyingView
    | {
        /** The number of places for qualifiers. */
        places: number;
      };
  /** The frozen list. */
  "ko freeze": FrozenView;
  /** The drawn table; with `--dry-run`, the players and the effect of the choice. */
  "ko draw": TableDocument | PlanView;
  /** What changed. */
  "ko replace": {
    /** One sentence for each change. */
    changes: string[];
  };
  /** The table. */
  "ko decide": TableDocument;
  /** The verified draw. */
  "ko verify": Verified;
  /** The clocks after going back. */
  "referee clock": ClockView;
  /** The clocks at the start of play, or who has lost. */
  "referee lateness": LatenessView;
  /** The officials. */
  "referee official list": OfficialsView;
  /** The new official. */
  "referee official add": OfOfficial;
  /** The changed official. */
  "referee official set": OfOfficial;
  /** The removed official. */
  "referee official remove": OfOfficial;
  /** The new case. */
  "referee case add": CaseView;
  /** The changed case. */
  "referee case set": CaseView;
  /** The case with the ruling. */
  "referee case rule": CaseView;
  /** The case with the protest. */
  "referee case protest": CaseView;
  /** The case with the appeal. */
  "referee case appeal": CaseView;
  /** The closed case. */
  "referee case close": CaseView;
  /** The case. */
  "referee case publish": CaseView;
  /** The cases. */
  "referee case list": CasesView;
  /** The case. */
  "referee case show": CaseView;
  /** The case with the answers. */
  "referee guide answer": CaseView;
  /** The case. */
  "referee guide shorten": CaseView;
  /** The case with the clocks. */
  "referee guide clocks": CaseView;
  /** The case with the ruling. */
  "referee guide wrong-start": CaseView;
  /** The case with the ruling. */
  "referee guide clock-fault": CaseView;
  /** The articles of the EGF tournament rules. */
  "referee article list": ArticleView[];
  /** The article whose text was set. */
  "referee article set": {
    /** The article, such as 5j. */
    article: string;
  };
  /** The times of the round and its late players. */
  "referee times": RoundClockView;
  /** The times of the round and its late players. */
  "referee late": RoundClockView;
  /** The times of the round and its late players. */
  "referee missing": RoundClockView;
  /** The times of the round and its late players. */
  "referee arrived": RoundClockView;
  /** The forfeit. */
  "referee forfeit": ResultEntered;
  /** The adjourned games. */
  "referee adjourn": AdjournmentsView;
  /** The adjourned games. */
  "referee adjourned": AdjournmentsView;
  /** The adjourned games. */
  "referee resume": AdjournmentsView;
  /** The timetable beside reality. */
  "referee delays": DelaysView;
  /** The timetable beside reality. */
  "referee publish-times": DelaysView;
  /** The EGF class that the time limits allow. */
  "egf-class": ClassView;
  /** The frozen list. */
  "final freeze": FrozenView;
  /** The Final. */
  "final draw": FinalView;
  /** The Final. */
  "final show": FinalView;
  /** The Final. */
  "final standings": FinalView;
  /** The Final. */
  "final settle": FinalView;
  /** The Final. */
  "final set": FinalView;
  /** The verified draw. */
  "final verify": VerifiedFinal;
  /** The jigo ladder of the game. */
  ladder: LadderView;
  /** The written file; for `all`, the folder; with `--printer`, what was sent. */
  print: Written | PrintedFolder | SheetsSent;
  /** The written file; for `html`, the pages; with `--check`, what the other program would reject or show differently. */
  export: Exported | PrintedPages | string[];
  /** The web site. */
  publish: PublishedSite;
  /** Where phones and displays find the event. */
  serve: Served;
  /** What the copy has, one answer for each change. */
  follow: FollowState;
  /** The promoted copy, with the history that it continues. */
  promote: Promoted;
  /** The new helper with their code, which is shown only now. */
  "helper add": HelperAdded;
  /** The helper whose code was revoked. */
  "helper revoke": OfHelper;
  /** The helpers. */
  "helper list": HelpersView;
  /** The boards whose results contradict each other. */
  "helper conflicts": ContradictionView[];
  /** The board that was settled. */
  "helper settle": OfBoard;
  /** The reports of players that someone at the desk needs to look at. */
  "player-report list": ReportView[];
  /** The result that was entered. */
  "player-report accept": ResultEntered;
  /** The board whose reports were dismissed. */
  "player-report dismiss": OfBoard;
  /** The codes of the boards without a result. */
  "player-report codes": BoardCodes[];
  /** The event that was handed over. */
  "bundle hand-over": HandedOver;
  /** The organiser's public key. */
  key: KeyView;
  /** The new tour book. */
  "tour new": {
    /** The name of the tour. */
    tour: string;
  };
  /** The keys of the organisers. */
  "tour key list": KeyLine[];
  /** The new key. */
  "tour key add": KeyLine[];
  /** The revoked key. */
  "tour key revoke": KeyLine[];
  /** The bundle that was added. */
  "tour add": Added;
  /** The SP lists; with a player, where their points come from. */
  "tour sp": SpView[] | DerivationView;
  /** The race of the year, by category. */
  "tour race": RaceView[];
  /** The prizes of the year. */
  "tour prizes": Prizes;
  /** The events in the book. */
  "tour events": EditionLine[];
  /** What was renamed. */
  "tour championship": {
    /** The number of events with the new name. */
    editions: number;
  };
  /** The players with their careers and badges. */
  "tour players": PlayerLine[];
  /** The player whose membership was confirmed. */
  "tour confirm": {
    /** The name. */
    player: string;
  };
  /** The merged player; without two players, those who may be the same. */
  "tour merge":
    | DuplicateLine[]
    | {
        /** The name of the player. */
        kept: string;
      };
  /** The two players. */
  "tour keep-separate": {
    /** Their names. */
    two: string;
  };
  /** The written seed list. */
  "tour seedlist": SeedsWritten;
  /** The written file. */
  "tour print": Written;
  /** The written pages. */
  "tour publish": Published;
  /** The history of the book. */
  "tour log": TourLogLine[];
  /** What was undone. */
  "tour undo": {
    /** The operation. */
    undone: TourOperationName;
  };
  /** The seeds that were filled in. */
  "seedlist import": SeedsImported;
  /** The names of the built-in seasons. */
  "season list": string[];
  /** The rules of the season. */
  "season show": SeasonRules;
  /** The written file. */
  "season export": Written;
  /** The name of the season. */
  "season use": string;
  /** The rules in the file. */
  "season check": SeasonRules;
  /** What was undone. */
  undo: {
    /** The operation. */
    undone: OperationName;
  };
  /** What was done again. */
  redo: {
    /** The operation. */
    redone: OperationName;
  };
  /** The history, the newest change first. */
  log: HistoryLine[];
  /** The history as a chain of hashes. */
  "audit-log": AuditLogView;
  /** What was checked. A fault is an error. */
  check: Checked;
  /** The copies; for a tour book, only its own. */
  "copies list": AllCopies | BookCopies;
  /** The restored event or tour book. */
  "copies restore": StatusView | TourCopy;
  /** The second folder, or null. */
  "copies second": string | null;
  /** What was saved of the damaged file. */
  salvage: SalvagedView;
  /** The played event. */
  simulate: StatusView;
  /** What was compared without a difference. */
  "self-check": SelfChecked;
  /** What was played and written. */
  demo: DemoEvents;
  /** The program; with `--licences`, the parts that other people wrote, with their licences. */
  about: AboutView | string;
  /** The folder. */
  extras: string;
}

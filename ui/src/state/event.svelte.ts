// The open event as the window knows it: its status, which data is out of date, and the last error.
import { untrack } from "svelte";
import { call, type CommandName, type RequestOf, type ResponseOf } from "../api/call";
import type { CompetitionView, DataTopic, SalvagedView, StatusView } from "../api/generated";
import type { Picked } from "../platform";
import { Answers } from "./answers";
import { CommandRunner } from "./commands.svelte";
import { firstSteps } from "./firstSteps.svelte";
import { navigation } from "./navigation.svelte";

type Mutation<R> = { value: R; invalidated: DataTopic[] };
type ValueOf<N extends CommandName> = ResponseOf<N> extends Mutation<infer R> ? R : never;

/** Milliseconds of work before the window shows that it is busy; shorter work would only flicker. */
const SEEN_AFTER = 250;

class EventState extends CommandRunner {
  status = $state<StatusView | null>(null);
  /** The competitions of the event. */
  competitions = $state<CompetitionView[]>([]);
  /** The damaged file that could not be opened and can be recovered. */
  damaged = $state<Picked | null>(null);
  /** What was recovered from a damaged file, and the new file. */
  salvaged = $state<{ file: Picked; found: SalvagedView } | null>(null);
  /** Whether work takes long enough to be shown. */
  busy = $state(false);
  /** What was just done and can be undone at once, as text; null if nothing is offered. */
  undoable = $state<string | null>(null);
  /** Counts the events opened, so that what a screen keeps belongs to one of them. */
  opened = 0;
  /** Counts the requests to show the board whose passes differ. */
  attention = $state(0);
  /** The round that is to be released although players have no game in it; null if none waits for the decision. */
  releasing = $state<number | null>(null);
  /** Counts the changes of each topic; screens reload when it increases. */
  versions = $state<Record<DataTopic, number>>({
    event: 0,
    register: 0,
    rounds: 0,
    knockouts: 0,
    standings: 0,
    referee: 0,
    helpers: 0,
    fees: 0,
    history: 0,
  });

  readonly #answers = new Answers(
    () => untrack(() => Object.values(this.versions).join()),
    (name, request) => super.answer(name, request),
  );

  /** Reads without changing anything. A failed question about an event that was left meanwhile is not shown in the next one. */
  override async ask<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    const asking = this.opened;
    try {
      return await this.answer(name, request);
    } catch (error) {
      if (asking === this.opened) this.showError(error);
      return null;
    }
  }

  /** Reads without changing anything. Answers that depend on the data of the event alone are kept until a topic changes. */
  override async answer<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N>> {
    return this.#answers.to(name, request);
  }

  /** Returns the answer that `ask` kept for this question about the same data, which a screen shows first; null without one. */
  answerBefore<N extends CommandName>(name: N, request: () => RequestOf<N>): ResponseOf<N> | null {
    return this.#answers.before(name, request);
  }

  /** Changes the event and invalidates the topics that the answer names. Returns null after an error. */
  async act<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ValueOf<N> | null> {
    const slow = setTimeout(() => (this.busy = true), SEEN_AFTER);
    this.error = null;
    this.anyway = null;
    this.notice = "";
    this.undoable = null;
    try {
      const answer = (await call(name, request)) as Mutation<ValueOf<N>>;
      for (const topic of answer.invalidated) this.versions[topic] += 1;
      await this.refresh();
      return answer.value;
    } catch (error) {
      this.showError(error);
      return null;
    } finally {
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /** Changes the event. If the change needs consent, the error offers to repeat it with consent. `then` follows a success. */
  async actOrAsk<N extends CommandName>(
    name: N,
    request: (consent: boolean) => RequestOf<N>,
    then: () => void = () => void 0,
  ): Promise<void> {
    const attempt = async (consent: boolean): Promise<void> => {
      if ((await this.act(name, request(consent))) !== null) then();
      else if (!consent && this.error?.code === "consent") this.anyway = () => attempt(true);
    };
    await attempt(false);
  }

  /** Says what was just done, and offers to undo it until the next change. */
  offerUndo(done: string): void {
    this.undoable = done;
  }

  /** Reloads the status. Undo can turn to another competition, which is the one that it changed. */
  async refresh(): Promise<void> {
    const before = this.status?.competition;
    const [status, competitions] = await Promise.all([call("status", {}), call("view_competitions", {})]);
    this.status = status;
    this.competitions = competitions;
    if (before !== undefined && before !== status.competition) this.turned();
  }

  /** Chooses the competition that all screens are about. */
  async choose(competition: number): Promise<void> {
    const chosen = await this.ask("choose_competition", { competition });
    if (chosen) await this.refresh();
  }

  /** Chooses the next competition. */
  async chooseNext(): Promise<void> {
    const at = this.competitions.findIndex((competition) => competition.chosen);
    const next = this.competitions[(at + 1) % this.competitions.length];
    if (next && !next.chosen) await this.choose(next.competition);
  }

  /** Whether the players of the chosen competition choose their opponents, so that no rounds are paired. */
  get free(): boolean {
    return this.competitions.find((competition) => competition.chosen)?.free ?? false;
  }

  /** The number of boards of a match if teams meet in the chosen competition; null for players without teams. */
  get teams(): number | null {
    return this.competitions.find((competition) => competition.chosen)?.teams ?? null;
  }

  /** Forgets what the screens show of the competition before. */
  turned(): void {
    navigation.turned();
    this.releasing = null;
    for (const topic of Object.keys(this.versions) as DataTopic[]) this.versions[topic] += 1;
  }

  /** Shows what a phone changed of these topics. What the director does meanwhile goes on. */
  async phoneChanged(topics: DataTopic[]): Promise<void> {
    if (!this.status) return;
    // An undo would now take back what the phone sent.
    this.undoable = null;
    for (const topic of topics) this.versions[topic] += 1;
    await this.refresh();
  }

  /** Shows an event that was just opened. Its competitions come first: screens follow from the kind of the chosen one. */
  async entered(status: StatusView): Promise<void> {
    this.opened += 1;
    this.competitions = await call("view_competitions", {});
    this.status = status;
    this.error = null;
    this.damaged = null;
    this.salvaged = null;
    this.notice = "";
    this.undoable = null;
    this.releasing = null;
    firstSteps.restart();
    for (const topic of Object.keys(this.versions) as DataTopic[]) this.versions[topic] += 1;
    navigation.entered(status.progress ? "rounds" : "register");
  }

  left(): void {
    this.opened += 1;
    this.status = null;
    navigation.card = null;
    this.error = null;
  }
}

/** The one open event. */
export const event = new EventState();

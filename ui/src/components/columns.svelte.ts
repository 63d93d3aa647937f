// The columns of a table that are hidden, as the user chose. A rule of a style sheet hides them, because rows come and go.

/** Where choices are remembered: it returns what is stored under a name, and stores it. */
export interface ColumnMemory {
  read: (name: string) => string;
  write: (name: string, hidden: string) => void;
}

let memory: ColumnMemory = { read: () => "", write: () => void 0 };

/** Sets where the choices of all tables are remembered. */
export function rememberColumns(where: ColumnMemory): void {
  memory = where;
}

/** A column of a head. */
export interface ColumnChoice {
  /** What it is remembered by: what it is sorted by, or its position. */
  key: string;
  label: string;
  hidden: boolean;
}

/** The hidden columns of the table with this element id, remembered under a name. */
export class HiddenColumns {
  hidden = $state.raw<readonly string[]>([]);
  readonly #name: string;
  readonly #id: string;
  readonly #sheet = new CSSStyleSheet();
  #rules = "";

  constructor(name: string, id: string) {
    this.#name = name;
    this.#id = id;
    this.hidden = memory.read(name).split(" ").filter(Boolean);
  }

  /** Hides the columns until the returned function is called. The head may change at any time. */
  watch(head: HTMLTableSectionElement): () => void {
    const observer = new MutationObserver(() => this.#apply(head));
    observer.observe(head, { childList: true, subtree: true });
    this.#apply(head);
    return () => {
      observer.disconnect();
      this.#adopt(false);
    };
  }

  /** Returns all columns with a label. */
  choices(head: HTMLTableSectionElement): ColumnChoice[] {
    return headsOf(head)
      .map(({ key, label }) => ({ key, label, hidden: this.hidden.includes(key) }))
      .filter((choice) => choice.label !== "");
  }

  /** Shows or hides a column; the last one that is shown stays. */
  toggle(key: string, head: HTMLTableSectionElement): void {
    const shown = this.choices(head).filter((choice) => !choice.hidden);
    if (shown.length === 1 && shown[0]?.key === key) return;
    this.hidden = this.hidden.includes(key) ? this.hidden.filter((other) => other !== key) : [...this.hidden, key];
    memory.write(this.#name, this.hidden.join(" "));
    this.#apply(head);
  }

  #apply(head: HTMLTableSectionElement): void {
    const rules = headsOf(head).flatMap(({ key }, at) =>
      this.hidden.includes(key)
        ? [`#${CSS.escape(this.#id)} :is(th, td:not([colspan])):nth-child(${at + 1}) { display: none; }`]
        : [],
    );
    const text = rules.join("\n");
    if (text !== this.#rules) this.#sheet.replaceSync(text);
    this.#rules = text;
    this.#adopt(text !== "");
  }

  /** Lets the style sheet hold or not. Not without a hidden column, because every change of the sheets styles the whole page again. */
  #adopt(holds: boolean): void {
    const sheets = document.adoptedStyleSheets;
    if (holds === sheets.includes(this.#sheet)) return;
    document.adoptedStyleSheets = holds ? [...sheets, this.#sheet] : sheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** Returns the key and the label of each head. A label is the text without the arrow of its sorting. */
export function headsOf(head: HTMLTableSectionElement): { key: string; label: string }[] {
  return [...head.querySelectorAll("th")].map((th, at) => {
    const button = th.querySelector<HTMLElement>("[data-sort]");
    return { key: button?.dataset.sort ?? `#${at}`, label: ((button?.firstChild ?? th).textContent ?? "").trim() };
  });
}

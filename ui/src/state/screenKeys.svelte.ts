// The keys of screens. A table defines each action once: the handler, the list of shortcuts, the help and the palette read it.
import { untrack } from "svelte";
import type { TextKey } from "../format/text";
import { pressing, stroke, switchedOff, typing } from "./keys";

export interface KeyAction {
  /** The strokes that perform the action, as `stroke` names them. */
  strokes: string[];
  /** The text key of its description; without one the action is not listed. */
  text?: TextKey;
  /** How the list of shortcuts writes the strokes; by default in capitals, separated by commas. */
  shown?: string;
  /** Whether the palette offers the action. */
  palette?: boolean;
}

export type KeyTable<Action extends string> = Record<Action, KeyAction>;

/** Defines the keys of a screen or a panel. Fails if a stroke has two actions. */
export function defineKeys<Action extends string>(table: KeyTable<Action>): KeyTable<Action> {
  const strokes = Object.values<KeyAction>(table).flatMap((action) => action.strokes);
  const twice = strokes.find((name, at) => strokes.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`the key ${twice} has two actions`);
  return table;
}

/** Returns the rows of the list of shortcuts: each key with the text key of its description. */
export function keyRows(table: KeyTable<string>): [string, TextKey][] {
  return Object.values(table).flatMap(({ strokes, text, shown }) =>
    text ? [[shown ?? strokes.map(written).join(", "), text] as [string, TextKey]] : [],
  );
}

/** Returns a stroke as buttons and lists show it: "A" for `a`, "Ctrl+Z" for `Ctrl+z`. */
function written(name: string): string {
  return name.replace(/(^|\+)[^+]$/, (last) => last.toUpperCase());
}

/** Returns the key of an action as a button shows it. */
export function keyOf(action: KeyAction): string {
  return written(action.strokes[0] ?? "");
}

/** What an action returns if it does not apply now, so that another table can handle the stroke. */
export const NOT_NOW = Symbol("not now");

/** What an action does. It gets the stroke that was pressed. */
export type Act = (name: string) => unknown;

/** Returns actions for a whole table that all do the same, given the stroke and the action. */
export function allActions<Action extends string>(
  table: KeyTable<Action>,
  act: (name: string, action: Action) => unknown,
): Record<Action, Act> {
  const actions = Object.keys(table) as Action[];
  return Object.fromEntries(actions.map((action) => [action, (name: string) => act(name, action)])) as Record<
    Action,
    Act
  >;
}

/** An action of the current screen that the palette offers. */
export interface PaletteAction {
  key: string;
  text: TextKey;
  run: () => unknown;
}

let offered = $state.raw<PaletteAction[][]>([]);

/** Returns the actions of the current screen for the palette. */
export function paletteActions(): PaletteAction[] {
  return offered.flat();
}

/**
 * Returns the key handler of a screen and offers its actions to the palette while the screen is shown. The handler ignores
 * keys that belong to a field, a dialog or a focused button, unless `also` takes them. It returns whether it handled the key.
 */
export function useKeys<Action extends string>(
  table: KeyTable<Action>,
  actions: Record<Action, Act>,
  also: (pressed: KeyboardEvent, name: string) => boolean = () => false,
): (pressed: KeyboardEvent) => boolean {
  const names = Object.keys(table) as Action[];
  const mine = names.flatMap((name) => {
    const { strokes, text, palette } = table[name];
    return palette && text
      ? [{ key: written(strokes[0] ?? ""), text, run: () => actions[name](strokes[0] ?? "") }]
      : [];
  });
  $effect(() => {
    offered = [...untracked(), mine];
    return () => {
      offered = untracked().filter((others) => others !== mine);
    };
  });
  return (pressed) => {
    const name = stroke(pressed);
    const action = names.find((each) => table[each].strokes.includes(name));
    if (!action || switchedOff(name) || ((typing(pressed) || pressing(pressed)) && !also(pressed, name))) return false;
    if (actions[action](name) === NOT_NOW) return false;
    pressed.preventDefault();
    return true;
  };
}

/**
 * Returns the key handler of a panel or a dialog, as `useKeys` does for a screen. The screen does not get the keys that it
 * handles.
 */
export function usePanelKeys<Action extends string>(
  table: KeyTable<Action>,
  actions: Record<Action, Act>,
  also?: (pressed: KeyboardEvent, name: string) => boolean,
): (pressed: KeyboardEvent) => void {
  const handle = useKeys(table, actions, also);
  return (pressed) => {
    if (handle(pressed)) pressed.stopPropagation();
  };
}

function untracked(): PaletteAction[][] {
  return untrack(() => offered);
}

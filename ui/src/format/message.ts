// Messages of the core: the id of a text with its arguments, rendered in the window's language.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import { coreText } from "./text";

/** A value to put into a message. */
export type Argument = string | number | bigint | Message | Argument[];

/** A sentence by its id in the `core` catalogues. */
export interface Message {
  id: string;
  arguments: Record<string, Argument | undefined>;
}

/** Returns a message as text: a string as it is, a `Message` from the catalogues, or its id if they do not have it. */
export function messageText(message: string | Message): string {
  if (typeof message === "string") return message;
  const given = Object.entries(message.arguments).filter(
    (entry): entry is [string, Argument] => entry[1] !== undefined,
  );
  return (
    coreText(message.id, Object.fromEntries(given.map(([name, argument]) => [name, valueOf(argument)]))) ?? message.id
  );
}

/** The lists of words whose texts the core has. */
type WordList =
  | "office"
  | "case-state"
  | "ruling-body"
  | "protest-outcome"
  | "involvement"
  | "proposal-answer"
  | "start-ruling"
  | "flag-ruling";

/** Returns the text of a word of the core, such as `ruled` of `case-state`. */
export function wordText(list: WordList, word: string, values: Record<string, string> = {}): string {
  return coreText(list, { word, ...values }) ?? word;
}

/** Returns a message as text; null stays null, as for the reason of a button that is enabled. */
export function say(message: string | Message | null | undefined): string | null {
  return message === null || message === undefined ? null : messageText(message);
}

/** Numbers select plural forms and are written without separators: many of them are board numbers and years. */
function valueOf(argument: Argument): FluentVariable {
  if (typeof argument === "number" || typeof argument === "bigint")
    return new FluentNumber(Number(argument), { useGrouping: false });
  return argumentText(argument);
}

function argumentText(argument: Argument): string {
  if (Array.isArray(argument)) return argument.map(argumentText).join(", ");
  return typeof argument === "object" ? messageText(argument) : String(argument);
}

// Texts from the catalogue, in the language of the window, with plural forms and numbers by locale.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../assets/messages/en/window.ftl?raw";

const bundle = new FluentBundle("en-GB", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** The text for a key; the key itself where the catalogue has none, so that a gap is seen and not hidden. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** Whether the catalogue has a text for the key. */
export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

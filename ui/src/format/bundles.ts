// The texts of one language, and the search for a text in the chosen language and then in English.
import { FluentBundle, FluentResource, type FluentVariable, type TextTransform } from "@fluent/bundle";

/** The window's own texts, and the messages of the core. They are kept apart because they may use the same id. */
export type Part = "window" | "core";

/** The texts of a language. A catalogue is parsed when its first text is asked for: the start page needs no messages of the core. */
export class Texts {
  private readonly parsed: Partial<Record<Part, FluentBundle>> = {};

  constructor(
    private readonly locale: string,
    private readonly catalogues: Record<Part, string>,
    private readonly options: { transform?: TextTransform } = {},
  ) {}

  bundle(part: Part): FluentBundle {
    return (this.parsed[part] ??= this.parse(part));
  }

  private parse(part: Part): FluentBundle {
    const bundle = new FluentBundle(this.locale, { useIsolating: false, ...this.options });
    bundle.addResource(new FluentResource(this.catalogues[part]));
    return bundle;
  }
}

/**
 * Returns the first of these languages' texts for the key, or undefined if none has it. A value that is missing shows as its name if
 * `errors` is given.
 */
export function format(
  languages: readonly Texts[],
  part: Part,
  key: string,
  values: Record<string, FluentVariable>,
  errors: Error[] | null = null,
): string | undefined {
  for (const language of languages) {
    const bundle = language.bundle(part);
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, errors);
  }
  return undefined;
}

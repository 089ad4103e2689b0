import { findVariant } from '../../../language/find-variant.ts';

export interface WantedLanguages {
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/** Places of the source and the target among the languages of a unit; -1 where it has none. */
export interface ChosenVariants {
  readonly source: number;
  readonly target: number;
}

/** Chooses once for every list of languages that occurs. */
export class VariantChooser {
  readonly #wanted: WantedLanguages;
  readonly #known = new Map<string, ChosenVariants>();

  constructor(wanted: WantedLanguages) {
    this.#wanted = wanted;
  }

  choose(languages: readonly string[]): ChosenVariants {
    const list = languages.join(' ');
    const known = this.#known.get(list) ?? choose(languages, this.#wanted);
    if (this.#known.size < maxKnown) this.#known.set(list, known);
    return known;
  }
}

const maxKnown = 1_000;

/** Where nobody said what is wanted, the first language is translated into the second. */
function choose(languages: readonly string[], { source, target }: WantedLanguages): ChosenVariants {
  const from = source === undefined ? 0 : findVariant(languages, source);
  const others = languages.map((language, i) => (i === from ? '' : language));
  const to =
    target === undefined ? others.findIndex((language) => language !== '') : findVariant(others, target);
  return { source: languages.length === 0 ? -1 : from, target: to };
}

import { WordKeys } from '../terms/inflection/word-keys.ts';

/** The place of a word that is in no list, and of the last one that may be assumed. */
const unlisted = 30_000;
const lastAssumed = 20_000;
/** A word of which only another form is listed is assumed to be rarer by this much. */
const ofOtherForm = 1.5;
/** The place of a part of a compound with hyphens that is in no list. */
const unlistedPart = 15_000;

/** How usual words are in a language as a whole, by a list of its words with the most frequent first. */
export class GeneralWords {
  readonly #ranks = new Map<string, number>();
  readonly #formRanks = new Map<string, number>();
  readonly #keys: WordKeys;

  constructor(language: string, words: readonly string[]) {
    this.#keys = new WordKeys(language);
    for (const [place, word] of words.entries()) {
      const folded = word.trim().toLowerCase();
      if (folded === '' || this.#ranks.has(folded)) continue;
      this.#ranks.set(folded, place + 1);
      const known = { folded, capital: false, kind: undefined, inPhrase: true };
      for (const key of this.#keys.ofTerm(known))
        if (!this.#formRanks.has(key)) this.#formRanks.set(key, place + 1);
    }
  }

  /** Its place in the list from 1, or that of a word of which it is a form; 30,000 where it is unknown. */
  rank(folded: string): number {
    const known = this.#ranks.get(folded);
    if (known !== undefined) return known;
    const forms = this.#keys.ofText(folded, false).flatMap((key) => this.#formRanks.get(key) ?? []);
    if (forms.length > 0) return Math.min(...forms) * ofOtherForm;
    if (!folded.includes('-')) return unlisted;
    const parts = folded.split('-').map((part) => this.#ranks.get(part) ?? unlistedPart);
    return Math.min(lastAssumed, Math.max(...parts) * ofOtherForm);
  }
}

/**
 * Endings that belong together: a word that ends as one of `base` may stand in a text with one of `forms` in its
 * place. Lists are written with spaces; `-` is no ending.
 */
export interface Paradigm {
  readonly base: string;
  readonly forms: string;
  /** Letters that must stand before the ending. */
  readonly stem: number;
  /** `verb`: not for nouns. `phrase`: for adjectives, and the words of terms that have several. */
  readonly only?: 'verb' | 'phrase';
  /** A term may itself stand in one of the forms (`cookies`), and the text in the base. */
  readonly reversible?: boolean;
  /** Vowels that change are one (`Haus`, `Häuser`). */
  readonly umlaut?: boolean;
  /** Only words with a capital, in the term and in the text. */
  readonly capital?: boolean;
  /** What may stand before the stem of a form (`gespeichert`). */
  readonly prefix?: string;
}

export interface CompoundRules {
  /** Endings that make no word of their own behind a word (`Freundschaft`). */
  readonly suffixes: RegExp;
  /** Syllables that make no word of their own before a word (`Verlauf`). */
  readonly prefixes: RegExp;
  /** What may join two words. */
  readonly links: readonly string[];
  /** Nouns have a capital, so a word without one holds none. */
  readonly capital?: boolean;
}

export interface InflectionRules {
  readonly paradigms: readonly Paradigm[];
  /** Forms that no rule gives, each with its base: `mice mouse, men man`. */
  readonly irregular?: string;
  readonly compounds?: CompoundRules;
  /** Where the forms are too many for lists: any ending up to this length behind a word of that length. */
  readonly tolerance?: { readonly word: number; readonly ending: number };
}

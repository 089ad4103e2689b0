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
  /** Where a few letters are a word: how many a part has at least. Else they are 4 or 5. */
  readonly shortest?: number;
}

/** Where words have more forms than lists hold: a stem, and behind it any of many endings. */
export interface StemEndings {
  /** Letters of the shortest stem. */
  readonly stem: number;
  /** Letters of the longest ending. */
  readonly longest: number;
  /** What an ending looks like; absent: any letters. */
  readonly form?: RegExp;
  /** What the end of a word may become before an ending: `p b` for `kitap`, `kitabı`; `-` is nothing. */
  readonly stems?: string;
}

export interface InflectionRules {
  readonly paradigms: readonly Paradigm[];
  /** Forms that no rule gives, each with its base: `mice mouse, men man`. */
  readonly irregular?: string;
  readonly compounds?: CompoundRules;
  readonly endings?: StemEndings;
  /** Short words that are written together with the next one (Arabic `و`); all of what may stand before it. */
  readonly proclitics?: RegExp;
  /** Of these the one that a term's word may begin with and the text's lack. */
  readonly article?: string;
  /** Words of a phrase are also written as one (Korean). */
  readonly looseSpaces?: boolean;
}

import type { InflectionRules, Paradigm } from './inflection-rules.ts';
import { inflectionOf } from './rules-of-language.ts';
import { pairsOf, StemChanges } from './stem-changes.ts';

/** A word of a term, and what is known of its use. */
export interface TermWord {
  readonly folded: string;
  readonly capital: boolean;
  readonly kind: 'noun' | 'verb' | 'adjective' | undefined;
  /** One of several words. */
  readonly inPhrase: boolean;
}

/** Letters of a word that a proclitic is written together with, and of what may stand before it. */
const shortestHost = 3;
const longestProclitic = 4;

interface Ending {
  readonly key: string;
  readonly paradigm: Paradigm;
}

/** Names of what a word can be a form of: a text's word may be the term's where they have a name in common. */
export class WordKeys {
  readonly rules: InflectionRules;
  readonly #base = new Map<string, Ending[]>();
  readonly #forms = new Map<string, Ending[]>();
  readonly #irregular: ReadonlyMap<string, string>;
  readonly #stems: StemChanges;
  readonly #longest: number;

  constructor(language: string) {
    this.rules = inflectionOf(language);
    for (const [i, paradigm] of this.rules.paradigms.entries()) {
      const ending = { key: `${i}:`, paradigm };
      for (const base of endingsOf(paradigm.base)) append(this.#base, base, ending);
      for (const form of endingsOf(paradigm.forms)) append(this.#forms, form, ending);
    }
    this.#irregular = new Map(pairsOf(this.rules.irregular));
    this.#stems = new StemChanges(pairsOf(this.rules.endings?.stems));
    this.#longest = Math.max(0, ...[...this.#base.keys(), ...this.#forms.keys()].map(({ length }) => length));
  }

  /** Names under which a term's word is found, without the word itself. */
  ofTerm(word: TermWord): readonly string[] {
    const keys: string[] = [];
    const { folded, capital } = word;
    this.#collect(this.#base, folded, keys, (paradigm) => fits(paradigm, word));
    const reversible = (paradigm: Paradigm) => paradigm.reversible === true && fits(paradigm, word);
    if (folded.length > 4 && (!capital || this.#writesNounsLarge())) {
      this.#collect(this.#forms, folded, keys, reversible);
    }
    const { article = '', proclitics, irregular } = this.rules;
    if (proclitics !== undefined || irregular !== undefined) keys.push(`>${folded}`);
    keys.push(...this.#stemsOf(folded));
    const bare = folded.slice(article.length);
    if (article === '' || !folded.startsWith(article) || bare.length < shortestHost) return keys;
    return [...keys, `=${bare}`, `>${bare}`, ...this.#stemsOf(bare)];
  }

  /** Names of what a text's word may be, without the word itself. */
  ofText(folded: string, capital: boolean): readonly string[] {
    const keys: string[] = [];
    const written = (paradigm: Paradigm) => paradigm.capital !== true || capital;
    this.#collect(this.#forms, folded, keys, written);
    this.#collect(this.#base, folded, keys, (paradigm) => paradigm.reversible === true && written(paradigm));
    this.#collectStems(folded, keys);
    const { proclitics } = this.rules;
    if (proclitics === undefined) return keys;
    for (let cut = 1; cut <= longestProclitic && cut <= folded.length - shortestHost; cut++) {
      if (!proclitics.test(folded.slice(0, cut))) continue;
      const host = folded.slice(cut);
      keys.push(`>${host}`);
      this.#collectStems(host, keys);
    }
    return keys;
  }

  /** What the word is a form of by the list of irregular ones, and by each ending that it may have. */
  #collectStems(word: string, keys: string[]): void {
    const base = this.#irregular.get(word);
    if (base !== undefined) keys.push(`>${base}`);
    const { endings } = this.rules;
    if (endings === undefined) return;
    const shortest = Math.max(endings.stem, word.length - endings.longest);
    for (let end = word.length - 1; end >= shortest; end--) {
      if (endings.form?.test(word.slice(end)) ?? true) keys.push(`~${word.slice(0, end)}`);
    }
  }

  #stemsOf(word: string): readonly string[] {
    const { stem: shortest = Number.POSITIVE_INFINITY } = this.rules.endings ?? {};
    return [word, ...this.#stems.of(word)]
      .filter(({ length }) => length >= shortest)
      .map((stem) => `~${stem}`);
  }

  #writesNounsLarge(): boolean {
    return this.rules.paradigms.some(({ capital }) => capital);
  }

  #collect(
    endings: ReadonlyMap<string, readonly Ending[]>,
    word: string,
    keys: string[],
    allows: (paradigm: Paradigm) => boolean,
  ): void {
    const isForms = endings === this.#forms;
    for (let length = 0; length <= this.#longest && length < word.length; length++) {
      for (const { key, paradigm } of endings.get(word.slice(word.length - length)) ?? []) {
        const stem = allows(paradigm) ? stemOf(word, length, paradigm, isForms) : undefined;
        if (stem !== undefined) keys.push(key + stem);
      }
    }
  }
}

function stemOf(word: string, ending: number, paradigm: Paradigm, isForm: boolean): string | undefined {
  const prefix = isForm ? (paradigm.prefix ?? '') : '';
  if (!word.startsWith(prefix) || word.length - ending - prefix.length < paradigm.stem) return undefined;
  const stem = word.slice(prefix.length, word.length - ending);
  return paradigm.umlaut ? withoutUmlaut(stem) : stem;
}

function fits({ only, capital }: Paradigm, word: TermWord): boolean {
  if (capital === true && !word.capital) return false;
  if (only === 'verb') return word.kind === undefined ? !word.capital : word.kind === 'verb';
  if (only === 'phrase') return word.inPhrase || word.kind === 'adjective';
  return word.kind !== 'verb';
}

function endingsOf(list: string): readonly string[] {
  return list.split(' ').map((ending) => (ending === '-' ? '' : ending));
}

function append(map: Map<string, Ending[]>, ending: string, value: Ending): void {
  const known = map.get(ending);
  if (known === undefined) map.set(ending, [value]);
  else if (!known.includes(value)) known.push(value);
}

const plainVowels: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function withoutUmlaut(word: string): string {
  return word.replace(/[äöü]/g, (vowel) => plainVowels[vowel] ?? vowel);
}

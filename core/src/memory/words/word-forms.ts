import type { Paradigm } from '../../terms/inflection/inflection-rules.ts';
import { pairsOf } from '../../terms/inflection/stem-changes.ts';
import { WordKeys } from '../../terms/inflection/word-keys.ts';
import { plainWord } from './plain-word.ts';

/** Words by what they may be: some of them, or whatever begins so and passes `isForm`. All without accents. */
export interface PossibleForms {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
}

interface WantedForm {
  readonly folded: string;
  /** Whether it is one of several words, where adjectives are as likely as nouns. */
  readonly inPhrase: boolean;
}

/** Shorter words have no forms that would be looked for. */
const shortest = 3;
const mostWords = 800;

/**
 * Other forms of words (`mice` of `mouse`, `filed` of `filing`), by the rules by which terms are recognized. What the
 * rules allow need not be a word: it is looked for among those that are there.
 */
export class WordForms {
  readonly #keys: WordKeys;
  readonly #irregular: readonly (readonly [form: string, base: string])[];

  constructor(language: string) {
    this.#keys = new WordKeys(language);
    this.#irregular = pairsOf(this.#keys.rules.irregular);
  }

  possible({ folded, inPhrase }: WantedForm): PossibleForms {
    if (folded.length < shortest) return { words: [], beginnings: [] };
    const bases = this.#basesOf(folded, inPhrase);
    const forms = bases.flatMap((base) => this.#formsOf(base, inPhrase));
    const words = [...new Set([...bases, ...forms].map(plainWord))];
    return { words: words.slice(0, mostWords), beginnings: this.#stemsOf(folded) };
  }

  /** Whether two words may be forms of one, in a language with more endings than the lists hold. */
  isForm(folded: string, other: string): boolean {
    const [bases, forms] = [this.#baseNames(folded), this.#formNames(folded)];
    const [otherBases, otherForms] = [this.#baseNames(other), this.#formNames(other)];
    if (haveCommon(bases, otherForms) || haveCommon(forms, otherBases)) return true;
    return haveCommon(forms.filter(isLongStem), otherForms);
  }

  #basesOf(word: string, inPhrase: boolean): readonly string[] {
    const bases = this.#paradigms(inPhrase).flatMap((paradigm) => {
      const stems = stemsBefore(word, endingsOf(paradigm.forms), paradigm);
      return stems.flatMap((stem) => endingsOf(paradigm.base).map((ending) => stem + ending));
    });
    const irregular = this.#irregular.flatMap(([form, base]) => (form === word ? [base] : []));
    return [...new Set([word, ...irregular, ...bases.filter(({ length }) => length >= shortest)])];
  }

  #formsOf(base: string, inPhrase: boolean): readonly string[] {
    const forms = this.#paradigms(inPhrase).flatMap((paradigm) => {
      const { prefix = '' } = paradigm;
      const stems = stemsBefore(base, endingsOf(paradigm.base), { ...paradigm, prefix: '' });
      return stems.flatMap((stem) => endingsOf(paradigm.forms).map((ending) => prefix + stem + ending));
    });
    const irregular = this.#irregular.flatMap(([form, its]) => (its === base ? [form] : []));
    return [...irregular, ...forms];
  }

  #paradigms(inPhrase: boolean): readonly Paradigm[] {
    return this.#keys.rules.paradigms.filter(({ only }) => only !== 'phrase' || inPhrase);
  }

  /** The shortest of those that begin alike; the last letter of a stem may be another one in other forms (`kitap`, `kitabı`). */
  #stemsOf(folded: string): readonly string[] {
    const names = [...this.#baseNames(folded), ...this.#formNames(folded)];
    const stems = names.filter((name) => name.startsWith('~'));
    const plain = [...new Set(stems.map((name) => plainWord(name.slice(1)).slice(0, stemEnd(name))))];
    return plain.filter((stem) => !plain.some((other) => other !== stem && stem.startsWith(other)));
  }

  /** Names of what the word is, if it has no ending. */
  #baseNames(folded: string): readonly string[] {
    return this.#keys.ofTerm({ folded, capital: false, kind: undefined, inPhrase: false });
  }

  /** Names of what the word may be a form of. */
  #formNames(folded: string): readonly string[] {
    return this.#keys.ofText(folded, false);
  }
}

function haveCommon(names: readonly string[], others: readonly string[]): boolean {
  return names.some((name) => others.includes(name));
}

function stemEnd({ length }: string): number | undefined {
  return length > 4 ? -1 : undefined;
}

/** Whether the stem is long enough for two words that both have an ending; shorter stems agree by chance. */
function isLongStem(name: string): boolean {
  return name.startsWith('~') && name.length > 4;
}

function stemsBefore(
  word: string,
  endings: readonly string[],
  { stem: least, prefix = '' }: Pick<Paradigm, 'stem' | 'prefix'>,
): readonly string[] {
  if (!word.startsWith(prefix)) return [];
  const bare = word.slice(prefix.length);
  return endings
    .filter((ending) => bare.endsWith(ending) && bare.length - ending.length >= least)
    .map((ending) => bare.slice(0, bare.length - ending.length));
}

/** Reads a list of endings: `-` stands for none. */
function endingsOf(list: string): readonly string[] {
  return list.split(' ').map((ending) => (ending === '-' ? '' : ending));
}

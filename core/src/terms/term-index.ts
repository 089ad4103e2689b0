import { baseLanguage } from '../language/language-tag.ts';
import { compoundParts } from './compound-parts.ts';
import { WordKeys } from './inflection/word-keys.ts';
import {
  isCapital,
  type PatternTerm,
  type PatternWord,
  type TermPattern,
  termPattern,
} from './term-pattern.ts';
import { gapOf, type TermToken, termTokens } from './term-tokens.ts';
import { TermTrie } from './term-trie.ts';
import { WordEdges } from './word-edges.ts';

/** How a term stands in a text: as it is written, inflected, or as a part of a longer word. */
export type TermForm = 'exact' | 'inflected' | 'compound';

/** Offsets are in UTF-16 units of the text. */
export interface FoundTerm<Id> {
  readonly id: Id;
  readonly start: number;
  readonly end: number;
  readonly form: TermForm;
}

interface Entry<Id> {
  readonly id: Id;
  readonly pattern: TermPattern;
}

/** The terms of one language, to be found in running text. Terms may be added and removed at any time. */
export class TermIndex<Id> {
  readonly #keys: WordKeys;
  readonly #trie = new TermTrie<Entry<Id>>();
  readonly #language: string;
  readonly #stemLengths = new Set<number>();
  #size = 0;

  constructor(language: string) {
    this.#language = language;
    this.#keys = keysOf(language);
  }

  get size(): number {
    return this.#size;
  }

  /** False for a term without a letter or digit, which is never found. */
  add(id: Id, term: PatternTerm): boolean {
    const patterns = this.#patternsOf(term);
    for (const pattern of patterns) this.#trie.add(this.#wordsOf(pattern), { id, pattern });
    if (patterns.length > 0) this.#size++;
    return patterns.length > 0;
  }

  remove(id: Id, term: PatternTerm): void {
    const patterns = this.#patternsOf(term);
    for (const pattern of patterns) this.#trie.remove(this.#wordsOf(pattern), (entry) => entry.id === id);
    if (patterns.length > 0) this.#size--;
  }

  /** Every place a term stands at; places may overlap. */
  find(text: string): readonly FoundTerm<Id>[] {
    const tokens = termTokens(text, this.#language);
    const search: Search<Id> = {
      text,
      tokens,
      found: [],
      edges: new WordEdges(text, this.#language),
      words: [],
    };
    search.words = tokens.map((token) => this.#wordsIn(search, token));
    for (const [i, token] of tokens.entries()) {
      this.#follow(search, i, 0, i);
      if (!token.single) this.#findParts(search, token);
    }
    return search.found;
  }

  /** As it is written, and where people leave out spaces as they like without them. */
  #patternsOf(term: PatternTerm): readonly TermPattern[] {
    const pattern = termPattern(term, this.#language);
    if (pattern === undefined) return [];
    if (this.#keys.rules.looseSpaces !== true || pattern.exact || !pattern.gaps.includes(' '))
      return [pattern];
    const joined = termPattern({ ...term, text: term.text.replace(/\s+/g, '') }, this.#language);
    return joined === undefined ? [pattern] : [pattern, joined];
  }

  #wordsOf(pattern: TermPattern): readonly number[] {
    return pattern.words.map((word) => {
      if (word.stem !== undefined) this.#stemLengths.add(word.stem);
      return this.#trie.word(wordIdentity(word, pattern), () => this.#namesOf(word, pattern));
    });
  }

  #namesOf(word: PatternWord, { exact }: TermPattern): readonly string[] {
    const name = `=${word.folded}`;
    if (word.stem !== undefined) return [name, `|${word.folded.slice(0, word.stem)}`];
    return exact || word.single ? [name] : [name, ...this.#keys.ofTerm(word)];
  }

  /** Numbers of the terms' words that this one may be. */
  #wordsIn({ text }: Search<Id>, { start, folded, single }: TermToken): readonly number[] {
    const exact = this.#trie.wordsNamed(`=${folded}`);
    if (single) return exact;
    const words = new Set(exact);
    for (const key of this.#keys.ofText(folded, isCapital(text, start))) {
      for (const word of this.#trie.wordsNamed(key)) words.add(word);
    }
    for (const length of this.#stemLengths) {
      if (length > folded.length) continue;
      for (const word of this.#trie.wordsNamed(`|${folded.slice(0, length)}`)) words.add(word);
    }
    return [...words];
  }

  #follow(search: Search<Id>, first: number, node: number, at: number): void {
    for (const word of search.words[at] ?? []) {
      const child = this.#trie.child(node, word);
      if (child === undefined) continue;
      for (const entry of this.#trie.valuesAt(child) ?? []) this.#accept(search, entry, first, at);
      this.#follow(search, first, child, at + 1);
    }
  }

  #accept(
    { text, tokens, found, edges }: Search<Id>,
    { id, pattern }: Entry<Id>,
    first: number,
    last: number,
  ): void {
    const part = tokens.slice(first, last + 1);
    const start = (part[0]?.start ?? 0) - pattern.before.length;
    const end = (part.at(-1)?.end ?? 0) + pattern.after.length;
    if (
      !text.startsWith(pattern.before, start) ||
      !text.startsWith(pattern.after, end - pattern.after.length)
    )
      return;
    if (!hasGaps(text, part, pattern) || !hasCase(text, part, pattern)) return;
    if (!edges.allow(start, end, part)) return;
    if (isSignOfAnother(text, pattern, end)) return;
    const exact = part.every(({ folded }, i) => folded === pattern.words[i]?.folded);
    found.push({ id, start, end, form: exact ? 'exact' : 'inflected' });
  }

  #findParts({ text, found }: Search<Id>, { start, end, folded }: TermToken): void {
    const { compounds } = this.#keys.rules;
    if (compounds === undefined) return;
    const capital = isCapital(text, start);
    for (const part of compoundParts(folded, compounds)) {
      const inflected = part.end === end - start;
      for (const { id, pattern } of this.#singleWords(folded.slice(part.start, part.end), {
        capital,
        inflected,
      })) {
        if (
          isWhole(pattern) ||
          (compounds.capital === true && pattern.words[0]?.capital === true && !capital)
        )
          continue;
        found.push({ id, start: start + part.start, end: start + part.end, form: 'compound' });
      }
    }
  }

  /** Terms of one word. */
  #singleWords(word: string, { capital, inflected }: WordUse): readonly Entry<Id>[] {
    const keys = inflected ? this.#keys.ofText(word, capital) : [];
    const words = new Set([`=${word}`, ...keys].flatMap((key) => this.#trie.wordsNamed(key)));
    return [...words].flatMap((number) => {
      const node = this.#trie.child(0, number);
      return node === undefined ? [] : (this.#trie.valuesAt(node) ?? []);
    });
  }
}

interface WordUse {
  readonly capital: boolean;
  readonly inflected: boolean;
}

interface Search<Id> {
  readonly text: string;
  readonly tokens: readonly TermToken[];
  readonly found: FoundTerm<Id>[];
  readonly edges: WordEdges;
  /** For each token. */
  words: readonly (readonly number[])[];
}

const known = new Map<string, WordKeys>();

function keysOf(language: string): WordKeys {
  const base = baseLanguage(language);
  const keys = known.get(base) ?? new WordKeys(base);
  known.set(base, keys);
  return keys;
}

/** Words that are found under the same names are one. */
function wordIdentity(
  { folded, stem, kind, capital, inPhrase }: PatternWord,
  { exact }: TermPattern,
): string {
  if (exact) return `${folded} =`;
  return `${folded} ${stem ?? ''}${kind ?? ''}${capital ? '^' : ''}${inPhrase ? '+' : ''}`;
}

function hasGaps(text: string, part: readonly TermToken[], { gaps }: TermPattern): boolean {
  return gaps.every((wanted, i) => {
    const [left, right] = [part[i], part[i + 1]];
    if (left === undefined || right === undefined) return false;
    const gap = gapOf(text.slice(left.end, right.start));
    return gap === wanted || ((left.single || right.single) && (gap + wanted).trim() === '');
  });
}

/** An inflected word has the letters it shares with the term as the term has them. */
function hasCase(text: string, part: readonly TermToken[], { sameCase, words }: TermPattern): boolean {
  if (!sameCase) return true;
  return part.every(({ start, end, folded }, i) => {
    const word = words[i];
    const shared = sharedLength(folded, word?.folded ?? '');
    return text.slice(start, end).slice(0, shared) === word?.surface.slice(0, shared);
  });
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** It must stand alone. */
function isWhole({ exact, sameCase, before, after }: TermPattern): boolean {
  return exact || sameCase || before + after !== '';
}

/** `C` is neither `C++` nor `C#`. */
function isSignOfAnother(text: string, { words, after }: TermPattern, end: number): boolean {
  const [word] = words;
  return words.length === 1 && word?.folded.length === 1 && after === '' && /^[+#]/.test(text.slice(end));
}

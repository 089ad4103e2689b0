import type { Token } from './tokens.ts';

export interface StoredTrueCase {
  /** Words in the form they keep at the beginning of a sentence. */
  readonly capital: readonly string[];
  /** Words after which a period ends no sentence. */
  readonly abbreviations: readonly string[];
}

/** Words that are in lower case inside sentences, so that a capitalized first word is recognized as the same word. */
export class TrueCase {
  readonly stored: StoredTrueCase;
  readonly #capital: Set<string>;
  readonly #abbreviations: Set<string>;

  constructor(stored: StoredTrueCase) {
    this.stored = stored;
    this.#capital = new Set(stored.capital);
    this.#abbreviations = new Set(stored.abbreviations);
  }

  /** The texts of tokens, first words of sentences small unless they are written with a capital inside them too. */
  fold(tokens: readonly Token[]): readonly string[] {
    const texts = tokens.map(({ text }) => text);
    return tokens.map(({ text, kind }, i) => {
      if (kind !== 'word' || !isTitle(text) || this.#capital.has(text)) return text;
      return i === 0 || this.endBefore(texts, i) !== undefined ? text.toLowerCase() : text;
    });
  }

  /** The sign that ends a sentence or part of one before a token. */
  endBefore(texts: readonly string[], i: number): string | undefined {
    let sign = i - 1;
    while (opening.test(texts[sign] ?? '')) sign--;
    const found = texts[sign] ?? '';
    if (!sentenceEnd.test(found)) return undefined;
    return found === '.' && this.#abbreviations.has(texts[sign - 1] ?? '') ? undefined : found;
  }
}

export function learnTrueCase(texts: Iterable<readonly Token[]>): TrueCase {
  const tallies = { capital: new Tally(), abbreviations: new Tally() };
  for (const tokens of texts) countCase(tokens, tallies);
  return new TrueCase({
    capital: tallies.capital.mostly(),
    abbreviations: tallies.abbreviations.mostly(),
  });
}

function countCase(
  tokens: readonly Token[],
  { capital, abbreviations }: Readonly<Record<keyof StoredTrueCase, Tally>>,
): void {
  for (const [i, { text, kind }] of tokens.entries()) {
    if (i === 0 || kind !== 'word') continue;
    const title = inTitleCase(text);
    const before = textAt(tokens, i - 1);
    if (before === '.') abbreviations.count(textAt(tokens, i - 2), text !== title);
    else if (!sentenceEnd.test(before)) capital.count(title, text === title);
  }
}

function textAt(tokens: readonly Token[], i: number): string {
  return tokens[i]?.text ?? '';
}

function inTitleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is more often so than not. */
class Tally {
  readonly #surplus = new Map<string, number>();

  count(key: string, so: boolean): void {
    this.#surplus.set(key, (this.#surplus.get(key) ?? 0) + (so ? 1 : -1));
  }

  mostly(): readonly string[] {
    return [...this.#surplus].flatMap(([key, more]) => (more > 0 ? [key] : []));
  }
}

const sentenceEnd = /^[.!?:…。！？：]$/;
const opening = /^[¿¡"'«“‘„([]$/;

function isTitle(text: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text) || text === 'A';
}

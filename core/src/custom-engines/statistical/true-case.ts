import type { Token } from './tokens.ts';

/** Which words are written small inside sentences, so that the first word of one can be told to be the same. */
export class TrueCase {
  readonly #capital: Set<string>;

  /** `capital`: words in the form they keep at the beginning of a sentence. */
  constructor(capital: Iterable<string>) {
    this.#capital = new Set(capital);
  }

  get capital(): readonly string[] {
    return [...this.#capital];
  }

  /** The texts of tokens, first words of sentences small unless they are written with a capital inside them too. */
  fold(tokens: readonly Token[]): readonly string[] {
    return tokens.map(({ text, kind }, i) => {
      const begins = i === 0 || sentenceEnd.test(tokens[i - 1]?.text ?? '');
      if (!begins || kind !== 'word' || !isTitle(text) || this.#capital.has(text)) return text;
      return text.toLowerCase();
    });
  }
}

export function learnTrueCase(texts: Iterable<readonly Token[]>): TrueCase {
  const surplus = new Map<string, number>();
  for (const tokens of texts) {
    for (const [i, { text, kind }] of tokens.entries()) {
      if (i === 0 || kind !== 'word' || sentenceEnd.test(tokens[i - 1]?.text ?? '')) continue;
      const title = text.charAt(0).toUpperCase() + text.slice(1);
      surplus.set(title, (surplus.get(title) ?? 0) + (text === title ? 1 : -1));
    }
  }
  return new TrueCase([...surplus].flatMap(([title, more]) => (more > 0 ? [title] : [])));
}

const sentenceEnd = /^[.!?:…]$/;

function isTitle(text: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text) || text === 'A';
}

import { isClosing, isCode } from './code-tokens.ts';
import type { Token } from './tokens.ts';

/** Where white space stands between tokens of a language, learned from its texts. */
export class Spacing {
  readonly #shares: Map<string, number>;

  /** `shares`: by pair of kinds or texts, above 0 where white space is more often there than not. */
  constructor(shares: Iterable<readonly [string, number]>) {
    this.#shares = new Map(shares);
  }

  get shares(): readonly (readonly [string, number])[] {
    return [...this.#shares];
  }

  join(tokens: readonly string[]): string {
    let text = '';
    let last: string | undefined;
    let codes: string[] = [];
    for (const token of tokens) {
      if (isCode(token)) {
        codes.push(token);
        continue;
      }
      text += joinCodes(codes, last !== undefined && this.#isSpaced(last, token) ? ' ' : '') + token;
      codes = [];
      last = token;
    }
    return text + codes.join('');
  }

  #isSpaced(before: string, after: string): boolean {
    const share =
      this.#shares.get(pairKey(before, after)) ?? this.#shares.get(pairKey(shapeOf(before), shapeOf(after)));
    return (share ?? 1) > 0;
  }
}

/** White space between two words stands outside of what codes enclose. */
function joinCodes(codes: readonly string[], gap: string): string {
  const opening = codes.findIndex((code) => !isClosing(code));
  const at = opening < 0 ? codes.length : opening;
  return codes.slice(0, at).join('') + gap + codes.slice(at).join('');
}

/** Pairs of texts are kept only where they differ from what their shapes say. */
export function learnSpacing(texts: Iterable<readonly Token[]>): Spacing {
  const ofTexts = new Map<string, number>();
  const ofShapes = new Map<string, number>();
  const shapesOf = new Map<string, string>();
  for (const tokens of texts) {
    for (const [i, token] of tokens.entries()) {
      const before = tokens[i - 1]?.text;
      if (before === undefined) continue;
      const change = token.spaced ? 1 : -1;
      const pair = pairKey(before, token.text);
      const shapes = pairKey(shapeOf(before), shapeOf(token.text));
      shapesOf.set(pair, shapes);
      ofTexts.set(pair, (ofTexts.get(pair) ?? 0) + change);
      ofShapes.set(shapes, (ofShapes.get(shapes) ?? 0) + change);
    }
  }
  const exceptions = [...ofTexts].filter(([pair, share]) => {
    const usual = (ofShapes.get(shapesOf.get(pair) ?? '') ?? 0) > 0;
    return Math.abs(share) > 1 && share > 0 !== usual;
  });
  return new Spacing([...ofShapes, ...exceptions]);
}

function pairKey(before: string, after: string): string {
  return `${before}\u0000${after}`;
}

/** Signs stand for themselves, all else for its script. */
function shapeOf(text: string): string {
  if (/^[^\p{L}\p{N}]$/u.test(text)) return text;
  if (/^\p{N}/u.test(text)) return '\u0001number';
  if (unspaced.test(text)) return '\u0001unspaced';
  return /^\p{L}/u.test(text) ? '\u0001word' : '\u0001literal';
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

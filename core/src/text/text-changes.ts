import { distancePattern, tokenDistance } from '../memory/tokens/token-distance.ts';

/** Words, single characters of scripts written without spaces, and signs each for itself; spaces count as nothing. */
const token =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu;

export interface TextChanges {
  /** Tokens that were put in, taken out or replaced. */
  readonly changed: number;
  /** Tokens of the longer text. */
  readonly tokens: number;
}

/** How much of a text was changed to make another of it. */
export function textChanges(before: string, after: string): TextChanges {
  const numbers = new Map<string, number>();
  const numbered = (text: string) =>
    Int32Array.from(text.match(token) ?? [], (word) => {
      const number = numbers.get(word) ?? numbers.size + 1;
      numbers.set(word, number);
      return number;
    });
  const [a, b] = [numbered(before), numbered(after)];
  return { changed: tokenDistance(distancePattern(a), b), tokens: Math.max(a.length, b.length) };
}

/** Whole percent of the text that stayed; 100 only where nothing was changed. */
export function keptShare({ changed, tokens }: TextChanges): number {
  return tokens === 0 ? 100 : Math.floor(((tokens - changed) / tokens) * 100);
}

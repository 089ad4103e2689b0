import { FoldedText } from './folded-text.ts';
import { hash32, hashUnits } from './text-hash.ts';
import { numberKind, TokenSpans, tokenKinds } from './token-spans.ts';

/**
 * What matching compares: words, single characters of scripts written without spaces (and Hangul), and
 * numbers, of which all are one and the same token. Punctuation, symbols and white space are no tokens.
 */
export type TokenKind = 'word' | 'character' | 'number';

export interface MatchTokens {
  /** One hash a token; equal ids mean equal tokens after NFKC and lower case. */
  readonly ids: Int32Array;
  /** As written after NFKC, case kept. */
  readonly surfaces: readonly string[];
  readonly kinds: readonly TokenKind[];
  /** Places of the tokens that are not written in lower case. */
  readonly capitals: readonly number[];
}

type TokenVisitor = (start: number, end: number, kind: TokenKind) => void;

export const numberToken = hash32('\u0000number');

/** Tokens of a text with everything a rate needs. */
export function matchTokens(text: string): MatchTokens {
  const normal = text.normalize('NFKC');
  const lower = lowerInPlace(normal);
  const ids: number[] = [];
  const surfaces: string[] = [];
  const kinds: TokenKind[] = [];
  const capitals: number[] = [];
  scanTokens(normal, (start, end, kind) => {
    const surface = normal.slice(start, end);
    const isLower =
      lower === undefined ? surface.toLowerCase() === surface : isSame(normal, lower, start, end);
    if (!isLower) capitals.push(ids.length);
    if (kind === 'number') ids.push(numberToken);
    else ids.push(lower === undefined ? hash32(surface.toLowerCase()) : hash32(lower, start, end));
    surfaces.push(surface);
    kinds.push(kind);
  });
  return { ids: new Int32Array(ids), surfaces, kinds, capitals };
}

/**
 * The text in lower case, where each of its words is in it as it would be by itself. Undefined where it may not be: the
 * final sigma depends on what stands around a word, and some letters become two.
 */
export function lowerInPlace(text: string): string | undefined {
  if (text.includes('\u03a3')) return undefined;
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : undefined;
}

function isSame(first: string, second: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (first.charCodeAt(i) !== second.charCodeAt(i)) return false;
  return true;
}

const folded = new FoldedText();
const spans = new TokenSpans();

/** Only the ids, for indexes over many texts. */
export function matchTokenIds(text: string): Int32Array {
  folded.read(text);
  spans.find(folded);
  const ids = new Int32Array(spans.count);
  for (let i = 0; i < ids.length; i++) ids[i] = tokenIdAt(folded, spans, i);
  return ids;
}

export function tokenIdAt({ units }: FoldedText, { starts, ends, kinds }: TokenSpans, i: number): number {
  return kinds[i] === numberKind ? numberToken : hashUnits(units, starts[i] ?? 0, ends[i] ?? 0);
}

/** Calls `visit` for each token of a text that is in NFKC; what is called must not scan another one. */
export function scanTokens(text: string, visit: TokenVisitor): void {
  folded.readUnfolded(text);
  spans.find(folded);
  const { starts, ends, kinds, count } = spans;
  for (let i = 0; i < count; i++) {
    const kind = tokenKinds[kinds[i] as keyof typeof tokenKinds];
    visit(starts[i] ?? 0, ends[i] ?? 0, kind);
  }
}

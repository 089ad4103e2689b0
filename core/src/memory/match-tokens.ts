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
}

type TokenVisitor = (start: number, end: number, kind: TokenKind) => void;

export const numberToken = hash32('\u0000number');

/** Tokens of a text with everything a rate needs. */
export function matchTokens(text: string): MatchTokens {
  const normal = text.normalize('NFKC');
  const surfaces: string[] = [];
  const kinds: TokenKind[] = [];
  scanTokens(normal, (start, end, kind) => {
    surfaces.push(normal.slice(start, end));
    kinds.push(kind);
  });
  const ids = Int32Array.from(surfaces, (surface, i) =>
    kinds[i] === 'number' ? numberToken : hash32(surface.toLowerCase()),
  );
  return { ids, surfaces, kinds };
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

import { CutTokens, type MatchTokens, type TokenKind } from './cut-tokens.ts';
import { FoldedText } from './folded-text.ts';
import { hash32 } from './text-hash.ts';
import { numberToken, TokenSpans, tokenKinds } from './token-spans.ts';

type TokenVisitor = (start: number, end: number, kind: TokenKind) => void;

/** Tokens of a text with everything a rate needs. */
export function matchTokens(text: string): MatchTokens {
  folded.read(text);
  return folded.isSimple ? simpleTokens() : otherTokens(text.normalize('NFKC'));
}

/** Tokens of the text that was folded unit by unit. */
function simpleTokens(): MatchTokens {
  spans.find(folded);
  const capitals: number[] = [];
  for (let i = 0; i < spans.count; i++)
    if (hasCapitals(spans.starts[i] ?? 0, spans.ends[i] ?? 0)) capitals.push(i);
  return new CutTokens(folded.cased, spans, idsOfSpans(), capitals);
}

function hasCapitals(start: number, end: number): boolean {
  const { units, cased } = folded;
  for (let i = start; i < end; i++) {
    if (units[i] !== cased.charCodeAt(i)) return !isLowerCase(cased.slice(start, end).normalize('NFKC'));
  }
  return false;
}

function otherTokens(normal: string): MatchTokens {
  const lower = lowerInPlace(normal);
  const ids: number[] = [];
  const capitals: number[] = [];
  scanTokens(normal, (start, end, kind) => {
    const surface = normal.slice(start, end);
    if (!isLowerCase(surface)) capitals.push(ids.length);
    if (kind === 'number' || kind === 'numeral') ids.push(numberToken);
    else ids.push(lower === undefined ? hash32(surface.toLowerCase()) : hash32(lower, start, end));
  });
  return new CutTokens(normal, spans, Int32Array.from(ids), capitals);
}

function isLowerCase(surface: string): boolean {
  return surface.toLowerCase() === surface;
}

/**
 * The text in lower case, where each word becomes the same as by itself. Undefined where it may not: the final sigma
 * depends on its neighbors, and some letters become two.
 */
export function lowerInPlace(text: string): string | undefined {
  if (text.includes('\u03a3')) return undefined;
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : undefined;
}

const folded = new FoldedText();
const spans = new TokenSpans();

/** Ids only, for indexes over many texts. */
export function matchTokenIds(text: string): Int32Array {
  folded.read(text);
  spans.find(folded);
  return idsOfSpans();
}

function idsOfSpans(): Int32Array {
  return spans.ids.slice(0, spans.count);
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

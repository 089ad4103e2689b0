import { bitCountOfFour } from './bit-count.ts';
import type { TokenList } from './postings.ts';

/** 128 bits a text, one for each of its tokens; different tokens may share a bit. */
export type TokenSignatures = Int32Array;

/** Signatures of texts whose tokens are stored one after the other. */
export function signaturesOf(tokens: TokenList, tokenStart: Uint32Array): TokenSignatures {
  const signatures = new Int32Array((tokenStart.length - 1) * 4);
  for (let text = 0; text < tokenStart.length - 1; text++) {
    const end = tokenStart[text + 1] ?? 0;
    for (let i = tokenStart[text] ?? 0; i < end; i++) mark(signatures, text, tokens[i] ?? 0);
  }
  return signatures;
}

function mark(signatures: TokenSignatures, text: number, token: number): void {
  const word = text * 4 + ((token >>> 5) & 3);
  signatures[word] = (signatures[word] ?? 0) | (1 << (token & 31));
}

/** Least number of tokens of the first text that the second one lacks. */
export function tokensMissing(
  first: TokenSignatures,
  firstText: number,
  other: TokenSignatures,
  otherText: number,
): number {
  const a = firstText * 4;
  const b = otherText * 4;
  return bitCountOfFour(
    (first[a] ?? 0) & ~(other[b] ?? 0),
    (first[a + 1] ?? 0) & ~(other[b + 1] ?? 0),
    (first[a + 2] ?? 0) & ~(other[b + 2] ?? 0),
    (first[a + 3] ?? 0) & ~(other[b + 3] ?? 0),
  );
}

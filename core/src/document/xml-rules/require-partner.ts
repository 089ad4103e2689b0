import type { InlineToken } from '../inline-token.ts';

/** Half of a pair can't be left out of XML: the other half stands outside the unit. */
export function requirePartner(token: InlineToken): InlineToken {
  const isHalf = (token.kind === 'open' || token.kind === 'close') && token.pair === undefined;
  return isHalf ? { ...token, details: { ...token.details, required: true } } : token;
}

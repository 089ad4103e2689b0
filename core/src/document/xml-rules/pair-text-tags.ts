import type { InlineToken } from '../inline-token.ts';
import { pairTags } from '../placeholders/find-placeholders.ts';

/** Elements have their pairs already; tags that are written as text get theirs, beyond all of those. */
export function pairTextTags(tokens: readonly InlineToken[]): readonly InlineToken[] {
  if (tokens.every((token) => !isHalf(token))) return tokens;
  const paired = pairTags(tokens);
  return tokens.map((token, i) => {
    const now = paired[i];
    if (!isHalf(token) || now === undefined || now.kind === 'text' || now.kind === 'placeholder')
      return token;
    return now.pair === undefined ? token : { ...now, pair: now.pair + beyond };
  });
}

const beyond = 1_000_000_000;

function isHalf(token: InlineToken): boolean {
  return (token.kind === 'open' || token.kind === 'close') && token.pair === undefined;
}

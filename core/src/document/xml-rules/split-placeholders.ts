import type { InlineToken } from '../inline-token.ts';
import { placeholderFinder } from '../placeholders/find-placeholders.ts';
import type { PlaceholderRule } from '../placeholders/placeholder-rules.ts';
import type { TextPiece } from './xml-vocabulary.ts';

/** Finds what programs put into a text, and what the user named, once its references are read. */
export function placeholderSplitter(
  patterns: readonly string[] | undefined,
  rules?: readonly PlaceholderRule[],
): (text: string) => readonly TextPiece[] {
  const finder = placeholderFinder(patterns, rules);
  return (text) => finder.split({ kind: 'text', start: 0, end: text.length, text }).map(pieceOf);
}

function pieceOf(token: InlineToken): TextPiece {
  const { kind, start, end } = token;
  if (kind === 'text') return { start, end };
  return kind === 'placeholder'
    ? { start, end, details: token.details, ...(token.speaks && { speaks: true }) }
    : { start, end, details: token.details, mark: kind };
}

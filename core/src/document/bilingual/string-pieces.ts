import { type PlaceholderFinder, placeholderFinder } from '../placeholders/find-placeholders.ts';
import { rulesBesideMarkup } from '../placeholders/placeholder-rules.ts';
import type { InlinePiece } from './inline-piece.ts';

/** For messages whose every character matters: tags and line ends stay text. */
export function messageFinder(patterns: readonly string[] | undefined): PlaceholderFinder {
  return placeholderFinder(patterns, rulesBesideMarkup);
}

/** The text of a message with what a program fills in as codes. */
export function stringPieces(text: string, finder: PlaceholderFinder): readonly InlinePiece[] {
  const tokens = finder.split({ kind: 'text', start: 0, end: text.length, text });
  return tokens.map((token) => {
    const native = text.slice(token.start, token.end);
    if (token.kind === 'text') return { kind: 'text', text: native };
    return { kind: 'placeholder', key: native, native, details: token.details };
  });
}

import type { InlineText } from '../../inline/inline-text.ts';
import { toMarkup } from '../../inline/markup.ts';

/**
 * Why a record of a file is of no use to a memory. `otherLanguage`: one of the two languages is missing; `spoiled`: it
 * has a character that no XML may hold.
 */
export type DiscardReason = 'empty' | 'identical' | 'tooLong' | 'otherLanguage' | 'spoiled';

/** Characters of the longest text that can be a segment. */
export const longestText = 20_000;

/** A text with more codes is data of some program. */
const mostCodes = 1_000;

export function discardReason({
  source,
  target,
}: {
  readonly source: InlineText;
  readonly target: InlineText;
}): Exclude<DiscardReason, 'otherLanguage' | 'spoiled'> | undefined {
  if (source.text.trim() === '' || target.text.trim() === '') return 'empty';
  if (isTooLong(source) || isTooLong(target)) return 'tooLong';
  const isSame = source.text === target.text && toMarkup(source) === toMarkup(target);
  return isSame ? 'identical' : undefined;
}

function isTooLong({ text, codes }: InlineText): boolean {
  return text.length > longestText || codes.length > mostCodes;
}

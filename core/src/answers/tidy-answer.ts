import type { InlineText } from '../inline/inline-text.ts';
import { trimInline } from '../inline/trim-inline.ts';
import { fitSpaces } from './fit-spaces.ts';
import { removeAddedQuotes } from './remove-added-quotes.ts';
import { restoreEntities } from './restore-entities.ts';
import { restoreLineBreaks } from './restore-line-breaks.ts';

/** An answer with the entities, line breaks, quotation marks and spaces beside codes that its source has. */
export function tidyAnswer(source: InlineText, answer: InlineText): InlineText {
  const read = restoreEntities(source, hasOuterSpace(source.text) ? answer : trimInline(answer));
  const unquoted = removeAddedQuotes(source, restoreLineBreaks(source, read));
  return fitSpaces(source, unquoted);
}

function hasOuterSpace(text: string): boolean {
  return text !== text.trim();
}

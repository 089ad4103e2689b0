import type { InlineText } from '../inline/inline-text.ts';
import { trimInline } from '../inline/trim-inline.ts';
import { removeAddedQuotes } from './remove-added-quotes.ts';
import { restoreEntities } from './restore-entities.ts';
import { restoreLineBreaks } from './restore-line-breaks.ts';

/** An answer with the entities, line breaks and quotation marks that its source has. */
export function tidyAnswer(source: InlineText, answer: InlineText): InlineText {
  const read = restoreEntities(source, hasOuterSpace(source.text) ? answer : trimInline(answer));
  return removeAddedQuotes(source, restoreLineBreaks(source, read));
}

function hasOuterSpace(text: string): boolean {
  return text !== text.trim();
}

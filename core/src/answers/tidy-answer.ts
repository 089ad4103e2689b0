import type { InlineText } from '../inline/inline-text.ts';
import { spliceInline } from '../inline/splice-inline.ts';
import { trimInline } from '../inline/trim-inline.ts';
import { removeAddedQuotes } from './remove-added-quotes.ts';
import { restoreEntities } from './restore-entities.ts';
import { restoreLineBreaks } from './restore-line-breaks.ts';

/** An answer with the entities, line breaks and quotation marks that its source has. */
export function tidyAnswer(source: InlineText, answer: InlineText): InlineText {
  const read = restoreEntities(
    source,
    singleSpaces(source, hasOuterSpace(source.text) ? answer : trimInline(answer)),
  );
  return removeAddedQuotes(source, restoreLineBreaks(source, read));
}

function hasOuterSpace(text: string): boolean {
  return text !== text.trim();
}

/** One space where the source has no two beside one another; codes between two are left to `fitSpaces`. */
function singleSpaces(source: InlineText, answer: InlineText): InlineText {
  if (/ {2}/.test(source.text)) return answer;
  const splices = [...answer.text.matchAll(/ {2,}/g)].flatMap(({ 0: spaces, index }) => {
    const end = index + spaces.length;
    const isParted = answer.codes.some(({ at }) => at > index && at < end);
    return isParted ? [] : [{ start: index, end, text: ' ' }];
  });
  return spliceInline(answer, splices);
}

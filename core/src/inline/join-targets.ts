import { isIdeographic } from '../language/language-tag.ts';
import { concatInline } from './concat-inline.ts';
import { type InlineText, plainInline } from './inline-text.ts';

/** Two translations one behind the other, with a space between them where the language writes spaces. */
export function joinTargets(first: InlineText, second: InlineText, targetLanguage: string): InlineText {
  const needsSpace = first.text !== '' && second.text !== '' && !isIdeographic(targetLanguage);
  return concatInline([first, plainInline(needsSpace ? ' ' : ''), second]);
}

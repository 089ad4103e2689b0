import type { InlineText } from '../inline/inline-text.ts';
import { sameCodes } from '../inline/missing-codes.ts';
import { isWellNested } from '../inline/nesting.ts';
import type { LanguagePair } from '../language/language-pair.ts';
import { isErrorMessage } from './is-error-message.ts';
import { isStorable } from './is-storable.ts';
import { isTalk } from './is-talk.ts';
import { isUnchanged, isUntranslated } from './is-untranslated.ts';
import { isWrongLanguage } from './is-wrong-language.ts';
import { repeatsItself } from './repeats-itself.ts';
import { textWeight } from './text-weight.ts';

/** Why an answer is no translation. */
export type AnswerFault =
  | 'no words'
  | 'not storable'
  | 'unlikely length'
  | 'untranslated'
  | 'talk'
  | 'error message'
  | 'loop'
  | 'wrong language';

/** `codes-lost` can be repaired; an answer with a fault cannot. */
export type Verdict = 'good' | 'codes-lost' | { readonly fault: AnswerFault };

/** Whether an engine's text is a translation of the source, as far as that can be seen from outside. */
export function judgeAnswer(source: InlineText, target: InlineText, languages: LanguagePair): Verdict {
  const fault = findAnswerFault(source.text, target.text, languages);
  if (fault !== undefined) return { fault };
  return sameCodes(source, target) && isWellNested(target.codes) ? 'good' : 'codes-lost';
}

/** Undefined for what may be a translation. */
export function findAnswerFault(
  source: string,
  target: string,
  languages: LanguagePair,
): AnswerFault | undefined {
  if (!says(target)) return 'no words';
  if (!isStorable(target)) return 'not storable';
  if (!isOfLikelyLength(source, target)) return 'unlikely length';
  if (isUntranslated(source, target, languages)) return 'untranslated';
  if (isUnchanged(source, target)) return undefined;
  if (isTalk(source, target, languages)) return 'talk';
  if (isErrorMessage(source, target)) return 'error message';
  if (repeatsItself(source, target)) return 'loop';
  return isWrongLanguage(source, target, languages) ? 'wrong language' : undefined;
}

/** Whether there is a letter or a number in it: texts without any are never asked for. */
function says(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * At most three times the source, and of a sentence at least an eighth of it: an answer that obeyed the text
 * instead of translating it is mostly far shorter.
 */
function isOfLikelyLength(source: string, target: string): boolean {
  const [asked, answered] = [textWeight(source), textWeight(target)];
  return answered <= 3 * asked + 60 && (asked < 40 || answered * 8 >= asked);
}

import type { InlineText } from '@transloom/core/inline/inline-text';
import { sameCodes } from '@transloom/core/inline/missing-codes';
import { isWellNested } from '@transloom/core/inline/nesting';
import { scriptOf } from '@transloom/core/language/language-tag';
import type { LanguagePair } from '../engine-vendor.ts';
import { isTalk } from './is-talk.ts';
import { isStorable } from './storable.ts';
import { textWeight } from './text-weight.ts';

/** `codes-lost` can be repaired; `unusable` cannot. */
export type Verdict = 'good' | 'codes-lost' | 'unusable';

/** Whether an engine's text is a translation of the source, as far as that can be told from outside. */
export function judgeAnswer(source: InlineText, target: InlineText, languages: LanguagePair): Verdict {
  if (!says(target.text) || !isStorable(target.text) || !isOfLikelyLength(source.text, target.text))
    return 'unusable';
  if (isTalk(source.text, target.text) || isWrongScript(source.text, target.text, languages))
    return 'unusable';
  return sameCodes(source, target) && isWellNested(target.codes) ? 'good' : 'codes-lost';
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

/** A long answer without one letter of the target's script, and not the source left as it is. */
function isWrongScript(source: string, target: string, languages: LanguagePair): boolean {
  const letters = target.match(/\p{L}/gu) ?? [];
  if (letters.length < 20 || withoutSpaces(target) === withoutSpaces(source)) return false;
  const script = scriptPattern(languages.target);
  return script !== undefined && !letters.some((letter) => script.test(letter));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

const scripts: Readonly<Record<string, RegExp>> = {
  Hans: /\p{sc=Han}/u,
  Hant: /\p{sc=Han}/u,
  Jpan: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  Kore: /[\p{sc=Hangul}\p{sc=Han}]/u,
  Latn: /\p{sc=Latin}/u,
  Cyrl: /\p{sc=Cyrillic}/u,
  Arab: /\p{sc=Arabic}/u,
  Hebr: /\p{sc=Hebrew}/u,
  Grek: /\p{sc=Greek}/u,
  Thai: /\p{sc=Thai}/u,
  Deva: /\p{sc=Devanagari}/u,
};

function scriptPattern(languageTag: string): RegExp | undefined {
  return scripts[scriptOf(languageTag)];
}

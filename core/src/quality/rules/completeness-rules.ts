import { isNonTranslated } from '../../analysis/is-non-translated.ts';
import { spansOf, valuesOf } from '../find-spans.ts';
import { hasWordsToCheck, isHan } from '../prepare-segment.ts';
import type { PreparedSegment, QualityRule } from '../quality-rule.ts';

const isBlank = (text: string) => text.trim() === '';

export const targetEmpty: QualityRule = {
  id: 'target-empty',
  category: 'completeness',
  severity: 'error',
  check: ({ source, target }) =>
    isBlank(target.text) && target.codes.length === 0 && !isBlank(source.text) ? [{}] : [],
};

export const sourceEmpty: QualityRule = {
  id: 'source-empty',
  category: 'completeness',
  severity: 'warning',
  check: ({ source, target }) => (isBlank(source.text) && !isBlank(target.text) ? [{}] : []),
};

/** Names and single words stay the same in many languages; two words and more seldom do. */
export const targetSameAsSource: QualityRule = {
  id: 'target-same-as-source',
  category: 'completeness',
  severity: 'warning',
  check: ({ source, target, sourceWords, sourceLanguage, targetLanguage }) => {
    if (source.text.trim() !== target.text.trim() || isNonTranslated(sourceWords)) return [];
    if (languageOf(sourceLanguage) === languageOf(targetLanguage)) return [];
    return smallWords(sourceWords).length >= 2 ? [{ targetSpan: { start: 0, end: target.text.length } }] : [];
  },
};

const languageOf = (tag: string) => tag.split('-')[0] ?? tag;

/** Words that no name begins with: small letters, or characters of scripts without case. */
function smallWords(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\p{N}])[\p{Ll}\p{Lo}][\p{L}\p{M}'’-]+/gu) ?? [];
}

/** So many small words of the source in a row that no title or name is meant. */
const longestQuotation = 5;

export const untranslatedPart: QualityRule = {
  id: 'untranslated-part',
  category: 'completeness',
  severity: 'warning',
  check: ({ source, target, sourceWords, targetWords, sourceLanguage, targetLanguage }) => {
    if (languageOf(sourceLanguage) === languageOf(targetLanguage)) return [];
    if (source.text.trim() === target.text.trim()) return [];
    const words = valuesOf(sourceWords, /[\p{L}\p{M}'’-]+/gu);
    for (let from = 0; from + longestQuotation <= words.length; from++) {
      const last = words[from + longestQuotation - 1];
      const text = sourceWords.slice(words[from]?.start, last?.end);
      if (smallWords(text).length < longestQuotation - 1 || !/^[\p{L}\p{M}'’\- ,]+$/u.test(text)) continue;
      const at = targetWords.indexOf(text);
      if (at >= 0) return [{ targetSpan: { start: at, end: at + text.length }, params: { found: text } }];
    }
    return [];
  },
};

const letters: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Thai: /\p{Script=Thai}/gu,
  Kore: /[\p{Script=Hangul}]/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

const count = (text: string, script: string) => text.match(letters[script] ?? /$^/g)?.length ?? 0;

/** A long text without a single letter of its language is another language. */
export const targetScript: QualityRule = {
  id: 'target-script',
  category: 'completeness',
  severity: 'error',
  check: ({ targetWords, targetScript: script, sourceWords }) => {
    if (letters[script] === undefined) return [];
    const all = targetWords.match(/\p{L}/gu)?.length ?? 0;
    const own = count(targetWords, script);
    const isLong = all >= 12 && smallWords(targetWords).length >= 2;
    const isExpected = smallWords(sourceWords).length >= 2 || isHan(script);
    return isLong && isExpected && own === 0 ? [{ targetSpan: { start: 0, end: targetWords.length } }] : [];
  },
};

/** Letters of the source's script in a target of another script: forgotten words, where the script is not Latin. */
export const sourceScriptLeft: QualityRule = {
  id: 'source-script-left',
  category: 'completeness',
  severity: 'warning',
  check: ({ target, targetWords, sourceScript, targetScript: script }) => {
    const expression = letters[sourceScript];
    if (sourceScript === 'Latn' || expression === undefined || sharesLetters(sourceScript, script)) return [];
    const runs = new RegExp(`(?:${expression.source})+`, 'gu');
    return spansOf(targetWords, runs).map((targetSpan) => ({
      targetSpan,
      params: { found: target.text.slice(targetSpan.start, targetSpan.end) },
    }));
  },
};

function sharesLetters(a: string, b: string): boolean {
  return a === b || (isHan(a) && (isHan(b) || b === 'Kore'));
}

export const matchUnchanged: QualityRule = {
  id: 'match-unchanged',
  category: 'completeness',
  severity: 'warning',
  check: ({ unchangedMatchRate, target }: PreparedSegment) =>
    unchangedMatchRate !== undefined && unchangedMatchRate < 100 && hasWordsToCheck(target)
      ? [{ params: { rate: unchangedMatchRate } }]
      : [],
};

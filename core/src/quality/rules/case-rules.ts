import { edited, missingFrom, spansOf, valuesOf } from '../find-spans.ts';
import { hasCase } from '../prepare-segment.ts';
import type { QualityRule } from '../quality-rule.ts';

const firstLetter = /^[^\p{L}\p{N}\uFFFC]*(\p{L})/u;

export const firstLetterCase: QualityRule = {
  id: 'first-letter-case',
  category: 'case',
  severity: 'info',
  check: ({
    source,
    target,
    sourceWords,
    targetWords,
    sourceScript,
    targetScript,
    targetLanguage,
    targetBarriers,
  }) => {
    if (!hasCase(sourceScript) || !hasCase(targetScript)) return [];
    const from = firstLetter.exec(sourceWords)?.[1];
    const into = firstLetter.exec(targetWords);
    const letter = into?.[1];
    if (from === undefined || letter === undefined || into === null) return [];
    const at = into[0].length - letter.length;
    const isSentence = /\p{Lu}\p{Ll}/u.test(sourceWords) && /\p{Ll}\s+\p{Ll}/u.test(sourceWords);
    if (!/\p{Lu}/u.test(from) || !/\p{Ll}/u.test(letter) || !isSentence || targetBarriers.has(at)) return [];
    // Words such as iPhone begin small everywhere.
    if (
      /^\p{Ll}\p{Lu}/u.test(target.text.slice(at)) ||
      source.text.split(/\s/u).includes(target.text.slice(at).split(/\s/u)[0] ?? '')
    )
      return [];
    const upper = letter.toLocaleUpperCase(targetLanguage);
    return [
      {
        targetSpan: { start: at, end: at + 1 },
        fix: edited(target, [{ start: at, end: at + letter.length, text: upper }]),
      },
    ];
  },
};

const isCapitals = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 6 && /\s/.test(text.trim()) && letters.every((letter) => !/\p{Ll}/u.test(letter));
};

export const allCapitals: QualityRule = {
  id: 'all-capitals',
  category: 'case',
  severity: 'warning',
  check: ({ target, sourceWords, targetWords, sourceScript, targetScript }) =>
    hasCase(sourceScript) &&
    hasCase(targetScript) &&
    isCapitals(targetWords) &&
    !isCapitals(sourceWords) &&
    /\p{Ll}/u.test(sourceWords)
      ? [{ targetSpan: { start: 0, end: target.text.length } }]
      : [],
};

/** `GitHub` and `iPhone` are names in every language. */
export const camelCaseMissing: QualityRule = {
  id: 'camel-case-missing',
  category: 'case',
  severity: 'warning',
  check: ({ sourceWords, targetWords, sourceScript }) =>
    sourceScript === 'Latn'
      ? missingFrom(
          valuesOf(
            sourceWords,
            /(?<![\p{L}\p{N}_.-])(?:\p{Ll}{1,3}\p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,})(?!['’]?[\p{L}\p{N}_-])/gu,
          ).filter(({ value }) => !/^(?:Mc|Mac|De|La|Le|Van|Von|Fitz|Al)\p{Lu}/u.test(value)),
          (name) =>
            targetWords.toLowerCase().includes(name.toLowerCase()) || !/\p{Script=Latin}/u.test(targetWords),
        )
      : [],
};

export const twoCapitals: QualityRule = {
  id: 'two-capitals',
  category: 'case',
  severity: 'warning',
  check: ({ source, target, targetWords }) =>
    spansOf(targetWords, /(?<![\p{L}\p{N}_-])\p{Lu}{2}\p{Ll}{3,}(?![\p{L}\p{N}_])/gu)
      .filter(({ start, end }) => !source.text.includes(target.text.slice(start, end)))
      .map((targetSpan) => {
        const found = target.text.slice(targetSpan.start, targetSpan.end);
        const mended = `${found.slice(0, 1)}${found.slice(1, 2).toLowerCase()}${found.slice(2)}`;
        return { targetSpan, params: { found }, fix: edited(target, [{ ...targetSpan, text: mended }]) };
      }),
};

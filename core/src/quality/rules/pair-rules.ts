import { findingsInTarget, spansOf } from '../find-spans.ts';
import { isHan } from '../prepare-segment.ts';
import type { QualityRule, TextSpan } from '../quality-rule.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['【', '】'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['“', '”'],
  ['«', '»'],
];

/** Brackets pair inside the target; a half-width bracket may close a full-width one. */
function unpaired(text: string, [open, close]: readonly [string, string]): readonly TextSpan[] {
  const left: number[] = [];
  const wrong: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === open) left.push(at);
    else if (character === close && left.pop() === undefined) wrong.push(at);
  }
  return [...left, ...wrong].map((start) => ({ start, end: start + 1 }));
}

/** Marks of lists such as `a)` and smileys close nothing. */
const withoutListMarks = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}\p{M}(（&])(?:\p{L}|\p{N}{1,3})(?=[)）])[)）]/gu, (found) =>
      ' '.repeat(found.length),
    )
    .replace(/[:;]-?[()]/g, (found) => ' '.repeat(found.length));

const oneWidth = (text: string) =>
  text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('［', '[').replaceAll('］', ']');

export const bracketUnpaired: QualityRule = {
  id: 'bracket-unpaired',
  category: 'punctuation',
  severity: 'warning',
  check: ({ source, target, targetWords }) => {
    const [from, into] = [oneWidth(withoutListMarks(source.text)), oneWidth(withoutListMarks(targetWords))];
    return pairs.slice(0, 8).flatMap((pair) => {
      const spans = unpaired(into, pair);
      return unpaired(from, pair).length > 0 ? [] : findingsInTarget(target, spans);
    });
  },
};

export const bracketWidth: QualityRule = {
  id: 'bracket-width',
  category: 'punctuation',
  severity: 'info',
  check: ({ target, targetWords }) => {
    const mixed = [/（[^（）()]*\)/gu, /\([^（）()]*）/gu];
    return mixed.flatMap((expression) =>
      findingsInTarget(target, spansOf(targetWords, expression), (found) =>
        found.startsWith('（') ? `${found.slice(0, -1)}）` : `（${found.slice(1)}`,
      ),
    );
  },
};

export const bracketMissing: QualityRule = {
  id: 'bracket-missing',
  category: 'punctuation',
  severity: 'info',
  check: ({ sourceWords, targetWords, sourceScript }) => {
    if (isHan(sourceScript)) return [];
    const has = (text: string) => /[([（［【〔]\s*[\p{L}\p{N}]/u.test(text);
    return has(withoutListMarks(sourceWords)) &&
      targetWords !== '' &&
      !/[()[\]（）［］【】〔〕「」—–]|\s-\s/u.test(targetWords)
      ? [{}]
      : [];
  },
};

/** A quotation that goes on in the next segment is open in the source too. */
export const quoteUnpaired: QualityRule = {
  id: 'quote-unpaired',
  category: 'punctuation',
  severity: 'warning',
  check: ({ source, target, targetLanguage }) => {
    if (hasOpenQuotation(source.text)) return [];
    const curly = quotePairs(targetLanguage).flatMap((pair) => unpaired(target.text, pair));
    const straight = spansOf(target.text, straightQuote);
    const isOdd = straight.length % 2 === 1 && curly.length === 0 && !/[“”„]/u.test(target.text);
    return findingsInTarget(target, isOdd ? straight.slice(-1) : curly);
  },
};

/** A mark behind a digit means inches. */
const straightQuote = /(?<!\d)"/g;

function hasOpenQuotation(text: string): boolean {
  const open = quotes.some((pair) => unpaired(text, pair).length > 0);
  return open || spansOf(text, straightQuote).length % 2 === 1;
}

const quotes = pairs.slice(8);

/** Languages that close with the mark others open with, or turn the angles, have pairs of their own. */
function quotePairs(language: string): readonly (readonly [string, string])[] {
  const closesHigh = /^(?:de|cs|sk|bg|et|lt|sl|hr|is|ro|hu|pl|ka|mk|sr|sv|fi|he)\b/i.test(language);
  const turnsAngles = /^(?:de|da|cs|hr|sl|hu)\b/i.test(language);
  return quotes.filter(([open]) => (open === '“' ? !closesHigh : !turnsAngles));
}

export const quoteMissing: QualityRule = {
  id: 'quote-missing',
  category: 'punctuation',
  severity: 'info',
  check: ({ sourceWords, targetWords }) => {
    const quoted = /(?<![\d\p{L}])["“„«「『《]\s?[\p{L}\p{N}][^"”“»」』》]{1,80}["”“»」』》]/u;
    const any = /["“”„«»「」『』《》‘’'‹›]/u;
    return quoted.test(sourceWords) && targetWords.trim() !== '' && !any.test(targetWords) ? [{}] : [];
  },
};

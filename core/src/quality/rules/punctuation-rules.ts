import type { InlineText } from '../../inline/inline-text.ts';
import { edited, findingsInTarget, spansOf } from '../find-spans.ts';
import { endsWithoutMark, isHan } from '../prepare-segment.ts';
import { type EndMark, endMark, writtenMark } from '../punctuation-classes.ts';
import type { PreparedSegment, QualityFinding, QualityRule, TextSpan } from '../quality-rule.ts';

/** Labels and headings end as the source does; a sentence that lost or changed its mark is wrong. */
export const endMarkRule: QualityRule = {
  id: 'end-mark',
  category: 'punctuation',
  severity: 'warning',
  check: (segment) => {
    const { sourceWords, targetWords, sourceScript, targetScript, target } = segment;
    if (target.text.trim() === '' || endsWithoutMark(targetScript) || endsWithoutMark(sourceScript))
      return [];
    const [wanted, found] = [endMark(sourceWords), endMark(targetWords)];
    if (wanted === found || isGreekQuestion(segment, found) || !isClear(wanted, found)) return [];
    const end = lastTextEnd(target.text);
    return [
      {
        targetSpan: { start: Math.max(0, end - 1), end },
        params: { expected: wanted, found },
        fix: withMark(segment, found, wanted),
      },
    ];
  },
};

/** Ellipsis and stop, or exclamation and stop, are a matter of taste; what asks must ask, and what stops must stop. */
function isClear(wanted: EndMark, found: EndMark): boolean {
  const pair = [wanted, found].toSorted().join(' ');
  return ![
    'ellipsis stop',
    'ellipsis none',
    'exclamation stop',
    'both question',
    'both exclamation',
    'semicolon stop',
    'colon stop',
  ].includes(pair);
}

/** Greek asks with a semicolon. */
function isGreekQuestion({ targetLanguage, sourceWords }: PreparedSegment, found: EndMark): boolean {
  return /^el\b/i.test(targetLanguage) && found === 'semicolon' && endMark(sourceWords) === 'question';
}

const lastTextEnd = (text: string) => text.trimEnd().length;

function withMark(
  { target, targetScript, targetLanguage }: PreparedSegment,
  found: EndMark,
  wanted: EndMark,
): InlineText | undefined {
  const end = lastTextEnd(target.text);
  const isBare = /[\p{L}\p{N}\p{M}]$/u.test(target.text.slice(0, end));
  const written = writtenMark(wanted, targetScript, targetLanguage);
  if (found === 'none')
    return isBare && written !== undefined ? edited(target, [{ start: end, end, text: written }]) : undefined;
  if (!/[.。?？!！:：;；؟।]$/u.test(target.text.slice(0, end))) return undefined;
  if (wanted === 'none') return edited(target, [{ start: end - 1, end, text: '' }]);
  return written === undefined ? undefined : edited(target, [{ start: end - 1, end, text: written }]);
}

export const doubledMark: QualityRule = {
  id: 'doubled-mark',
  category: 'punctuation',
  severity: 'warning',
  check: ({ source, target, targetWords }) => {
    const doubled =
      /([,;:，。、；：])\1+|(?<!\.)\.\.(?!\.)|[，。、；：][,;:]|[,;:][，。、；：]|[。，][.．]|\.(?=。)/gu;
    return new RegExp(doubled.source, 'u').test(source.text)
      ? []
      : findingsInTarget(
          target,
          spansOf(targetWords, doubled),
          (found) => /[，。、；：]/u.exec(found)?.[0] ?? found[0],
        );
  },
};

export const invertedMark: QualityRule = {
  id: 'inverted-mark',
  category: 'punctuation',
  severity: 'warning',
  check: ({ target, targetWords, targetLanguage }) => {
    if (!/^es\b/i.test(targetLanguage)) return [];
    const lacking = (close: string, open: string) =>
      targetWords
        .trim()
        .replace(/[”"»)]+$/u, '')
        .endsWith(close) &&
      !targetWords.includes(open) &&
      /\p{L}.*\s/u.test(targetWords);
    const start = /^[\s"“«(—-]*/u.exec(target.text)?.[0].length ?? 0;
    return (
      [
        ['?', '¿'],
        ['!', '¡'],
      ] as const
    ).flatMap(([close, open]) =>
      lacking(close, open)
        ? [
            {
              params: { missing: open },
              fix: isOneSentence(targetWords)
                ? edited(target, [{ start, end: start, text: open }])
                : undefined,
            },
          ]
        : [],
    );
  },
};

const isOneSentence = (text: string) => !/[.?!;:,]\s/u.test(text.trim());

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
    .replace(/(?<![\p{L}\p{N}\p{M}(（])(?:\p{L}|\p{N}{1,3})(?=[)）])[)）]/gu, (found) =>
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
      !/[()[\]（）［］【】〔〕「」—–-]/u.test(targetWords)
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
  const closesHigh = /^(?:de|cs|sk|bg|et|lt|sl|hr|is|ro|hu|pl|ka|mk|sr)\b/i.test(language);
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

const wide: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};

/** Punctuation between Chinese characters is as wide as they are. */
export const halfWidthMark: QualityRule = {
  id: 'half-width-mark',
  category: 'punctuation',
  severity: 'warning',
  check: ({ target, targetWords, targetScript }) => {
    if (targetScript !== 'Hans' && targetScript !== 'Hant' && targetScript !== 'Jpan') return [];
    const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}”』」]';
    const spans = spansOf(
      targetWords,
      new RegExp(
        `(?<=${letter})[,;:?!](?=\\s?${letter}|\\s*$)|(?<=${letter})\\.(?=\\s*$|\\s?${letter})`,
        'gu',
      ),
    );
    const isJapanese = targetScript === 'Jpan';
    return findingsInTarget(target, spans, (found) => (isJapanese && found === ',' ? '、' : wide[found]));
  },
};

export const fullWidthMark: QualityRule = {
  id: 'full-width-mark',
  category: 'punctuation',
  severity: 'warning',
  check: ({ target, targetWords, targetScript }) => {
    if (isHan(targetScript) || targetScript === 'Kore') return [];
    return findingsInTarget(
      target,
      spansOf(targetWords, /[，。；：？！（）、「」『』【】]/gu),
      (found) => narrow[found],
    );
  },
};

const narrow: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
  '、': ',',
};

export const straightQuotes: QualityRule = {
  id: 'straight-quotes',
  category: 'punctuation',
  severity: 'info',
  check: ({ target, targetWords, targetScript }) => {
    if (targetScript !== 'Hans') return [];
    const spans = spansOf(targetWords, /"(?=[^"]*\p{Script=Han})[^"]{1,60}"/gu);
    return findingsInTarget(target, spans, (found) => `“${found.slice(1, -1)}”`);
  },
};

export const ellipsisForm: QualityRule = {
  id: 'ellipsis-form',
  category: 'punctuation',
  severity: 'info',
  check: ({ target, targetWords, targetScript }) =>
    targetScript === 'Hans' || targetScript === 'Hant'
      ? findingsInTarget(
          target,
          spansOf(targetWords, /(?<=\p{Script=Han})(?:\.{3,6}|。{3,6}|(?<!…)…(?!…))/gu),
          () => '……',
        )
      : [],
};

export const dashForm: QualityRule = {
  id: 'dash-form',
  category: 'punctuation',
  severity: 'info',
  check: ({ target, targetWords, targetScript }): readonly QualityFinding[] =>
    targetScript === 'Hans' || targetScript === 'Hant'
      ? findingsInTarget(
          target,
          spansOf(targetWords, /(?<=\p{Script=Han})\s?--+\s?(?=\p{Script=Han})/gu),
          () => '——',
        )
      : [],
};

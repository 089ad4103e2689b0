import type { InlineText } from '../../inline/inline-text.ts';
import { edited, findingsInTarget, spansOf } from '../find-spans.ts';
import { endsWithoutMark, isHan } from '../prepare-segment.ts';
import { type EndMark, endMark, writtenMark } from '../punctuation-classes.ts';
import type { PreparedSegment, QualityFinding, QualityRule } from '../quality-rule.ts';

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
    if (wanted === found || isOwnQuestion(segment, found) || !isClear(wanted, found)) return [];
    if (endsInAbbreviation(sourceWords) || endsInAbbreviation(targetWords)) return [];
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

/** Greek asks with a semicolon, Japanese with a particle before the stop. */
function isOwnQuestion(
  { targetLanguage, sourceWords, targetWords }: PreparedSegment,
  found: EndMark,
): boolean {
  if (endMark(sourceWords) !== 'question') return false;
  if (/^el\b/i.test(targetLanguage)) return found === 'semicolon';
  return /^ja\b/i.test(targetLanguage) && /か。[」』”）]*\s*$/u.test(targetWords);
}

/** The stop of an abbreviation may end a sentence, or not. */
function endsInAbbreviation(text: string): boolean {
  return /(?<!\p{L})(?:Jr|Sr|Inc|Ltd|Co|Corp|Bros|etc|usw|ecc|itp|itd|др|т\.д|vs|No|Nr|approx|\p{L}\.\s?\p{L})\.$/u.test(
    text.trim(),
  );
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
      /([,;:，、；：])\1+|(?<!。)。。(?!。)|(?<!\.)\.\.(?!\.)|[，。、；：][,;:]|[,;:][，。、；：]|[。，][.．]|\.(?=。)/gu;
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

import { edited, findingsInTarget, spansOf } from '../find-spans.ts';
import { isHan } from '../prepare-segment.ts';
import type { PreparedSegment, QualityFinding, QualityRule } from '../quality-rule.ts';

const outer = (text: string) => ({
  lead: /^\s*/u.exec(text)?.[0] ?? '',
  trail: /\s*$/u.exec(text)?.[0] ?? '',
});

/** Space at an edge differs: the fix gives the target the edge of the source. */
function edge(segment: PreparedSegment, side: 'lead' | 'trail'): readonly QualityFinding[] {
  const { source, target } = segment;
  if (target.text.trim() === '') return [];
  const wanted = outer(source.text)[side];
  const found = outer(target.text)[side];
  if (wanted === found || (wanted !== '' && (isHan(segment.targetScript) || isHan(segment.sourceScript))))
    return [];
  const span =
    side === 'lead'
      ? { start: 0, end: found.length }
      : { start: target.text.length - found.length, end: target.text.length };
  return [{ targetSpan: span, fix: edited(target, [{ ...span, text: wanted }]) }];
}

export const leadingSpace: QualityRule = {
  id: 'leading-space',
  category: 'spaces',
  severity: 'warning',
  check: (segment) => edge(segment, 'lead'),
};

export const trailingSpace: QualityRule = {
  id: 'trailing-space',
  category: 'spaces',
  severity: 'warning',
  check: (segment) => edge(segment, 'trail'),
};

export const doubleSpace: QualityRule = {
  id: 'double-space',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target, targetBarriers }) =>
    /\S {2,}\S/u.test(source.text)
      ? []
      : findingsInTarget(
          target,
          spansOf(target.text, /(?<=\S) {2,}(?=\S)/gu).filter(
            ({ start, end }) => !hasBarrier(targetBarriers, start, end),
          ),
          () => ' ',
        ),
};

function hasBarrier(barriers: ReadonlySet<number>, start: number, end: number): boolean {
  return Array.from({ length: end - start - 1 }, (_, i) => start + i + 1).some((at) => barriers.has(at));
}

export const lineBreaks: QualityRule = {
  id: 'line-breaks',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target }) => {
    const count = (text: string) => text.trim().split('\n').length - 1;
    return target.text.trim() !== '' && count(source.text) !== count(target.text)
      ? [{ params: { expected: count(source.text), found: count(target.text) } }]
      : [];
  },
};

export const tabs: QualityRule = {
  id: 'tabs',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target }) => {
    const count = (text: string) => text.split('\t').length - 1;
    return target.text.trim() !== '' && count(source.text) !== count(target.text)
      ? [{ params: { expected: count(source.text), found: count(target.text) } }]
      : [];
  },
};

const han = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const between = new RegExp(`(?<=${han}) +(?=${han})`, 'gu');

export const spaceBetweenCharacters: QualityRule = {
  id: 'space-between-characters',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target, targetScript, targetBarriers }) =>
    isHan(targetScript) && !new RegExp(between.source, 'u').test(source.text)
      ? findingsInTarget(
          target,
          spansOf(target.text, between).filter(
            ({ start, end }) => !targetBarriers.has(start) && !targetBarriers.has(end),
          ),
          () => '',
        )
      : [],
};

/** A space between Chinese and Latin letters or digits: houses disagree, so it is off. */
export const spaceBesideLatin: QualityRule = {
  id: 'space-beside-latin',
  category: 'spaces',
  severity: 'info',
  off: true,
  check: ({ target, targetWords, targetScript }) =>
    targetScript === 'Hans' || targetScript === 'Hant'
      ? spansOf(targetWords, /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu).map(
          (targetSpan) => ({
            targetSpan,
            fix: edited(target, [{ ...targetSpan, text: ' ' }]),
          }),
        )
      : [],
};

export const noBreakSpace: QualityRule = {
  id: 'no-break-space',
  category: 'spaces',
  severity: 'info',
  off: true,
  check: ({ source, target, targetScript }) => {
    const count = (text: string) => text.split('\u00A0').length - 1;
    return !isHan(targetScript) && count(source.text) > count(target.text) ? [{}] : [];
  },
};

export const spaceBeforeMark: QualityRule = {
  id: 'space-before-mark',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target, targetWords, targetLanguage, targetBarriers }) => {
    if (/^fr\b/i.test(targetLanguage) || /\s[,.;:!?](?:\s|$)/u.test(source.text)) return [];
    const spans = spansOf(
      targetWords,
      /(?<=[\p{L}\p{N})”"』」]) +(?=[，。；：！？、]|[,.;:!?](?:\s|$|[”"’）)]))/gu,
    );
    return findingsInTarget(
      target,
      spans.filter(({ start, end }) => !targetBarriers.has(start) && !targetBarriers.has(end)),
      () => '',
    );
  },
};

export const frenchSpacing: QualityRule = {
  id: 'french-spacing',
  category: 'spaces',
  severity: 'info',
  check: ({ target, targetWords, targetLanguage }) =>
    /^fr(?!-CA)/i.test(targetLanguage)
      ? spansOf(targetWords, /(?<=[\p{L}\p{N})])[;!?](?=\s|$)|(?<=\p{L})(?<!\d):(?=\s)/gu).map(
          (targetSpan) => ({
            targetSpan,
            params: { found: target.text.slice(targetSpan.start, targetSpan.end) },
            fix: edited(target, [{ start: targetSpan.start, end: targetSpan.start, text: '\u202F' }]),
          }),
        )
      : [],
};

export const spaceAfterMark: QualityRule = {
  id: 'space-after-mark',
  category: 'spaces',
  severity: 'warning',
  check: ({ source, target, targetWords, targetScript, targetBarriers }) => {
    if (isHan(targetScript) || targetScript === 'Thai') return [];
    const glued = /(?<=\p{Ll}{2})[,;!?](?=\p{L})|(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu;
    if (new RegExp(glued.source, 'u').test(source.text)) return [];
    return spansOf(targetWords, glued)
      .filter(({ end }) => !targetBarriers.has(end))
      .map((targetSpan) => ({
        targetSpan,
        params: { found: target.text.slice(targetSpan.start, targetSpan.end) },
        fix: edited(target, [{ start: targetSpan.end, end: targetSpan.end, text: ' ' }]),
      }));
  },
};

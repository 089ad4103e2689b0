import type { InlineCode, InlineText } from '../../inline/inline-text.ts';
import { codeToken } from '../../inline/markup.ts';
import { foreignCodes, missingCodes } from '../../inline/missing-codes.ts';
import { isWellNested, pairedIds } from '../../inline/nesting.ts';
import { restoreCodes } from '../../inline/restore-codes.ts';
import type { PreparedSegment, QualityFinding, QualityRule } from '../quality-rule.ts';

/** An empty target has no tags to compare; that it is empty is said by its own check. */
const isEmpty = ({ target }: PreparedSegment) => target.text.trim() === '' && target.codes.length === 0;

const at = ({ at: start }: InlineCode) => ({ start, end: start });

export const tagMissing: QualityRule = {
  id: 'tag-missing',
  category: 'tags',
  severity: 'error',
  check: (segment) => {
    if (isEmpty(segment)) return [];
    const { source, target } = segment;
    return missingCodes(source, target).map((code) => ({
      sourceSpan: at(code),
      params: { tag: codeToken(code) },
      fix: restoreCodes(source, target),
    }));
  },
};

export const tagAdded: QualityRule = {
  id: 'tag-added',
  category: 'tags',
  severity: 'error',
  check: ({ source, target }) =>
    foreignCodes(source, target).map((code) => ({
      targetSpan: at(code),
      params: { tag: codeToken(code) },
      fix: { ...target, codes: target.codes.filter((each) => each !== code) },
    })),
};

const sameSet = ({ source, target }: PreparedSegment) =>
  missingCodes(source, target).length === 0 && foreignCodes(source, target).length === 0;

/** A pair that is whole in the source and whose end stands before its start in the target. */
export const tagPairReversed: QualityRule = {
  id: 'tag-pair-reversed',
  category: 'tags',
  severity: 'error',
  check: (segment) => {
    if (!sameSet(segment)) return [];
    const { source, target } = segment;
    const place = (id: number, kind: InlineCode['kind']) =>
      target.codes.findIndex((code) => code.id === id && code.kind === kind);
    return [...pairedIds(source.codes)]
      .filter((id) => place(id, 'close') < place(id, 'open'))
      .map((id) => ({
        targetSpan: spanOfPair(target, id),
        params: { tag: `${id}` },
        fix: restored(source, target),
      }));
  },
};

function spanOfPair({ codes }: InlineText, id: number) {
  const places = codes.filter((code) => code.id === id).map((code) => code.at);
  return { start: Math.min(...places), end: Math.max(...places) };
}

function restored(source: InlineText, target: InlineText): InlineText {
  return restoreCodes(source, { ...target, codes: [] });
}

export const tagsCrossed: QualityRule = {
  id: 'tags-crossed',
  category: 'tags',
  severity: 'error',
  check: (segment) => {
    const { source, target } = segment;
    if (!sameSet(segment) || !isWellNested(source.codes) || isWellNested(target.codes)) return [];
    return tagPairReversed.check(segment).length > 0 ? [] : [{ fix: restored(source, target) }];
  },
};

/** Languages order words differently, so this only tells. */
export const tagOrder: QualityRule = {
  id: 'tag-order',
  category: 'tags',
  severity: 'info',
  off: true,
  check: (segment) => {
    const order = ({ codes }: InlineText) => codes.map(codeToken).join(' ');
    return sameSet(segment) && order(segment.source) !== order(segment.target) ? [{}] : [];
  },
};

/** A pair with text in the source and without in the target. */
export const tagPairEmpty: QualityRule = {
  id: 'tag-pair-empty',
  category: 'tags',
  severity: 'warning',
  check: (segment) => {
    if (!sameSet(segment)) return [];
    const { source, target } = segment;
    const inner = (inline: InlineText, id: number) => {
      const { start, end } = spanOfPair(inline, id);
      return inline.text.slice(start, end).trim();
    };
    return [...pairedIds(source.codes)]
      .filter((id) => inner(source, id) !== '' && inner(target, id) === '')
      .map((id) => ({ targetSpan: spanOfPair(target, id), params: { tag: `${id}` } }));
  },
};

/** The text of a link or field that is a name or a number in the source stands outside of its tag in the target. */
export const tagAroundOtherText: QualityRule = {
  id: 'tag-around-other-text',
  category: 'tags',
  severity: 'info',
  check: (segment) => {
    if (!sameSet(segment)) return [];
    const { source, target } = segment;
    return [...pairedIds(source.codes)].flatMap((id): readonly QualityFinding[] => {
      const from = spanOfPair(source, id);
      const inner = source.text.slice(from.start, from.end).trim();
      const to = spanOfPair(target, id);
      const isFixed = /\d/.test(inner) && !/\p{Ll}{2}/u.test(inner);
      if (!isFixed || !target.text.includes(inner) || target.text.slice(to.start, to.end).includes(inner))
        return [];
      return [{ targetSpan: to, params: { tag: `${id}`, found: inner } }];
    });
  },
};

export const styleMissing: QualityRule = {
  id: 'style-missing',
  category: 'tags',
  severity: 'warning',
  check: (segment) => {
    if (isEmpty(segment)) return [];
    return (['bold', 'italic', 'underline'] as const)
      .filter((look) => has(segment.source, look) && !has(segment.target, look))
      .map((look) => ({ params: { style: look }, fix: withWholeStyle(segment, look) }));
  },
};

type Look = 'bold' | 'italic' | 'underline';

const has = ({ styles }: InlineText, look: Look) => styles.some((run) => run[look] !== undefined);

/** Where the whole source looks so, the whole target can; else a person has to say what. */
function withWholeStyle({ source, target }: PreparedSegment, look: Look): InlineText | undefined {
  const [run] = source.styles;
  const isWhole = source.styles.length === 1 && run?.start === 0 && run.end === source.text.length;
  if (!isWhole || target.styles.length > 0 || run[look] === undefined) return undefined;
  return { ...target, styles: [{ ...run, end: target.text.length }] };
}

export const styleAdded: QualityRule = {
  id: 'style-added',
  category: 'tags',
  severity: 'info',
  check: ({ source, target }) =>
    source.styles.length === 0 && target.styles.length > 0
      ? [
          {
            targetSpan: { start: target.styles[0]?.start ?? 0, end: target.styles[0]?.end ?? 0 },
            fix: { ...target, styles: [] },
          },
        ]
      : [],
};

import type { Segment, SegmentOrigin } from '@transloom/contracts/segments';
import { inlineFaults } from '@transloom/core/inline/inline-faults';
import { fromMarkup } from '@transloom/core/inline/markup';
import { linearPattern } from '@transloom/core/text/linear-pattern';

export const matchBands = ['102', '101', '100', '95-99', '85-94', '75-84', '50-74'] as const;
export type MatchBand = (typeof matchBands)[number];

/** What a segment must be to be listed; of a criterion with several values one is enough, and an empty one says nothing. */
export interface SegmentCriteria {
  readonly origins: readonly SegmentOrigin[];
  readonly bands: readonly MatchBand[];
  readonly repetition: 'any' | 'first' | 'repeated' | 'none';
  readonly locked: 'any' | 'locked' | 'open';
  /** Names of people who changed it last. */
  readonly people: readonly string[];
  /** Changed at that day or later, `YYYY-MM-DD`. */
  readonly changedFrom: string | null;
  readonly codes: 'any' | 'faulty';
  readonly qa: 'any' | 'error' | 'open' | 'none';
  readonly comments: 'any' | 'open' | 'resolved' | 'none';
  readonly risk: 'any' | Risk;
  readonly source: string;
  readonly target: string;
  /** `source` and `target` are regular expressions. */
  readonly pattern: boolean;
}

export const noCriteria: SegmentCriteria = {
  origins: [],
  bands: [],
  repetition: 'any',
  locked: 'any',
  people: [],
  changedFrom: null,
  codes: 'any',
  qa: 'any',
  comments: 'any',
  risk: 'any',
  source: '',
  target: '',
  pattern: false,
};

/** How many criteria say something. */
export function countCriteria(criteria: SegmentCriteria): number {
  const { origins, bands, people, changedFrom, source, target } = criteria;
  const { repetition, locked, codes, qa, comments, risk } = criteria;
  const lists = [origins, bands, people].filter(({ length }) => length > 0).length;
  const choices = [repetition, locked, codes, qa, comments, risk].filter((choice) => choice !== 'any').length;
  const texts = [source, target, changedFrom ?? ''].filter((text) => text !== '').length;
  return lists + choices + texts;
}

export interface ShownTarget {
  readonly target: string;
  readonly origin: SegmentOrigin;
  readonly matchRate: number | null;
}

export type Risk = 'high' | 'low';

/** What is known of segments besides their rows. */
export interface SegmentInsight {
  /** The gravest open issue of QA; undefined without one. */
  issue(segmentId: string): 'error' | 'warning' | 'info' | undefined;
  /** Open where one of its comments is; undefined without any. */
  comments(segmentId: string): 'open' | 'resolved' | undefined;
  /** By the automatic score; undefined without one. */
  risk(segment: Segment): Risk | undefined;
}

export const noInsight: SegmentInsight = {
  issue: () => undefined,
  comments: () => undefined,
  risk: () => undefined,
};

/** The test of one row; made once for all of them. An expression that is none fits nothing. */
export function criteriaTest(
  criteria: SegmentCriteria,
  all: readonly Segment[],
  insight: SegmentInsight = noInsight,
): (segment: Segment, shown: ShownTarget) => boolean {
  const { origins, bands, people, locked, changedFrom, codes } = criteria;
  const repeats = criteria.repetition === 'any' ? undefined : repetitionsOf(all);
  const inSource = textTest(criteria.source, criteria.pattern);
  const inTarget = textTest(criteria.target, criteria.pattern);
  const tests: ((segment: Segment, shown: ShownTarget) => boolean)[] = [
    (_, { origin }) => origins.length === 0 || origins.includes(origin),
    (_, { matchRate }) => bands.length === 0 || bands.some((band) => isInBand(matchRate, band)),
    (segment) => locked === 'any' || segment.locked === (locked === 'locked'),
    ({ changedBy }) => people.length === 0 || people.includes(changedBy ?? ''),
    ({ changedAt }) => changedFrom === null || (changedAt !== null && changedAt.slice(0, 10) >= changedFrom),
    ({ segmentId }) => repeats === undefined || (repeats.get(segmentId) ?? 'none') === criteria.repetition,
    ({ source }, { target }) =>
      codes === 'any' || (target !== '' && inlineFaults(fromMarkup(source), fromMarkup(target)) !== null),
    ({ segmentId }) => fitsIssue(criteria.qa, insight.issue(segmentId)),
    ({ segmentId }) =>
      criteria.comments === 'any' || (insight.comments(segmentId) ?? 'none') === criteria.comments,
    (segment) => criteria.risk === 'any' || insight.risk(segment) === criteria.risk,
    ({ source }) => inSource(source),
    (_, { target }) => inTarget(target),
  ];
  return (segment, shown) => tests.every((test) => test(segment, shown));
}

function fitsIssue(wanted: SegmentCriteria['qa'], issue: ReturnType<SegmentInsight['issue']>): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'none') return issue === undefined;
  return wanted === 'error' ? issue === 'error' : issue !== undefined;
}

function isInBand(rate: number | null, band: MatchBand): boolean {
  const [from = 0, to = from] = band.split('-').map(Number);
  return rate !== null && rate >= from && rate <= to;
}

function repetitionsOf(all: readonly Segment[]): ReadonlyMap<string, 'first' | 'repeated'> {
  const groups = [...Map.groupBy(all, ({ source }) => source).values()].filter(({ length }) => length > 1);
  return new Map(
    groups.flatMap((group) =>
      group.map(({ segmentId }, index) => [segmentId, index === 0 ? 'first' : 'repeated'] as const),
    ),
  );
}

function textTest(wanted: string, pattern: boolean): (markup: string) => boolean {
  if (wanted === '') return () => true;
  if (!pattern) return (markup) => fromMarkup(markup).text.toLowerCase().includes(wanted.toLowerCase());
  const expression = linearPattern(wanted);
  return (markup) => [...(expression?.matchAll(fromMarkup(markup).text) ?? [])].length > 0;
}

import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import type { MatchBand } from '@transloom/contracts/segment-filters';
import { inlineFaults } from '@transloom/core/inline/inline-faults';
import { fromMarkup } from '@transloom/core/inline/markup';
import { riskOf } from '@transloom/core/quality/risk-of';
import { linearPattern } from '@transloom/core/text/linear-pattern';

/** A segment as it is filtered. */
export interface TestedSegment {
  readonly id: string;
  readonly number: number;
  readonly source: string;
  readonly target: string;
  readonly origin: string;
  readonly matchRate: number | null;
  readonly locked: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
  /** Of its machine translation, whole percent. */
  readonly score: number | null;
}

/** What is known of segments besides their rows. */
export interface SegmentInsight {
  /** Names of people by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Numbers of segments whose source another segment has. */
  readonly repeated: ReadonlySet<number>;
  /** Open where one of the comments on a segment is. */
  readonly comments: ReadonlyMap<string, 'open' | 'resolved'>;
  /** A machine translation that scores below it is of high risk; null where the project does not score. */
  readonly threshold: number | null;
}

export const noInsight: SegmentInsight = {
  names: new Map(),
  repeated: new Set(),
  comments: new Map(),
  threshold: null,
};

type Test = (segment: TestedSegment) => boolean;

/**
 * The test of one segment after another, in document order. An expression that is none fits nothing; `qa` is not looked
 * at.
 */
export function segmentTest(criteria: SegmentCriteria, insight: SegmentInsight = noInsight): Test {
  const all: Readonly<Record<keyof SegmentCriteria, Test>> = {
    origins: ({ origin }) => criteria.origins.some((each) => each === origin),
    bands: ({ matchRate }) => criteria.bands.some((band) => isInBand(matchRate, band)),
    repetition: repetitionTest(criteria.repetition, insight.repeated),
    locked: ({ locked }) => locked === (criteria.locked === 'locked'),
    people: ({ changedBy }) => criteria.people.includes(insight.names.get(changedBy ?? '') ?? ''),
    changedFrom: ({ changedAt }) =>
      changedAt !== null && changedAt.toISOString().slice(0, 10) >= (criteria.changedFrom ?? ''),
    codes: ({ source, target }) =>
      target !== '' && inlineFaults(fromMarkup(source), fromMarkup(target)) !== null,
    qa: () => true,
    comments: ({ id }) => (insight.comments.get(id) ?? 'none') === criteria.comments,
    risk: (segment) => riskOf(segment, insight.threshold) === criteria.risk,
    source: textTest(criteria, 'source'),
    target: textTest(criteria, 'target'),
    pattern: () => true,
  };
  const names = Object.keys(all) as (keyof SegmentCriteria)[];
  const tests = names.filter((name) => says(criteria, name)).map((name) => all[name]);
  return (segment) => tests.every((test) => test(segment));
}

function says(criteria: SegmentCriteria, name: keyof SegmentCriteria): boolean {
  return JSON.stringify(criteria[name]) !== JSON.stringify(noCriteria[name]);
}

/** Whether source or translation have a text, whatever the case. */
export function searchTest(search: string): Test {
  const text = search.trim().toLowerCase();
  if (text === '') return () => true;
  return ({ source, target }) =>
    [source, target].some((markup) => fromMarkup(markup).text.toLowerCase().includes(text));
}

function isInBand(rate: number | null, band: MatchBand): boolean {
  const [from = 0, to = from] = band.split('-').map(Number);
  return rate !== null && rate >= from && rate <= to;
}

function repetitionTest(wanted: SegmentCriteria['repetition'], repeated: ReadonlySet<number>): Test {
  const seen = new Set<string>();
  return ({ number, source }) => {
    if (!repeated.has(number)) return wanted === 'none';
    const isFirst = !seen.has(source);
    seen.add(source);
    return wanted === (isFirst ? 'first' : 'repeated');
  };
}

function textTest({ pattern, ...texts }: SegmentCriteria, side: 'source' | 'target'): Test {
  const wanted = texts[side];
  if (!pattern) {
    const text = wanted.toLowerCase();
    return (segment) => fromMarkup(segment[side]).text.toLowerCase().includes(text);
  }
  const expression = linearPattern(wanted);
  return (segment) => [...(expression?.matchAll(fromMarkup(segment[side]).text) ?? [])].length > 0;
}

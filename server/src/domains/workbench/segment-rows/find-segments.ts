import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { SegmentFilter } from '@transloom/contracts/segment-filters';
import type { segmentRowsApi } from '@transloom/contracts/segment-rows';
import { linearPattern } from '@transloom/core/text/linear-pattern';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { documentComments } from '../../comments/show-comments.ts';
import { readChangers, readFiltered, readIndex } from '../../documents/segments/read-index.ts';
import type { SegmentWork } from '../../documents/segments/segment-work.ts';
import { settingsOf } from '../../projects/project-summary.ts';
import { requireReading } from '../require-reading.ts';
import { type SegmentInsight, searchTest, segmentTest, type TestedSegment } from './segment-test.ts';

type Api = typeof segmentRowsApi;
type Input = InputOf<Api['findSegments']>;

/** @throws {AppError} resource.not-found, access.denied, editor.pattern-invalid */
export async function findSegments(context: Context, input: Input): Promise<OutputOf<Api['findSegments']>> {
  const { documentId, filter, search, criteria, part } = input;
  requirePatterns(criteria);
  const { document, project, work } = await requireReading(context, documentId);
  const { autoScore } = settingsOf(project);
  const threshold = autoScore.enabled ? autoScore.threshold : null;
  const tests = [
    standingTest(filter, work),
    searchTest(search),
    segmentTest(criteria, await insightOf(context, input, threshold)),
  ];
  const numbers: number[] = [];
  for await (const rows of readFiltered(context, { documentId, part }))
    for (const row of rows) if (tests.every((test) => test(row))) numbers.push(row.number);
  return { ranges: rangesOf(numbers), total: numbers.length, layout: document.layout };
}

function requirePatterns({ pattern, source, target }: Input['criteria']): void {
  const isValid = (text: string) => text === '' || linearPattern(text) !== undefined;
  if (pattern && !(isValid(source) && isValid(target))) throw new AppError('editor.pattern-invalid');
}

/** Only what the criteria ask for is read. */
async function insightOf(
  context: Context,
  { documentId, criteria }: Input,
  threshold: number | null,
): Promise<SegmentInsight> {
  const { people, repetition, comments } = criteria;
  return {
    threshold,
    names: people.length === 0 ? new Map() : await readChangers(context, documentId),
    repeated: repetition === 'any' ? new Set() : await repeatedNumbers(context, documentId),
    comments: comments === 'any' ? new Map() : await commentsOf(context, documentId),
  };
}

async function repeatedNumbers(context: Context, documentId: string): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let after = 0; ; ) {
    const rows = await readIndex(context, documentId, after);
    for (const { number, repeated } of rows) if (repeated) found.add(number);
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.number;
  }
}

async function commentsOf(
  context: Context,
  documentId: string,
): Promise<ReadonlyMap<string, 'open' | 'resolved'>> {
  const found = new Map<string, 'open' | 'resolved'>();
  for (const { segmentId, resolved } of await documentComments(context, { documentId }))
    if (resolved === null || !found.has(segmentId))
      found.set(segmentId, resolved === null ? 'open' : 'resolved');
  return found;
}

interface Standing extends TestedSegment {
  readonly part: number;
  readonly confirmedStage: number;
  readonly failed: boolean;
}

function standingTest(filter: SegmentFilter, work: SegmentWork): (segment: Standing) => boolean {
  const isConfirmed = (segment: Standing) => segment.confirmedStage >= work.stageOf(segment);
  const tests: Readonly<Record<SegmentFilter, (segment: Standing) => boolean>> = {
    all: () => true,
    confirmed: isConfirmed,
    unconfirmed: (segment) => !isConfirmed(segment),
    empty: ({ target }) => target === '',
    failed: ({ failed }) => failed,
  };
  return tests[filter];
}

function rangesOf(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

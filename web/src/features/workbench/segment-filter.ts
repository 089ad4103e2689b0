import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import {
  countCriteria,
  criteriaTest,
  noCriteria,
  noInsight,
  type SegmentCriteria,
  type SegmentInsight,
} from './filter/segment-criteria.ts';
import { unsavedChange } from './saving/save-queue.ts';
import { segmentAt } from './segment-rows.ts';
import { shownText, type WorkbenchState } from './workbench.store.ts';

export const segmentFilters = ['all', 'unconfirmed', 'empty', 'confirmed', 'failed'] as const;
export type SegmentFilter = (typeof segmentFilters)[number];

export interface SegmentView {
  readonly filter: SegmentFilter;
  /** Text looked for in source and target, whatever the case; empty for all. */
  readonly search: string;
  readonly criteria: SegmentCriteria;
}

export const wholeDocument: SegmentView = { filter: 'all', search: '', criteria: noCriteria };

type Shown = Pick<WorkbenchState, 'rows' | 'queue'>;

/** Ids of the segments to be listed, in document order. */
export function listedSegments(
  state: Shown,
  view: SegmentView,
  insight: SegmentInsight = noInsight,
): readonly string[] {
  const { filter, search, criteria } = view;
  const text = search.trim().toLowerCase();
  const { list } = state.rows;
  const isCriterial = countCriteria(criteria) > 0;
  if (filter === 'all' && text === '' && !isCriterial) return list.map(({ segmentId }) => segmentId);
  const meets = isCriterial ? criteriaTest(criteria, list, insight) : () => true;
  const isListed = (segment: Segment): boolean => {
    const shown = shownText(state, segment.segmentId);
    if (shown === undefined || !meets(segment, shown)) return false;
    return fits(state, segment, filter) && contains(state, segment, text);
  };
  return list.filter(isListed).map(({ segmentId }) => segmentId);
}

function fits(state: Shown, segment: Segment, filter: SegmentFilter): boolean {
  const shown = shownText(state, segment.segmentId);
  if (filter === 'failed') return segment.failureMessage !== null || isInTrouble(state, segment);
  if (filter === 'empty') return shown?.target === '';
  return filter === 'all' || shown?.confirmed === (filter === 'confirmed');
}

function isInTrouble({ queue }: Shown, { segmentId }: Segment): boolean {
  const queued = queue.get(segmentId);
  return queued !== undefined && (queued.theirs !== null || queued.refusal !== null);
}

function contains(state: Shown, segment: Segment, text: string): boolean {
  if (text === '') return true;
  const unsaved = unsavedChange(state.queue, segment.segmentId)?.target;
  if (unsaved !== undefined && searched(unsaved).includes(text)) return true;
  return searchedText(segment).includes(text);
}

const searchedTexts = new WeakMap<Segment, string>();

/** Source and target of a segment as they are searched; kept, because every key in the search asks all rows. */
function searchedText(segment: Segment): string {
  const known = searchedTexts.get(segment);
  if (known !== undefined) return known;
  const text = `${searched(segment.source)}\u0000${searched(segment.target)}`;
  searchedTexts.set(segment, text);
  return text;
}

function searched(markup: string): string {
  return fromMarkup(markup).text.toLowerCase();
}

/** The next segment after one that waits for a person; from the beginning when there is none behind. */
export function nextUnconfirmed(state: Shown, listed: readonly string[], from: string): string | undefined {
  const place = listed.indexOf(from);
  const waits = (segmentId: string) => segmentId !== from && waitsForPerson(state, segmentId);
  return listed.find((segmentId, index) => index > place && waits(segmentId)) ?? listed.find(waits);
}

function waitsForPerson(state: Shown, segmentId: string): boolean {
  const segment = segmentAt(state.rows, segmentId);
  if (segment === undefined || segment.locked || segment.refusal !== null) return false;
  return shownText(state, segmentId)?.confirmed === false;
}

/** Whether nothing of the document waits for a person any more. */
export function isDone(state: Shown): boolean {
  return !state.rows.list.some(({ segmentId }) => waitsForPerson(state, segmentId));
}

/** How many segments are confirmed, those that are not saved yet among them. */
export function confirmedCount({ rows, queue }: Shown): number {
  let count = rows.confirmed;
  for (const segmentId of queue.keys()) {
    const unsaved = unsavedChange(queue, segmentId)?.confirmed ?? false;
    count += Number(unsaved) - Number(segmentAt(rows, segmentId)?.confirmed ?? unsaved);
  }
  return count;
}

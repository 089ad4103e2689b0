import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import { type SegmentFilter, segmentMarks } from '@transloom/contracts/segment-filters';
import { countCriteria } from './filter/count-criteria.ts';
import { unsavedChange } from './saving/save-queue.ts';
import { isMarked } from './segment-rows.ts';
import type { WorkbenchState } from './workbench.store.ts';

export interface SegmentView {
  readonly filter: SegmentFilter;
  /** Text looked for in source and target, whatever the case; empty for all. */
  readonly search: string;
  readonly criteria: SegmentCriteria;
}

export const wholeDocument: SegmentView = { filter: 'all', search: '', criteria: noCriteria };

/** Whether a view may leave segments out. */
export function isNarrowed({ filter, search, criteria }: SegmentView): boolean {
  return filter !== 'all' || search.trim() !== '' || countCriteria(criteria) > 0;
}

/** Ids of the segments with the numbers of an answer. */
export function idsIn(
  ranges: readonly (readonly [first: number, last: number])[],
  ids: readonly string[],
): readonly string[] {
  return ranges.flatMap(([first, last]) => ids.slice(first - 1, last));
}

type Shown = Pick<WorkbenchState, 'rows' | 'queue'>;

/** The next segment after one that waits for a person; from the beginning when there is none behind. */
export function nextUnconfirmed(state: Shown, listed: readonly string[], from: string): string | undefined {
  const place = listed.indexOf(from);
  const waits = (segmentId: string) => segmentId !== from && waitsForPerson(state, segmentId);
  return listed.find((segmentId, index) => index > place && waits(segmentId)) ?? listed.find(waits);
}

function waitsForPerson({ rows, queue }: Shown, segmentId: string): boolean {
  if (isMarked(rows, segmentId, 'locked') || isMarked(rows, segmentId, 'closed')) return false;
  if (!rows.places.has(segmentId)) return false;
  return !(unsavedChange(queue, segmentId)?.confirmed ?? isMarked(rows, segmentId, 'confirmed'));
}

/** Whether nothing of the document waits for a person any more. */
export function isDone(state: Shown): boolean {
  return !state.rows.ids.some((segmentId) => waitsForPerson(state, segmentId));
}

/** How many segments are confirmed, those that are not saved yet among them. */
export function confirmedCount({ rows, queue }: Shown): number {
  let count = rows.confirmed;
  for (const segmentId of queue.keys()) {
    const unsaved = unsavedChange(queue, segmentId)?.confirmed;
    if (unsaved !== undefined && rows.places.has(segmentId))
      count += Number(unsaved) - Number(isMarked(rows, segmentId, 'confirmed'));
  }
  return count;
}

/** How many segments the reader may change and has not confirmed: all of them, or those with a translation. */
export function openCount({ rows, queue }: Shown, which: 'all' | 'translated' = 'all'): number {
  const { closed, confirmed, empty } = segmentMarks;
  const isOpen = (mark: number) =>
    (mark & (closed + confirmed)) === 0 && (which === 'all' || (mark & empty) === 0);
  let count = 0;
  for (const mark of rows.marks) count += Number(isOpen(mark));
  for (const segmentId of queue.keys()) {
    const unsaved = unsavedChange(queue, segmentId);
    const place = rows.places.get(segmentId);
    if (unsaved === null || place === undefined) continue;
    const before = rows.marks[place] ?? 0;
    const after =
      (before & closed) + Number(unsaved.confirmed) * confirmed + Number(unsaved.target === '') * empty;
    count += Number(isOpen(after)) - Number(isOpen(before));
  }
  return count;
}

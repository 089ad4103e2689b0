import type { Segment } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import { shownText, type WorkbenchState } from './workbench.store.ts';

export const segmentFilters = ['all', 'unconfirmed', 'empty', 'confirmed', 'failed'] as const;
export type SegmentFilter = (typeof segmentFilters)[number];

export interface SegmentView {
  readonly filter: SegmentFilter;
  /** Text looked for in source and target, whatever the case; empty for all. */
  readonly search: string;
}

type Shown = Pick<WorkbenchState, 'rows' | 'queue'>;

/** Ids of the segments to be listed, in document order. */
export function listedSegments(state: Shown, { filter, search }: SegmentView): readonly string[] {
  const text = search.trim().toLowerCase();
  const everything = filter === 'all' && text === '';
  return state.rows.list
    .filter((segment) => everything || (fits(state, segment, filter) && contains(state, segment, text)))
    .map(({ segmentId }) => segmentId);
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
  const target = shownText(state, segment.segmentId)?.target ?? '';
  return [segment.source, target].some((markup) => fromMarkup(markup).text.toLowerCase().includes(text));
}

/** The next segment after one that waits for a person; from the beginning when there is none behind. */
export function nextUnconfirmed(state: Shown, listed: readonly string[], from: string): string | undefined {
  const place = listed.indexOf(from);
  const inOrder = [...listed.slice(place + 1), ...listed.slice(0, Math.max(place, 0))];
  return inOrder.find((segmentId) => {
    const segment = state.rows.list[state.rows.places.get(segmentId) ?? -1];
    return segment?.locked === false && shownText(state, segmentId)?.confirmed === false;
  });
}

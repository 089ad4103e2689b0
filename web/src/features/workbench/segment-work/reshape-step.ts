import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import { shownText, type WorkbenchStore } from '../workbench.store.ts';
import { mergeSegments, splitSegment } from './segment-work.queries.ts';

interface CutPlace {
  readonly at: number;
  readonly targetAt: number | null;
}

/** Splits a saved segment, as a step that can be undone. @throws {ApiError} what the server refuses with */
export async function splitStep(
  { getState }: WorkbenchStore,
  { segmentId, version }: Segment,
  cut: CutPlace,
): Promise<void> {
  const whole = shownText(getState(), segmentId);
  const change = await splitSegment({ segmentId, version, ...cut });
  getState().reshape(change);
  const second = change.segments.find((each) => each.segmentId !== segmentId);
  const halves = [segmentId, second?.segmentId ?? ''].map((id) => shownText(getState(), id));
  const [first, last] = halves;
  if (second === undefined || whole === undefined || first === undefined || last === undefined) return;
  const { segmentId: secondId } = second;
  getState().addWork({ kind: 'split', segmentId, secondId, ...cut, whole, halves: [first, last] });
}

/** Merges a saved segment with the next one, as a step that can be undone. @throws {ApiError} what the server refuses with */
export async function mergeStep(
  { getState }: WorkbenchStore,
  segment: Segment,
  next: Segment | undefined,
): Promise<void> {
  const { segmentId, version, source } = segment;
  const first = shownText(getState(), segmentId);
  const last = next && shownText(getState(), next.segmentId);
  getState().reshape(await mergeSegments({ segmentId, version }));
  const whole = shownText(getState(), segmentId);
  if (next === undefined || whole === undefined || first === undefined || last === undefined) return;
  const at = fromMarkup(source).text.length;
  const targetAt = fromMarkup(first.target).text.length;
  const { segmentId: secondId } = next;
  getState().addWork({ kind: 'merge', segmentId, secondId, at, targetAt, whole, halves: [first, last] });
}

import { type Cut, type SegmentText, sameText, type WorkStep } from '../edit-steps.ts';
import type { Saver } from '../saving/saver.ts';
import { shownText, type WorkbenchStore } from '../workbench.store.ts';
import type { StepWay } from '../workbench-commands.ts';
import type { Workbench } from '../workbench-context.ts';
import { mergeSegments, revokeStep, splitSegment } from './segment-work.queries.ts';
import { whenSegmentSaved } from './when-segment-saved.ts';

export interface WorkParts {
  readonly store: WorkbenchStore;
  readonly saver: Pick<Saver, 'flush'>;
  /** Loads rows that are out of sight. */
  readonly rows: Pick<Workbench['rows'], 'load'>;
  readonly documentId: string;
  /** Whether to go on although a segment was changed since: its texts then stay as they are. */
  readonly ask: (step: WorkStep, number: number) => Promise<boolean>;
}

/** What became of it: segments that stay because they were changed since; `left`: the person let it be; `unsaved`. */
export type TakenWork = { readonly kept: number } | 'left' | 'unsaved';

/**
 * Undoes or redoes what the server did. Whatever happens, no text is lost: what was
 * changed since stays. @throws {ApiError} what the server refuses with
 */
export async function takeWork(parts: WorkParts, step: WorkStep, way: StepWay): Promise<TakenWork> {
  const { receive, settleWork } = parts.store.getState();
  if (step.kind === 'many') {
    const { documentId } = parts;
    const { stepId, segments, kept } = await revokeStep({ documentId, stepId: step.stepId });
    receive(segments);
    settleWork(step, stepId === null ? null : { kind: 'many', stepId });
    return { kept };
  }
  await parts.rows.load([step.segmentId, step.secondId].filter((id) => isListed(parts.store, id)));
  const isCutting = (step.kind === 'split') === (way === 'redo');
  const after = await (isCutting ? cut(parts, step) : join(parts, step));
  if (after === 'unsaved') return after;
  settleWork(step, after === 'left' ? null : { ...step, ...after });
  return after === 'left' ? after : { kept: 0 };
}

type CutStep = Cut & Extract<WorkStep, { kind: 'split' | 'merge' }>;

async function cut(parts: WorkParts, step: CutStep): Promise<Partial<Cut> | 'left' | 'unsaved'> {
  const { store, saver } = parts;
  const segment = await whenSegmentSaved(store, saver, step.segmentId);
  if (segment === undefined) return 'unsaved';
  const isSame = isAs(store, step.segmentId, step.whole);
  if (!isSame && !(await parts.ask(step, segment.number))) return 'left';
  const { segmentId, version } = segment;
  const targetAt = isSame ? step.targetAt : null;
  const change = await splitSegment({ segmentId, version, at: step.at, targetAt });
  const { reshape, renameSegment, putBack, goTo } = store.getState();
  reshape(change);
  const secondId = change.segments.find((each) => each.segmentId !== segmentId)?.segmentId;
  if (secondId === undefined) return 'left';
  renameSegment(step.secondId, secondId);
  if (isSame) {
    putBackWhereOther(store, putBack, segmentId, step.halves[0]);
    putBackWhereOther(store, putBack, secondId, step.halves[1]);
  }
  goTo(segmentId);
  return { secondId };
}

async function join(parts: WorkParts, step: CutStep): Promise<Partial<Cut> | 'left' | 'unsaved'> {
  const { store, saver } = parts;
  const first = await whenSegmentSaved(store, saver, step.segmentId);
  const second = await whenSegmentSaved(store, saver, step.secondId);
  if (first === undefined || second === undefined) return 'unsaved';
  const isSame = isAs(store, step.segmentId, step.halves[0]) && isAs(store, step.secondId, step.halves[1]);
  if (!isSame && !(await parts.ask(step, first.number))) return 'left';
  const { segmentId, version } = first;
  const change = await mergeSegments({ segmentId, version });
  const { reshape, putBack, goTo } = store.getState();
  reshape(change);
  if (isSame) putBackWhereOther(store, putBack, segmentId, step.whole);
  goTo(segmentId);
  return {};
}

function isListed({ getState }: WorkbenchStore, segmentId: string): boolean {
  return getState().rows.ids.includes(segmentId);
}

function isAs(store: WorkbenchStore, segmentId: string, text: SegmentText): boolean {
  const shown = shownText(store.getState(), segmentId);
  return shown !== undefined && sameText(shown, text);
}

function putBackWhereOther(
  store: WorkbenchStore,
  putBack: (segmentId: string, text: SegmentText) => void,
  segmentId: string,
  text: SegmentText,
): void {
  if (!isAs(store, segmentId, text)) putBack(segmentId, text);
}

import type { QualityStore } from '../quality/quality-store.ts';
import type { RowLoader } from '../row-loader.ts';
import { takeBatch } from '../saving/save-queue.ts';
import type { Saver } from '../saving/saver.ts';
import { idsIn, type SegmentView } from '../segment-filter.ts';
import { findSegments } from '../workbench.queries.ts';
import type { WorkbenchStore } from '../workbench.store.ts';

export interface ListedParts {
  readonly documentId: string;
  readonly store: WorkbenchStore;
  readonly saver: Pick<Saver, 'flush'>;
  readonly rows: Pick<RowLoader, 'renew'>;
  readonly quality: QualityStore;
}

/** Who types a search is not asked after every key. */
const searchPauseMs = 200;

/** Ids of the segments that fit a view, as the server finds them and as this editor knows more, in document order. */
export async function listedIds(
  view: SegmentView,
  parts: ListedParts,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { store, quality } = parts;
  if (view.search !== '') await pause(searchPauseMs, signal);
  await untilSent(parts, signal);
  const found = await findInRows(parts, view, signal);
  if (view.criteria.qa !== 'any') quality.getState().checkRest();
  const { ids } = store.getState().rows;
  const fits = idsIn(found.ranges, ids).filter((id) => fitsIssue(view, quality, id));
  return view.filter === 'failed' ? inOrder([...fits, ...inTrouble(store)], store) : fits;
}

/** Numbers of the answer are those of the rows: where somebody split or merged meanwhile the rows are asked for again. */
async function findInRows({ documentId, store, rows }: ListedParts, view: SegmentView, signal: AbortSignal) {
  const found = await findSegments(documentId, view, signal);
  if (found.layout === store.getState().layout) return found;
  await rows.renew(signal);
  return findSegments(documentId, view, signal);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}

const sendingMs = 2_000;

/** What was typed here counts as it is shown, so it is sent first; a line that is down is not waited for. */
async function untilSent({ store, saver }: ListedParts, signal: AbortSignal): Promise<void> {
  const isSent = () => {
    const { queue } = store.getState();
    return takeBatch(queue, 1).changes.length === 0 && ![...queue.values()].some(({ sending }) => sending);
  };
  if (isSent()) return;
  saver.flush();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, sendingMs);
    const stop = store.subscribe(() => {
      if (isSent()) finish();
    });
    signal.addEventListener('abort', finish, { once: true });
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Issues are found in the editor, so the editor tests them. */
function fitsIssue({ criteria: { qa } }: SegmentView, quality: QualityStore, segmentId: string): boolean {
  if (qa === 'any') return true;
  const gravest = quality.getState().open.get(segmentId)?.[0]?.severity;
  if (qa === 'none') return gravest === undefined;
  return qa === 'error' ? gravest === 'error' : gravest !== undefined;
}

/** Segments whose text could not be saved. */
function inTrouble(store: WorkbenchStore): readonly string[] {
  const { queue, rows } = store.getState();
  return [...queue].flatMap(([id, { theirs, refusal }]) =>
    (theirs !== null || refusal !== null) && rows.places.has(id) ? [id] : [],
  );
}

function inOrder(ids: readonly string[], store: WorkbenchStore): readonly string[] {
  const { places } = store.getState().rows;
  return [...new Set(ids)].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

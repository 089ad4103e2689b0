import type { RowLoader } from './row-loader.ts';
import { loadChangedSegments } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;
/** Editors that were cut off together come back one after another. */
const spreadMs = 3_000;

/** How an editor without a live line, or with a new one, learns what it missed. */
export interface ChangeFollower {
  /** Asks after a moment that differs from editor to editor. */
  catchUp(signal: AbortSignal): void;
  /** Asks now and then until the signal ends, ever more seldom while nothing changes. */
  poll(signal: AbortSignal): void;
}

export function followChanges(
  { document: { documentId }, ...opened }: Pick<OpenDocument, 'document' | 'asOf' | 'layout'>,
  store: WorkbenchStore,
  rows: Pick<RowLoader, 'renew'>,
): ChangeFollower {
  let { asOf, layout } = opened;
  /** True where something had changed. */
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const before = store.getState().rows;
    const news = await loadChangedSegments(documentId, asOf, signal);
    const known = Math.max(layout, store.getState().layout);
    if (news.segments === null || news.layout !== known) await rows.renew(signal);
    else store.getState().receive(news.segments);
    ({ asOf, layout } = news);
    return store.getState().rows !== before;
  };
  const after = (pauseMs: number, signal: AbortSignal, work: () => Promise<unknown>): void => {
    const timer = setTimeout(() => void work(), pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const pollAfter = (pauseMs: number, signal: AbortSignal): void =>
    after(pauseMs * (0.7 + Math.random() * 0.6), signal, async () => {
      // A failure says only that the line is still down; the status line tells so already.
      const changed = await ask(signal).catch(() => false);
      if (!signal.aborted)
        pollAfter(changed ? firstPauseMs : Math.min(longestPauseMs, pauseMs * 1.5), signal);
    });
  return {
    catchUp: (signal) => after(Math.random() * spreadMs, signal, () => ask(signal).catch(() => undefined)),
    poll: (signal) => pollAfter(firstPauseMs, signal),
  };
}

import type { Segment } from '@transloom/contracts/segments';
import { reportFailure } from '../../api/report-failure.ts';
import { isWhole, rowsKept, type SegmentRows, segmentAt } from './segment-rows.ts';
import { loadIndex, loadPage, loadSomeSegments } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';

/** Loads the rows of a document where they are needed. */
export interface RowLoader {
  /** The first rows that are seen, around a number, and then which others there are. */
  open(number: number): Promise<void>;
  /** Which rows are seen, from one place of the document to another; called at every move of the list. */
  see(segmentIds: readonly string[]): void;
  /** Resolves once the texts of some rows are here. */
  load(segmentIds: readonly string[]): Promise<void>;
  /** Rows with their texts for work on many of them; they do not stay loaded for it. Those that are gone are left out. */
  read(segmentIds: readonly string[]): Promise<readonly Segment[]>;
  /** Rows were split, merged or changed where this editor could not see it: all that is known is asked for anew. */
  renew(signal: AbortSignal): Promise<void>;
  stop(): void;
}

/** Rows before the place where somebody worked last, and all rows that come with it. */
const firstRows = { before: 40, all: 200 };
const rowsPerCall = 500;
/** Rows that are passed in a fast scroll are not asked for. */
const stillMs = 60;
const retryMs = 3_000;

export function createRowLoader(documentId: string, store: WorkbenchStore): RowLoader {
  const closing = new AbortController();
  const onWay = new Map<string, Promise<void>>();
  /** They were asked for and are no more; the next index will not have them. */
  const gone = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: readonly string[] = [];

  const rows = (): SegmentRows => store.getState().rows;
  const isMissing = (id: string) => id !== '' && segmentAt(rows(), id) === undefined && !gone.has(id);

  const load = async (segmentIds: readonly string[]): Promise<void> => {
    const missing = segmentIds.filter((id) => isMissing(id) && !onWay.has(id));
    for (let from = 0; from < missing.length; from += rowsPerCall)
      start(missing.slice(from, from + rowsPerCall));
    await Promise.all(new Set(segmentIds.flatMap((id) => onWay.get(id) ?? [])));
  };
  const start = (ids: readonly string[]): void => {
    const asked = ask(ids).finally(() => {
      for (const id of ids) onWay.delete(id);
    });
    for (const id of ids) onWay.set(id, asked);
  };
  const ask = async (ids: readonly string[]): Promise<void> => {
    const segments = await loadSomeSegments(documentId, ids, closing.signal);
    store.getState().receive(segments);
    const found = new Set(segments.map(({ segmentId }) => segmentId));
    for (const id of ids) if (!found.has(id)) gone.add(id);
    store.getState().trim(placeSeen());
  };
  const placeSeen = (): number => {
    const middle = seen[Math.floor(seen.length / 2)] ?? store.getState().activeId ?? '';
    return rows().places.get(middle) ?? 0;
  };
  /** Tries again as long as rows in sight are missing: nobody has to scroll to see them. */
  const loadSeen = (afterMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      load(seen).catch((error: unknown) => {
        if (closing.signal.aborted) return;
        reportFailure(error);
        loadSeen(retryMs);
      });
    }, afterMs);
  };
  const read = async (segmentIds: readonly string[]): Promise<readonly Segment[]> => {
    const { loaded } = rows();
    const fetched = await loadChunks(
      segmentIds.filter((id) => !loaded.has(id)),
      closing.signal,
    );
    const found = new Map(fetched.map((segment) => [segment.segmentId, segment]));
    return segmentIds.flatMap((id) => loaded.get(id) ?? found.get(id) ?? []);
  };
  const loadChunks = async (ids: readonly string[], signal: AbortSignal): Promise<readonly Segment[]> => {
    const found: Segment[] = [];
    for (let from = 0; from < ids.length; from += rowsPerCall)
      found.push(...(await loadSomeSegments(documentId, ids.slice(from, from + rowsPerCall), signal)));
    return found;
  };
  const index = async (signal: AbortSignal): Promise<void> => {
    const found = await loadIndex(documentId, signal);
    // Segments were split or merged here while the answer was on its way.
    if (found.layout < store.getState().layout) return index(signal);
    gone.clear();
    store.getState().receiveIndex(found);
  };
  /** A document of everyday length is here as a whole soon, so that all of it is checked as it is opened. */
  const fill = async (): Promise<void> => {
    if (rows().ids.length > rowsKept) return;
    for (let from = 0; from < rows().ids.length && !isWhole(rows()); from += rowsPerCall)
      await load(rows().ids.slice(from, from + rowsPerCall));
  };
  // What somebody works on has its texts also where it is not listed.
  const stopListening = store.subscribe((now, before) => {
    if (now.activeId !== before.activeId && now.activeId !== null)
      load([now.activeId]).catch(() => loadSeen(retryMs));
  });
  return {
    load,
    read,
    async open(number) {
      const after = Math.max(0, number - firstRows.before);
      store.getState().receive(await loadPage(documentId, { after, limit: firstRows.all }, closing.signal));
      await index(closing.signal);
      loadSeen(0);
      await fill();
    },
    see(segmentIds) {
      seen = segmentIds;
      if (segmentIds.some(isMissing)) loadSeen(stillMs);
    },
    async renew(signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      await index(either);
      store.getState().receive(await loadChunks([...rows().loaded.keys()], either));
      loadSeen(0);
    },
    stop() {
      clearTimeout(timer);
      stopListening();
      closing.abort();
    },
  };
}

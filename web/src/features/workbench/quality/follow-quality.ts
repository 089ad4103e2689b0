import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import type { SourceConcept } from '@transloom/core/quality/term-checks';
import { unsavedChange } from '../saving/save-queue.ts';
import type { WorkbenchState, WorkbenchStore } from '../workbench.store.ts';
import { checkRest } from './check-rest.ts';
import type { CheckerThread } from './checker-thread.ts';
import { isMeantNow, textToCheck } from './meant-text.ts';
import type { QualityStore } from './quality-store.ts';
import type { CheckedText } from './text-checker.ts';

interface FollowedQuality {
  readonly store: WorkbenchStore;
  readonly quality: QualityStore;
  readonly checker: CheckerThread;
  /** Terms of a source, where they are known by now. */
  readonly conceptsOf: (segmentId: string) => readonly SourceConcept[];
  /** Rows after a number, for what nobody has looked at. */
  readonly loadPage: (after: number, signal: AbortSignal) => Promise<readonly Segment[]>;
}

export interface QualityFollower {
  /** A segment is checked again although its text is the same. */
  recheck(segmentId: string): void;
  stop(): void;
}

/** A segment as it was looked at last; the same objects mean that nothing has changed. */
interface Looked {
  readonly row: Segment;
  readonly change: SegmentChange | null;
  /** It is checked now, by what the project says. */
  readonly isMeant: boolean;
}

/** The pause in typing after which a text is checked. */
const pauseMs = 250;
/** After the last check, before texts are compared with one another. */
const comparePauseMs = 800;
const textsPerCheck = 200;

/** Checks what changes, as the project says: while one types, once it is confirmed, or when somebody asks. */
export function followQuality(parts: FollowedQuality): QualityFollower {
  const { store, quality, checker, conceptsOf } = parts;
  const looked = new Map<string, Looked>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  const closing = new AbortController();

  /**
   * Every pause in typing looks at all rows that are loaded, so a row that has not changed costs two comparisons. What is not
   * loaded any more keeps its issues.
   */
  const scan = (): void => {
    const { rows, queue } = store.getState();
    const gone = [...looked.keys()].filter((id) => !rows.places.has(id));
    for (const id of looked.keys()) if (!rows.loaded.has(id)) looked.delete(id);
    for (const row of rows.loaded.values()) {
      const change = unsavedChange(queue, row.segmentId);
      const before = looked.get(row.segmentId);
      const isSame = before?.row === row && before.change === change;
      if (!isSame && !look(row, change) && before?.isMeant !== false) gone.push(row.segmentId);
    }
    forget(gone);
    void check();
  };
  /** Lets a segment wait for its check where it is meant; gives whether it is. */
  const look = (row: Segment, change: SegmentChange | null): boolean => {
    const isMeant = isMeantNow(quality.getState(), row, change ?? row);
    looked.set(row.segmentId, { row, change, isMeant });
    if (isMeant) waiting.add(row.segmentId);
    return isMeant;
  };
  const forget = (segmentIds: readonly string[]): void => {
    if (segmentIds.length === 0) return;
    for (const id of segmentIds) waiting.delete(id);
    checker.forget(segmentIds);
    quality.getState().forget(segmentIds);
  };
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (waiting.size > 0 && !closing.signal.aborted) await checkSome();
    isChecking = false;
    quality.getState().wait(0);
    if (!closing.signal.aborted) schedule(compare, comparePauseMs);
  };
  const checkSome = async (): Promise<void> => {
    const some = nextOf(store.getState(), waiting);
    for (const id of some) waiting.delete(id);
    const texts = some.flatMap((id) => checkedText(looked.get(id)) ?? []);
    quality.getState().wait(waiting.size);
    const found = await checker.check(texts);
    // What was forgotten meanwhile stays so; what was changed is checked again by the next scan.
    quality.getState().receive(found.filter(([segmentId]) => looked.get(segmentId)?.isMeant));
  };
  const compare = async (): Promise<void> => {
    const found = await checker.compare();
    if (!closing.signal.aborted)
      quality.getState().receiveCompared(found.filter(([id]) => looked.get(id)?.isMeant));
  };
  const checkedText = (seen: Looked | undefined): CheckedText | undefined =>
    seen && textToCheck(seen.row, seen.change ?? seen.row, conceptsOf(seen.row.segmentId));
  function schedule(work: () => unknown, afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), afterMs);
  }
  /** What somebody works on gets suggestions, which all others go without. */
  const isMisspelled = (segmentId: string): boolean =>
    quality
      .getState()
      .own.get(segmentId)
      ?.some(({ check: name }) => name === 'misspelled') === true;
  function recheck(segmentIds: Iterable<string>, afterMs = pauseMs): void {
    for (const id of segmentIds) looked.delete(id);
    schedule(scan, afterMs);
  }
  const stops = [
    store.subscribe((now, before) => {
      if (now.rows !== before.rows || now.queue !== before.queue) schedule(scan, pauseMs);
      const { activeId } = now;
      if (activeId !== null && activeId !== before.activeId && isMisspelled(activeId)) recheck([activeId]);
    }),
    quality.subscribe((now, before) => {
      if (now.rest === 'checking' && before.rest !== 'checking')
        void checkRest(parts, closing.signal).then(() => schedule(scan, 0));
      if (now.setup?.when !== before.setup?.when || now.asked !== before.asked)
        recheck([...looked.keys()], 0);
      if (now.learned === before.learned) return;
      checker.learn(now.learned.at(-1) ?? '');
      recheck([...now.own.keys()].filter(isMisspelled));
    }),
  ];
  schedule(scan, 0);
  return {
    recheck: (segmentId) => recheck([segmentId]),
    stop() {
      closing.abort();
      clearTimeout(timer);
      for (const end of stops) end();
      checker.stop();
    },
  };
}

/** Some of those that wait, the active segment first. */
function nextOf({ activeId }: WorkbenchState, waiting: ReadonlySet<string>): readonly string[] {
  const some = activeId !== null && waiting.has(activeId) ? [activeId] : [];
  for (const id of waiting) {
    if (some.length >= textsPerCheck) break;
    if (id !== activeId) some.push(id);
  }
  return some;
}

import type { SourceConcept } from '@transloom/core/quality/term-checks';
import { segmentAt } from '../segment-rows.ts';
import { shownText, type WorkbenchState, type WorkbenchStore } from '../workbench.store.ts';
import type { CheckerThread } from './checker-thread.ts';
import type { QualityStore } from './quality-store.ts';
import type { CheckedText } from './text-checker.ts';

interface FollowedQuality {
  readonly store: WorkbenchStore;
  readonly quality: QualityStore;
  readonly checker: CheckerThread;
  /** Terms of a source, where they are known by now. */
  readonly conceptsOf: (segmentId: string) => readonly SourceConcept[];
}

export interface QualityFollower {
  /** A segment is checked again although its text is the same. */
  recheck(segmentId: string): void;
  stop(): void;
}

/** The pause in typing after which a text is checked. */
const pauseMs = 250;
/** After the last check, before texts are compared with one another. */
const comparePauseMs = 800;
const textsPerCheck = 200;

/** Checks what changes, as the project says: while one types, once it is confirmed, or when somebody asks. */
export function followQuality({ store, quality, checker, conceptsOf }: FollowedQuality): QualityFollower {
  const checked = new Map<string, string>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let isStopped = false;
  let isAskedFor = false;

  const scan = (): void => {
    const state = store.getState();
    const gone: string[] = [];
    for (const { segmentId } of state.rows.list) {
      const text = textOf(state, segmentId);
      const isMeant = text !== undefined && isMeantNow(state, segmentId);
      const before = checked.get(segmentId);
      if (!isMeant && before !== undefined) gone.push(segmentId);
      if (isMeant && before !== text) waiting.add(segmentId);
    }
    const left = [...checked.keys()].filter((id) => !state.rows.places.has(id));
    forget([...gone, ...left]);
    void check();
  };
  const forget = (segmentIds: readonly string[]): void => {
    if (segmentIds.length === 0) return;
    for (const id of segmentIds) {
      checked.delete(id);
      waiting.delete(id);
    }
    checker.forget(segmentIds);
    quality.getState().forget(segmentIds);
  };
  /** Rule D4.25: a locked segment has no issues. */
  const isMeantNow = (state: WorkbenchState, segmentId: string): boolean => {
    const when = quality.getState().setup?.when;
    if (segmentAt(state.rows, segmentId)?.locked !== false) return false;
    const shown = shownText(state, segmentId);
    if (isAskedFor) return true;
    if (when === 'confirming') return shown?.confirmed === true;
    // What nobody has begun is no issue yet.
    return when === 'typing' && (shown?.confirmed === true || shown?.target !== '');
  };
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (waiting.size > 0 && !isStopped) await checkSome();
    isChecking = false;
    quality.getState().wait(0);
    if (!isStopped) schedule(compare, comparePauseMs);
  };
  const checkSome = async (): Promise<void> => {
    const state = store.getState();
    const some = nextOf(state, waiting);
    for (const id of some) waiting.delete(id);
    const texts = some.flatMap((id) => checkedText(state, id) ?? []);
    for (const { segmentId } of texts) checked.set(segmentId, textOf(state, segmentId) ?? '');
    quality.getState().wait(waiting.size);
    const found = await checker.check(texts);
    // What was forgotten meanwhile stays so; what was changed is checked again by the next scan.
    quality.getState().receive(found.filter(([segmentId]) => checked.has(segmentId)));
  };
  const compare = async (): Promise<void> => {
    const found = await checker.compare();
    if (!isStopped) quality.getState().receiveCompared(found.filter(([segmentId]) => checked.has(segmentId)));
  };
  const checkedText = (state: WorkbenchState, segmentId: string): CheckedText | undefined => {
    const source = segmentAt(state.rows, segmentId)?.source;
    const shown = shownText(state, segmentId);
    if (source === undefined || shown === undefined) return undefined;
    const isUnchanged = shown.confirmed && shown.origin === 'memory';
    const unchangedMatchRate = isUnchanged ? (shown.matchRate ?? undefined) : undefined;
    return { segmentId, source, target: shown.target, concepts: conceptsOf(segmentId), unchangedMatchRate };
  };
  function schedule(work: () => unknown, afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), afterMs);
  }
  /** What somebody works on gets suggestions, which all others go without. */
  const isMisspelled = (segmentId: string): boolean =>
    quality
      .getState()
      .own.get(segmentId)
      ?.some(({ check }) => check === 'misspelled') === true;
  function recheck(segmentIds: readonly string[]): void {
    for (const id of segmentIds) checked.delete(id);
    schedule(scan, pauseMs);
  }
  const stops = [
    store.subscribe((now, before) => {
      if (now.rows !== before.rows || now.queue !== before.queue) schedule(scan, pauseMs);
      const { activeId } = now;
      if (activeId !== null && activeId !== before.activeId && isMisspelled(activeId)) recheck([activeId]);
    }),
    quality.subscribe((now, before) => {
      if (now.setup !== before.setup) schedule(scan, 0);
      if (now.learned !== before.learned) {
        checker.learn(now.learned.at(-1) ?? '');
        recheck([...now.own.keys()].filter(isMisspelled));
      }
      if (now.asked !== before.asked) {
        isAskedFor = true;
        schedule(scan, 0);
      }
    }),
  ];
  schedule(scan, 0);
  return {
    recheck: (segmentId) => recheck([segmentId]),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const end of stops) end();
      checker.stop();
    },
  };
}

/** Text and confirmation of a segment as one value to compare; undefined where it is not shown. */
function textOf(state: WorkbenchState, segmentId: string): string | undefined {
  const shown = shownText(state, segmentId);
  const source = segmentAt(state.rows, segmentId)?.source;
  return shown && `${source}\n${shown.target}\n${shown.confirmed}\n${shown.origin}`;
}

/** The active segment first. */
function nextOf({ activeId }: WorkbenchState, waiting: ReadonlySet<string>): readonly string[] {
  const first = activeId !== null && waiting.has(activeId) ? [activeId] : [];
  const others = [...waiting].slice(0, textsPerCheck).filter((id) => id !== activeId);
  return [...first, ...others];
}

import type { OutputOf } from '@transloom/contracts/endpoint';
import type { qualityApi, ShownIgnore } from '@transloom/contracts/quality';
import { ignoreFinder } from '@transloom/core/quality/issue-ignores';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SegmentIssue, severityRank } from './segment-issue.ts';
import type { FoundIssues } from './text-checker.ts';

export type DocumentQuality = OutputOf<typeof qualityApi.documentQuality>;

type BySegment = ReadonlyMap<string, readonly SegmentIssue[]>;

export interface IgnoredIssue {
  readonly issue: SegmentIssue;
  readonly ignore: ShownIgnore;
}

export interface QualityState {
  /** Undefined until it is loaded. */
  readonly setup: DocumentQuality | undefined;
  /** Issues of each text by itself; segments without any are absent. */
  readonly own: BySegment;
  /** What segments have with one another. */
  readonly compared: BySegment;
  /** What a language model found in texts as they are now. */
  readonly judged: BySegment;
  /** What it found in texts that have changed since. */
  readonly stale: readonly SegmentIssue[];
  /** All together without what is stale or ignored, the gravest of a segment first. */
  readonly open: BySegment;
  readonly ignored: readonly IgnoredIssue[];
  /** Segments that wait to be checked. */
  readonly waiting: number;
  /** Words that were added to the dictionary here. */
  readonly learned: readonly string[];
  /** When somebody asked for a check of the whole document last; 0: never. */
  readonly asked: number;
  /** Whether segments are checked that nobody has looked at: a long document is loaded where it is seen. */
  readonly rest: 'unchecked' | 'checking' | 'checked';
}

interface QualityActions {
  setUp(setup: DocumentQuality): void;
  receive(found: FoundIssues): void;
  receiveCompared(found: FoundIssues): void;
  receiveJudged(judged: FoundIssues, stale: readonly SegmentIssue[]): void;
  forget(segmentIds: readonly string[]): void;
  wait(segments: number): void;
  checkAll(): void;
  /** Checks also what nobody has looked at. */
  checkRest(): void;
  settleRest(rest: QualityState['rest']): void;
  learn(word: string): void;
}

export type QualityStore = StoreApi<QualityState & QualityActions>;

export const noIssues: readonly SegmentIssue[] = [];

/** The issues of one open document. */
export function createQualityStore(): QualityStore {
  return createStore((set, get) => {
    /** Sorts issues anew: those of some segments, or all. */
    const settle = (change: Partial<QualityState>, segmentIds?: readonly string[]): void => {
      const state = { ...get(), ...change };
      set({ ...change, ...sorted(state, segmentIds) });
    };
    return {
      setup: undefined,
      own: new Map(),
      compared: new Map(),
      judged: new Map(),
      stale: [],
      open: new Map(),
      ignored: [],
      waiting: 0,
      learned: [],
      asked: 0,
      rest: 'unchecked',
      setUp: (setup) => settle({ setup }),
      receive(found) {
        const own = new Map(get().own);
        for (const [segmentId, issues] of found)
          if (issues.length === 0) own.delete(segmentId);
          else own.set(segmentId, issues);
        settle(
          { own },
          found.map(([segmentId]) => segmentId),
        );
      },
      receiveCompared: (found) => settle({ compared: new Map(found) }),
      receiveJudged(found, stale) {
        const judged = new Map(found);
        settle({ judged, stale }, [...new Set([...get().judged.keys(), ...judged.keys()])]);
      },
      forget(segmentIds) {
        const gone = segmentIds.filter((id) => get().own.has(id) || get().compared.has(id));
        if (gone.length === 0) return;
        const own = new Map(get().own);
        const compared = new Map(get().compared);
        for (const id of gone) {
          own.delete(id);
          compared.delete(id);
        }
        settle({ own, compared }, gone);
      },
      wait: (waiting) => set({ waiting }),
      learn: (word) => set(({ learned }) => ({ learned: [...learned, word] })),
      checkAll: () => set(({ asked }) => ({ asked: asked + 1, rest: 'checking' })),
      checkRest: () => set(({ rest }) => ({ rest: rest === 'unchecked' ? 'checking' : rest })),
      settleRest: (rest) => set({ rest }),
    };
  });
}

function sorted(
  { own, compared, judged, setup, open: before, ignored: ignoredBefore }: QualityState,
  segmentIds: readonly string[] = [
    ...new Set([own, compared, judged, before].flatMap((issues) => [...issues.keys()])),
  ],
): Pick<QualityState, 'open' | 'ignored'> {
  const ignoreOf = ignoreFinder(setup?.ignores ?? []);
  const open = new Map(before);
  const changed = new Set(segmentIds);
  const ignored = ignoredBefore.filter(({ issue }) => !changed.has(issue.segmentId));
  for (const segmentId of segmentIds) {
    const left: SegmentIssue[] = [];
    for (const issue of [own, compared, judged].flatMap((issues) => issues.get(segmentId) ?? [])) {
      const ignore = ignoreOf(segmentId, issue);
      if (ignore === undefined) left.push(issue);
      else ignored.push({ issue, ignore });
    }
    if (left.length === 0) open.delete(segmentId);
    else
      open.set(
        segmentId,
        left.toSorted((a, b) => severityRank[a.severity] - severityRank[b.severity]),
      );
  }
  return { open, ignored };
}

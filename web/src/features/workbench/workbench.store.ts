import type { PresentUser } from '@transloom/contracts/realtime';
import type { LayoutChange } from '@transloom/contracts/segment-work';
import type { Segment } from '@transloom/contracts/segments';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newId } from '../../api/new-id.ts';
import {
  addStep,
  addWork,
  dropSteps,
  type EditSteps,
  isWork,
  noSteps,
  renameSegment,
  returnWork,
  type SegmentText,
  settleWork,
  type Taken,
  takeRedo,
  takeUndo,
  typedText,
  type WorkStep,
} from './edit-steps.ts';
import { leaseAfter, type Writing } from './row-lease.ts';
import {
  emptyQueue,
  queueChange,
  resolveWithMine,
  resolveWithTheirs,
  type SavedSegment,
  type SaveQueue,
  unsavedChange,
} from './saving/save-queue.ts';
import {
  emptyRows,
  receiveIndex,
  receiveRows,
  reshapeRows,
  type SegmentIndex,
  type SegmentRows,
  segmentAt,
  trimRows,
} from './segment-rows.ts';

export interface WorkbenchState {
  /** As the server has them. */
  readonly rows: SegmentRows;
  readonly queue: SaveQueue;
  /** Of the rows, as the index said it or a split or merge that was made here; 0 before. */
  readonly layout: number;
  /** What this window confirmed last. */
  readonly confirmedNow: Segment | null;
  /** Texts for segments that others merged away; each waits for an answer. */
  readonly astray: readonly AstrayText[];
  readonly steps: EditSteps;
  /** A step that would overwrite what somebody else made of the segment since; it waits for an answer. */
  readonly doubtful: DoubtfulStep | null;
  readonly activeId: string | null;
  /** Segments that are chosen for work on all of them, the last one last. */
  readonly chosen: ReadonlySet<string>;
  /** Where somebody went by the keyboard or a command; each way is an object of its own. */
  readonly wanted: { readonly segmentId: string } | null;
  /** Under the pointer in the preview. */
  readonly hoveredId: string | null;
  /** Others who have the document open, other windows of the same user among them. */
  readonly present: readonly PresentUser[];
  /** Where this user writes and so holds the row. */
  readonly writing: Writing | null;
  /** Who wrote on in a row that this user held; each loss is an object of its own. */
  readonly lostTo: PresentUser | null;
  /** Asked for translations; null: the project's engine. */
  readonly engineKey: string | null;
  /** Asked beside it; null: the project's reference engine, empty: none. */
  readonly referenceKey: string | null;
  /** Marked wherever it stands; empty for nothing. */
  readonly search: string;
  readonly panel: PanelKey;
  /** What was looked up in the memories last; each look-up is an object of its own. */
  readonly lookedUp: { readonly text: string };
  /** Words of a source that were selected last, for a new term; gone with the active segment. */
  readonly sourceSelection: string;
}

export interface AstrayText {
  /** The segment that has the merged text, and this one in its history. */
  readonly intoId: string;
  readonly target: string;
}

export interface DoubtfulStep extends Pick<Taken, 'steps'> {
  readonly segmentId: string;
  readonly text: SegmentText;
}

/** What stands beside the segments. */
export type PanelKey =
  | 'matches'
  | 'concordance'
  | 'terms'
  | 'translation'
  | 'quality'
  | 'comments'
  | 'history'
  | 'replace';

export interface WorkbenchActions {
  receive(segments: readonly Segment[]): void;
  /** Segments were split or merged here. */
  reshape(change: LayoutChange): void;
  /** Which segments there are, and how they stand. */
  receiveIndex(index: SegmentIndex & { readonly layout: number }): void;
  /** Drops texts that are far from a place in the document, once too many are loaded. */
  trim(around: number): void;
  receiveSaved(saved: readonly SavedSegment[]): void;
  setQueue(queue: SaveQueue): void;
  /** `own`: as the server sees this window; undefined while it does not. */
  setPresent(present: readonly PresentUser[], own: PresentUser | undefined): void;
  /** Ends the lease of whoever writes in a row, for the own one. */
  takeRow(segmentId: string): void;
  /** Lets the own row go. */
  stopWriting(): void;
  activate(segmentId: string | null): void;
  choose(segmentIds: ReadonlySet<string>): void;
  /** Activates it and brings it to where its neighbors are in sight. */
  goTo(segmentId: string): void;
  hover(segmentId: string | null): void;
  chooseEngine(engineKey: string): void;
  chooseReference(engineKey: string): void;
  markSearch(search: string): void;
  showPanel(panel: PanelKey): void;
  /** Shows what the memories have of a text; of an empty one what was looked up last. */
  lookUp(text: string): void;
  selectSource(words: string): void;
  /** From the keyboard: un-confirms, and is one step with the keys before. */
  type(segmentId: string, target: string): void;
  /** Anything else that changes a segment: confirm, apply a match, clear. */
  change(segmentId: string, change: Partial<SegmentText>): void;
  /** While an input method writes, what others save does not become the version that its text builds on. */
  compose(segmentId: string): void;
  composed(): void;
  /** The server did some work that Ctrl+Z takes back. */
  addWork(step: WorkStep): void;
  /** Work that was undone or redone is `after` from now on; null: it cannot be taken any more. */
  settleWork(step: WorkStep, after: WorkStep | null): void;
  /** Work that could not be taken now can be taken later. */
  returnWork(step: WorkStep, way: 'undo' | 'redo'): void;
  /** The second half of a cut came back under another id. */
  renameSegment(from: string, to: string): void;
  /** Gives a segment back the text it had; that is no step of its own. */
  putBack(segmentId: string, text: SegmentText): void;
  /** Gives what was done; `asked`: the segment is somebody else's by now; a step that the server has to take. */
  undo(): StepOutcome;
  redo(): StepOutcome;
  /** Takes the doubtful step all the same, or forgets it. */
  settleDoubt(take: boolean): void;
  keepMine(segmentId: string, target: string): void;
  takeTheirs(segmentId: string): void;
  /** The first text of a merged segment was dealt with. */
  settleAstray(): void;
}

/** What became of an undo or redo. */
export type StepOutcome = 'done' | 'asked' | 'nothing' | WorkStep;

export type WorkbenchStore = StoreApi<WorkbenchState & WorkbenchActions>;

/** The state of one open document; everything it does is a pure function of a file beside it. */
export function createWorkbenchStore(queue: SaveQueue = emptyQueue, segmentCount = 0): WorkbenchStore {
  /** Where an input method writes, and the version that its text builds on. */
  let composing: { readonly segmentId: string; readonly version: number } | null = null;
  return createStore((set, get) => {
    const write = (segmentId: string, text: SegmentText): void => {
      const segment = segmentAt(get().rows, segmentId);
      if (segment === undefined) return;
      const baseVersion = composing?.segmentId === segmentId ? composing.version : segment.version;
      const change = { segmentId, baseVersion, operationId: newId(), ...text };
      set(({ queue: old }) => ({ queue: queueChange(old, change) }));
    };
    const edit = (segmentId: string, change: Partial<SegmentText>, typing: boolean): void => {
      const before = shownText(get(), segmentId);
      if (before === undefined) return;
      const after = { ...before, ...change };
      set(({ steps }) => ({ steps: addStep(steps, { segmentId, before, after }, typing) }));
      if (typing) set({ writing: { segmentId } });
      else if (after.confirmed && get().writing?.segmentId === segmentId) set({ writing: null });
      write(segmentId, after);
    };
    const textOf = (segmentId: string): SegmentText | undefined => shownText(get(), segmentId);
    const take = ({ steps, step, overwrites }: Taken, side: 'before' | 'after'): StepOutcome => {
      if (step === undefined) {
        set({ steps });
        return 'nothing';
      }
      if (isWork(step)) {
        set({ steps });
        return step;
      }
      const { segmentId } = step;
      get().goTo(segmentId);
      if (overwrites) {
        set({ doubtful: { segmentId, steps, text: step[side] } });
        return 'asked';
      }
      set({ steps });
      write(segmentId, step[side]);
      return 'done';
    };
    return {
      rows: emptyRows(segmentCount),
      queue,
      layout: 0,
      confirmedNow: null,
      astray: [],
      steps: noSteps,
      doubtful: null,
      activeId: null,
      chosen: new Set(),
      wanted: null,
      hoveredId: null,
      present: [],
      writing: null,
      lostTo: null,
      engineKey: null,
      referenceKey: null,
      search: '',
      panel: 'matches',
      lookedUp: { text: '' },
      sourceSelection: '',
      receive: (segments) => set(({ rows }) => ({ rows: receiveRows(rows, segments) })),
      reshape: (change) => set(({ rows }) => ({ rows: reshapeRows(rows, change), layout: change.layout })),
      receiveIndex: (index) => set(({ rows }) => ({ rows: receiveIndex(rows, index), layout: index.layout })),
      trim: (around) => set((state) => ({ rows: trimRows(state.rows, { around, pinned: heldRows(state) }) })),
      receiveSaved(saved) {
        const own = saved.find(({ segmentId }) => segmentId === composing?.segmentId)?.savedVersion ?? null;
        if (composing !== null && own !== null) composing = { ...composing, version: own };
        const segments = saved.map(({ segment }) => segment);
        const lost = saved.flatMap(({ outcome, segmentId, segment }) => {
          const target = outcome === 'merged' ? unsavedChange(get().queue, segmentId)?.target : undefined;
          return target === undefined ? [] : [{ intoId: segment.segmentId, target }];
        });
        if (lost.length > 0) set(({ astray }) => ({ astray: [...astray, ...lost] }));
        set(({ rows }) => ({ rows: receiveRows(rows, segments) }));
        const confirmed = saved.findLast(({ outcome, segment }) => outcome === 'saved' && segment.confirmed);
        if (confirmed !== undefined) set({ confirmedNow: confirmed.segment });
      },
      setQueue: (next) => set({ queue: next }),
      setPresent: (present, own) =>
        set((before) => {
          const { writing, lostTo } = leaseAfter(before.writing, { own, others: present });
          return { present, writing, lostTo: lostTo ?? before.lostTo };
        }),
      takeRow: (segmentId) => set({ writing: { segmentId, taking: true } }),
      stopWriting: () => set({ writing: null }),
      activate: (activeId) =>
        set((before) => ({
          activeId,
          writing: before.writing?.segmentId === activeId ? before.writing : null,
          sourceSelection: before.activeId === activeId ? before.sourceSelection : '',
        })),
      goTo(segmentId) {
        get().activate(segmentId);
        set({ wanted: { segmentId } });
      },
      choose: (chosen) => set({ chosen }),
      hover: (hoveredId) => set({ hoveredId }),
      chooseEngine: (engineKey) => set({ engineKey }),
      chooseReference: (referenceKey) => set({ referenceKey }),
      markSearch: (search) => set({ search }),
      showPanel: (panel) => set({ panel }),
      lookUp: (text) =>
        set(({ lookedUp }) => ({ panel: 'concordance', lookedUp: { text: text || lookedUp.text } })),
      selectSource: (sourceSelection) => set({ sourceSelection }),
      type: (segmentId, target) => edit(segmentId, typedText(get().steps, segmentId, target), true),
      change: (segmentId, change) => edit(segmentId, change, false),
      compose(segmentId) {
        const version = segmentAt(get().rows, segmentId)?.version;
        composing = version === undefined ? null : { segmentId, version };
        set({ writing: { segmentId } });
      },
      composed() {
        composing = null;
      },
      addWork: (step) => set(({ steps }) => ({ steps: addWork(steps, step) })),
      settleWork: (step, after) => set(({ steps }) => ({ steps: settleWork(steps, step, after) })),
      returnWork: (step, way) => set(({ steps }) => ({ steps: returnWork(steps, step, way) })),
      renameSegment: (from, to) => set(({ steps }) => ({ steps: renameSegment(steps, from, to) })),
      putBack: write,
      undo: () => take(takeUndo(get().steps, textOf), 'before'),
      redo: () => take(takeRedo(get().steps, textOf), 'after'),
      settleDoubt(taken) {
        const { doubtful, steps } = get();
        if (doubtful === null) return;
        const { segmentId, text } = doubtful;
        set({ doubtful: null, steps: taken ? doubtful.steps : dropSteps(steps, segmentId) });
        if (taken) write(segmentId, text);
      },
      keepMine(segmentId, target) {
        const mine = unsavedChange(get().queue, segmentId);
        if (mine === null) return;
        const change = { ...mine, target, operationId: newId() };
        set(({ queue: old }) => ({ queue: resolveWithMine(old, change) }));
      },
      takeTheirs(segmentId) {
        const theirs = get().queue.get(segmentId)?.theirs;
        if (theirs) set(({ rows }) => ({ rows: receiveRows(rows, [theirs]) }));
        set(({ queue: old }) => ({ queue: resolveWithTheirs(old, segmentId) }));
      },
      settleAstray: () => set(({ astray }) => ({ astray: astray.slice(1) })),
    };
  });
}

/** What somebody works on, what is not saved, and what can be undone. */
function heldRows({ activeId, queue, steps }: WorkbenchState): ReadonlySet<string> {
  const stepped = [...steps.done, ...steps.undone].flatMap((step) =>
    'segmentId' in step ? [step.segmentId] : [],
  );
  return new Set([...(activeId === null ? [] : [activeId]), ...queue.keys(), ...stepped]);
}

/** What the editor shows of a segment: what was typed here, else what the server has. */
export function shownText(
  { rows, queue }: Pick<WorkbenchState, 'rows' | 'queue'>,
  segmentId: string,
): SegmentText | undefined {
  const { target, confirmed, origin, matchRate, engine, memoryEntryId } =
    unsavedChange(queue, segmentId) ?? segmentAt(rows, segmentId) ?? {};
  if (target === undefined || confirmed === undefined || origin === undefined) return undefined;
  const from = { matchRate: matchRate ?? null, engine: engine ?? null, memoryEntryId: memoryEntryId ?? null };
  return { target, confirmed, origin, ...from };
}

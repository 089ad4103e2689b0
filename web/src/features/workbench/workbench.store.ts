import type { PresentUser } from '@transloom/contracts/realtime';
import type { Segment } from '@transloom/contracts/segments';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newId } from '../../api/new-id.ts';
import {
  addStep,
  type EditSteps,
  noSteps,
  type SegmentText,
  takeRedo,
  takeUndo,
  typedText,
} from './edit-steps.ts';
import {
  emptyQueue,
  queueChange,
  resolveWithMine,
  resolveWithTheirs,
  type SavedSegment,
  type SaveQueue,
  unsavedChange,
} from './saving/save-queue.ts';
import { noRows, receiveRows, type SegmentRows, segmentAt } from './segment-rows.ts';

export interface WorkbenchState {
  /** As the server has them. */
  readonly rows: SegmentRows;
  readonly queue: SaveQueue;
  readonly steps: EditSteps;
  readonly activeId: string | null;
  /** Under the pointer in the preview. */
  readonly hoveredId: string | null;
  /** Others who have the document open, other windows of the same user among them. */
  readonly present: readonly PresentUser[];
  /** Asked for translations; null: the project's engine. */
  readonly engineKey: string | null;
  /** Marked wherever it stands; empty for nothing. */
  readonly search: string;
  readonly panel: PanelKey;
  /** What was looked up in the memories last; each look-up is an object of its own. */
  readonly lookedUp: { readonly text: string };
  /** Words of a source that were selected last, for a new term; gone with the active segment. */
  readonly sourceSelection: string;
}

/** What stands beside the segments. */
export type PanelKey = 'matches' | 'concordance' | 'terms' | 'translation' | 'history';

export interface WorkbenchActions {
  receive(segments: readonly Segment[]): void;
  receiveSaved(saved: readonly SavedSegment[]): void;
  setQueue(queue: SaveQueue): void;
  setPresent(present: readonly PresentUser[]): void;
  activate(segmentId: string | null): void;
  hover(segmentId: string | null): void;
  chooseEngine(engineKey: string): void;
  markSearch(search: string): void;
  showPanel(panel: PanelKey): void;
  /** Shows what the memories have of a text; of an empty one what was looked up last. */
  lookUp(text: string): void;
  selectSource(words: string): void;
  /** From the keyboard: un-confirms, and is one step with the keys before. */
  type(segmentId: string, target: string): void;
  /** Anything else that changes a segment: confirm, apply a match, clear. */
  change(segmentId: string, change: Partial<SegmentText>): void;
  undo(): void;
  redo(): void;
  keepMine(segmentId: string, target: string): void;
  takeTheirs(segmentId: string): void;
}

export type WorkbenchStore = StoreApi<WorkbenchState & WorkbenchActions>;

/** The state of one open document; everything it does is a pure function of a file beside it. */
export function createWorkbenchStore(queue: SaveQueue = emptyQueue): WorkbenchStore {
  return createStore((set, get) => {
    const write = (segmentId: string, text: SegmentText): void => {
      const segment = segmentAt(get().rows, segmentId);
      if (segment === undefined) return;
      const change = { segmentId, baseVersion: segment.version, operationId: newId(), ...text };
      set(({ queue: old }) => ({ queue: queueChange(old, change) }));
    };
    const edit = (segmentId: string, change: Partial<SegmentText>, typing: boolean): void => {
      const before = shownText(get(), segmentId);
      if (before === undefined) return;
      const after = { ...before, ...change };
      set(({ steps }) => ({ steps: addStep(steps, { segmentId, before, after }, typing) }));
      write(segmentId, after);
    };
    const textOf = (segmentId: string): SegmentText | undefined => shownText(get(), segmentId);
    return {
      rows: noRows,
      queue,
      steps: noSteps,
      activeId: null,
      hoveredId: null,
      present: [],
      engineKey: null,
      search: '',
      panel: 'matches',
      lookedUp: { text: '' },
      sourceSelection: '',
      receive: (segments) => set(({ rows }) => ({ rows: receiveRows(rows, segments) })),
      receiveSaved: (saved) =>
        set(({ rows }) => ({
          rows: receiveRows(
            rows,
            saved.map(({ segment }) => segment),
          ),
        })),
      setQueue: (next) => set({ queue: next }),
      setPresent: (present) => set({ present }),
      activate: (activeId) =>
        set((before) => ({
          activeId,
          sourceSelection: before.activeId === activeId ? before.sourceSelection : '',
        })),
      hover: (hoveredId) => set({ hoveredId }),
      chooseEngine: (engineKey) => set({ engineKey }),
      markSearch: (search) => set({ search }),
      showPanel: (panel) => set({ panel }),
      lookUp: (text) =>
        set(({ lookedUp }) => ({ panel: 'concordance', lookedUp: { text: text || lookedUp.text } })),
      selectSource: (sourceSelection) => set({ sourceSelection }),
      type: (segmentId, target) => edit(segmentId, typedText(get().steps, segmentId, target), true),
      change: (segmentId, change) => edit(segmentId, change, false),
      undo() {
        const { steps, step } = takeUndo(get().steps, textOf);
        set({ steps });
        if (step !== undefined) write(step.segmentId, step.before);
        if (step !== undefined) set({ activeId: step.segmentId });
      },
      redo() {
        const { steps, step } = takeRedo(get().steps, textOf);
        set({ steps });
        if (step !== undefined) write(step.segmentId, step.after);
        if (step !== undefined) set({ activeId: step.segmentId });
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
    };
  });
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

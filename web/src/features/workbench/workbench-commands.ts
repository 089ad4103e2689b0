import type { Segment } from '@transloom/contracts/segments';
import type { SegmentText } from './edit-steps.ts';
import type { Saver } from './saving/saver.ts';
import type { EditorHandle } from './segment-editor/segment-editor.tsx';
import { nextUnconfirmed } from './segment-filter.ts';
import { segmentAt } from './segment-rows.ts';
import { shownText, type WorkbenchStore } from './workbench.store.ts';
import type { WorkbenchCommands } from './workbench-context.ts';

export type Refusal = 'empty' | 'readOnly' | { readonly closed: string };

interface Parts {
  readonly store: WorkbenchStore;
  readonly saver: Pick<Saver, 'flush'>;
  readonly editor: { readonly current: EditorHandle | null };
  readonly editable: boolean;
  /** The ids listed just now. */
  readonly listed: () => readonly string[];
  readonly onRefused: (reason: Refusal) => void;
}

const byHand = {
  confirmed: false,
  origin: 'person',
  matchRate: null,
  engine: null,
  memoryEntryId: null,
} as const;

/** What a person can do with the active segment; keys, toolbar and panels share it. */
export function workbenchCommands(parts: Parts): WorkbenchCommands {
  const { store, saver, editor } = parts;
  const state = store.getState;
  const change = (make: (segment: Segment) => Partial<SegmentText>): void => {
    const segment = writableSegment(parts);
    if (segment === undefined) return;
    state().change(segment.segmentId, make(segment));
    editor.current?.focus();
  };
  return {
    confirm() {
      const segment = writableSegment(parts);
      if (segment === undefined) return;
      if (shownText(state(), segment.segmentId)?.target.trim() === '') {
        parts.onRefused('empty');
        return;
      }
      state().change(segment.segmentId, { confirmed: true });
      saver.flush();
      goToUnconfirmed(parts, segment.segmentId);
    },
    nextWithoutConfirming() {
      const { activeId } = state();
      if (activeId !== null) goToUnconfirmed(parts, activeId);
    },
    previous: () => move(parts, -1),
    next: () => move(parts, 1),
    unconfirm: () => change(() => ({ confirmed: false })),
    copySource: () => change(({ source }) => ({ ...byHand, target: source })),
    clear: () => change(() => ({ ...byHand, target: '', origin: 'none' })),
    apply: (text) => change(() => ({ ...byHand, ...text })),
    insert(text) {
      if (writableSegment(parts) !== undefined) editor.current?.insert(text);
    },
    undo() {
      if (editor.current?.undo() !== true) state().undo();
    },
    redo() {
      if (editor.current?.redo() !== true) state().redo();
    },
  };
}

/** The active segment where it may be changed; else the user is told why not. */
function writableSegment({ store, editable, onRefused }: Parts): Segment | undefined {
  const { activeId, rows } = store.getState();
  const segment = activeId === null ? undefined : segmentAt(rows, activeId);
  if (segment === undefined) return undefined;
  if (editable && segment.refusal === null) return segment;
  onRefused(editable && segment.refusal !== null ? { closed: segment.refusal } : 'readOnly');
  return undefined;
}

function move({ store, listed }: Parts, step: 1 | -1): void {
  const { activeId, activate } = store.getState();
  const ids = listed();
  const place = activeId === null ? -step : ids.indexOf(activeId);
  const id = ids[place + step];
  if (id !== undefined) activate(id);
}

function goToUnconfirmed(parts: Parts, from: string): void {
  const state = parts.store.getState();
  const id = nextUnconfirmed(state, parts.listed(), from);
  if (id === undefined) move(parts, 1);
  else state.activate(id);
}

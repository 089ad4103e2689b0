import type { Saver } from './saving/saver.ts';
import { nextUnconfirmed } from './segment-filter.ts';
import { segmentAt } from './segment-rows.ts';
import { shownText, type WorkbenchStore } from './workbench.store.ts';
import type { WorkbenchCommands } from './workbench-context.ts';

interface Parts {
  readonly store: WorkbenchStore;
  readonly saver: Saver;
  readonly editable: boolean;
  /** The ids listed just now. */
  readonly listed: () => readonly string[];
  readonly onRefused: (reason: 'empty' | 'locked' | 'readOnly') => void;
}

/** What a person can do with the active segment; keys, toolbar and panels share it. */
export function workbenchCommands({ store, saver, editable, listed, onRefused }: Parts): WorkbenchCommands {
  const state = store.getState;
  const move = (step: 1 | -1): void => {
    const { activeId, activate } = state();
    const ids = listed();
    const place = activeId === null ? -step : ids.indexOf(activeId);
    const id = ids[place + step];
    if (id !== undefined) activate(id);
  };
  const goToUnconfirmed = (from: string): void => {
    const id = nextUnconfirmed(state(), listed(), from);
    if (id !== undefined) state().activate(id);
    else move(1);
  };
  /** The active segment where it may be changed. */
  const writable = () => {
    const { activeId, rows } = state();
    const segment = activeId === null ? undefined : segmentAt(rows, activeId);
    if (segment === undefined) return undefined;
    if (editable && !segment.locked) return segment;
    onRefused(editable ? 'locked' : 'readOnly');
    return undefined;
  };
  return {
    confirm() {
      const segment = writable();
      if (segment === undefined) return;
      if (shownText(state(), segment.segmentId)?.target.trim() === '') {
        onRefused('empty');
        return;
      }
      state().change(segment.segmentId, { confirmed: true });
      saver.flush();
      goToUnconfirmed(segment.segmentId);
    },
    nextWithoutConfirming() {
      const { activeId } = state();
      if (activeId !== null) goToUnconfirmed(activeId);
    },
    previous: () => move(-1),
    next: () => move(1),
    unconfirm() {
      const segment = writable();
      if (segment !== undefined) state().change(segment.segmentId, { confirmed: false });
    },
    copySource() {
      const segment = writable();
      if (segment === undefined) return;
      const { segmentId, source } = segment;
      state().change(segmentId, {
        target: source,
        confirmed: false,
        origin: 'person',
        matchRate: null,
        engine: null,
      });
    },
    clear() {
      const segment = writable();
      if (segment === undefined) return;
      state().change(segment.segmentId, {
        target: '',
        confirmed: false,
        origin: 'none',
        matchRate: null,
        engine: null,
      });
    },
    apply(text) {
      const segment = writable();
      if (segment !== undefined)
        state().change(segment.segmentId, { confirmed: false, matchRate: null, engine: null, ...text });
    },
    undo: () => state().undo(),
    redo: () => state().redo(),
  };
}

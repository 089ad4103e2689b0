import type { Segment } from '@transloom/contracts/segments';
import { type InlineFaults, inlineFaults } from '@transloom/core/inline/inline-faults';
import { keepCodeSpaces } from '@transloom/core/inline/keep-code-spaces';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { restoreCodes } from '@transloom/core/inline/restore-codes';
import { isWork, type SegmentText, type Step, type WorkStep } from './edit-steps.ts';
import { holderOf } from './row-lease.ts';
import type { Saver } from './saving/saver.ts';
import type { EditorHandle } from './segment-editor/segment-editor.tsx';
import { isDone, nextUnconfirmed } from './segment-filter.ts';
import { isWhole, segmentAt } from './segment-rows.ts';
import { type StepOutcome, shownText, type WorkbenchStore } from './workbench.store.ts';
import type { WorkbenchCommands } from './workbench-context.ts';

export type Refusal = 'empty' | 'readOnly' | { readonly closed: string } | { readonly heldBy: string };

/** What a person is told of, and nothing is refused. */
export type WorkbenchNotice =
  | 'first'
  | 'last'
  | 'revoked'
  | 'recovered'
  | 'nothingToUndo'
  | 'nothingToRedo'
  | 'noIssues'
  | 'checkingRest'
  | 'done';

export type StepWay = 'undo' | 'redo';

interface Parts {
  readonly store: WorkbenchStore;
  readonly saver: Pick<Saver, 'flush'>;
  readonly editor: { readonly current: EditorHandle | null };
  /** Whether a segment has an open issue. */
  readonly hasIssue: (segmentId: string) => boolean;
  /** Segments that nobody has looked at have not been checked yet. */
  readonly onCheckRest: () => void;
  readonly editable: boolean;
  /** The ids listed just now. */
  readonly listed: () => readonly string[];
  readonly onRefused: (reason: Refusal) => void;
  readonly onNotice: (notice: WorkbenchNotice) => void;
  /** Undone or redone by the server: a step over many segments, a split or a merge. */
  readonly onWork: (step: WorkStep, way: StepWay) => void;
  /** The codes or styles differ from the source's; `confirm` goes on all the same, with the text that is given. */
  readonly onFaults: (question: FaultsQuestion) => void;
}

export interface FaultsQuestion {
  readonly segment: Segment;
  readonly faults: InlineFaults;
  /** The translation with the codes that it lacks, where they likely belong. */
  readonly mended: string;
  readonly confirm: (target?: string) => void;
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
  const { store, editor } = parts;
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
      const target = shownText(state(), segment.segmentId)?.target ?? '';
      if (target.trim() === '') {
        parts.onRefused('empty');
        return;
      }
      const confirm = (mended?: string) => confirmSegment(parts, segment.segmentId, mended);
      const question = faultsOf(segment, target);
      if (question === null) confirm();
      else parts.onFaults({ ...question, segment, confirm });
    },
    nextWithoutConfirming() {
      const { activeId } = state();
      if (activeId !== null) goToUnconfirmed(parts, activeId);
    },
    previous: () => move(parts, -1),
    next: () => move(parts, 1),
    nextIssue: () => goToIssue(parts, 1),
    previousIssue: () => goToIssue(parts, -1),
    unconfirm: () => change(() => ({ confirmed: false })),
    copySource: () => change(({ source }) => ({ ...byHand, target: source })),
    clear: () => change(() => ({ ...byHand, target: '', origin: 'none' })),
    apply: (text) => change(() => ({ ...byHand, ...text })),
    insert(text) {
      if (writableSegment(parts) !== undefined) editor.current?.insert(text);
    },
    undo() {
      if (!isWorkLast(state().steps.done) && editor.current?.undo() === true) return;
      tellStep(state().undo(), 'undo');
    },
    redo() {
      if (!isWorkLast(state().steps.undone) && editor.current?.redo() === true) return;
      tellStep(state().redo(), 'redo');
    },
  };

  function tellStep(outcome: StepOutcome, way: StepWay): void {
    if (typeof outcome === 'object') parts.onWork(outcome, way);
    if (outcome === 'done') parts.onNotice(way === 'undo' ? 'revoked' : 'recovered');
    if (outcome === 'nothing') parts.onNotice(way === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
  }
}

/** What was typed before it is undone after it. */
function isWorkLast(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return last !== undefined && isWork(last);
}

function confirmSegment(parts: Parts, segmentId: string, mended: string | undefined): void {
  const { store, saver } = parts;
  const target = mended === undefined ? {} : { target: mended };
  store.getState().change(segmentId, { ...target, confirmed: true });
  saver.flush();
  goToUnconfirmed(parts, segmentId);
}

function faultsOf(segment: Segment, markup: string): Pick<FaultsQuestion, 'faults' | 'mended'> | null {
  const source = fromMarkup(segment.source);
  const target = fromMarkup(markup);
  const faults = inlineFaults(source, target);
  return faults && { faults, mended: toMarkup(keepCodeSpaces(source, restoreCodes(source, target))) };
}

/** The active segment where it may be changed; else the user is told why not. */
function writableSegment({ store, editable, onRefused }: Parts): Segment | undefined {
  const state = store.getState();
  const segment = state.activeId === null ? undefined : segmentAt(state.rows, state.activeId);
  if (segment === undefined) return undefined;
  const holder = holderOf(state, segment.segmentId);
  if (editable && segment.refusal === null && holder === undefined) return segment;
  if (holder !== undefined && segment.refusal === null) onRefused({ heldBy: holder.username });
  else onRefused(editable && segment.refusal !== null ? { closed: segment.refusal } : 'readOnly');
  return undefined;
}

function move(parts: Parts, step: 1 | -1): void {
  const { store, listed } = parts;
  const { activeId, goTo } = store.getState();
  const ids = listed();
  const place = activeId === null ? -step : ids.indexOf(activeId);
  const id = ids[place + step];
  if (id !== undefined && id !== '') goTo(id);
  else if (id === undefined && ids.length > 0) parts.onNotice(step === 1 ? 'last' : 'first');
}

/** Behind the active segment or before it; around the end of the document where there is none. */
function goToIssue(parts: Parts, step: 1 | -1): void {
  const { store, listed, hasIssue, onNotice } = parts;
  const { activeId, goTo, rows } = store.getState();
  const ids = step === 1 ? listed() : listed().toReversed();
  const place = activeId === null ? -1 : ids.indexOf(activeId);
  const id = ids.find((each, index) => index > place && hasIssue(each)) ?? ids.find(hasIssue);
  if (id !== undefined) goTo(id);
  else if (isWhole(rows)) onNotice('noIssues');
  else {
    parts.onCheckRest();
    onNotice('checkingRest');
  }
}

function goToUnconfirmed(parts: Parts, from: string): void {
  const state = parts.store.getState();
  const id = nextUnconfirmed(state, parts.listed(), from);
  if (id !== undefined) state.goTo(id);
  else if (isDone(state)) parts.onNotice('done');
  else move(parts, 1);
}

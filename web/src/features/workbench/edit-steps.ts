import type { SegmentChange } from '@transloom/contracts/segments';

/** What a person can change of a segment. */
export type SegmentText = Pick<
  SegmentChange,
  'target' | 'confirmed' | 'origin' | 'matchRate' | 'engine' | 'memoryEntryId'
>;

/** A change of one text, which is saved like typing. */
export interface EditStep {
  readonly segmentId: string;
  readonly before: SegmentText;
  readonly after: SegmentText;
}

/** Work that the server did and takes back: a step over many segments, or a split or merge. */
export type WorkStep =
  | { readonly kind: 'many'; readonly stepId: string }
  | ({ readonly kind: 'split' | 'merge' } & Cut);

/** One segment, or the two halves of it. */
export interface Cut {
  readonly segmentId: string;
  /** The second half; it gets another id each time the segment is cut. */
  readonly secondId: string;
  /** In UTF-16 units of the whole source without its codes. */
  readonly at: number;
  /** The same of the translation; null: it stays with the first half. */
  readonly targetAt: number | null;
  readonly whole: SegmentText;
  readonly halves: readonly [SegmentText, SegmentText];
}

export type Step = EditStep | WorkStep;

/** What can be undone and redone, over all segments of the document. */
export interface EditSteps {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const noSteps: EditSteps = { done: [], undone: [] };

const stepsKept = 500;

/** Typing in one segment is one step however many keys it took; what was undone before cannot be redone after. */
export function addStep({ done }: EditSteps, step: EditStep, typing: boolean): EditSteps {
  const last = lastEdit(done);
  const continues =
    typing &&
    last?.segmentId === step.segmentId &&
    sameText(last.after, step.before) &&
    !last.after.confirmed;
  if (last !== undefined && continues)
    return { done: [...done.slice(0, -1), { ...last, after: step.after }], undone: [] };
  return addWork({ done, undone: [] }, step);
}

/** Nothing that was undone before can be redone after it. */
export function addWork({ done }: EditSteps, step: Step): EditSteps {
  return { done: [...done.slice(-stepsKept + 1), step], undone: [] };
}

export function isWork(step: Step): step is WorkStep {
  return 'kind' in step;
}

function lastEdit(done: readonly Step[]): EditStep | undefined {
  const last = done.at(-1);
  return last === undefined || isWork(last) ? undefined : last;
}

/**
 * What typing makes of a segment: a person's text, but of the old origin once the old text stands there again. It stays
 * the text of the entry it was taken from.
 */
export function typedText(
  { done }: EditSteps,
  segmentId: string,
  target: string,
): Omit<SegmentText, 'memoryEntryId'> {
  const last = lastEdit(done);
  const again = last?.segmentId === segmentId && last.before.target === target ? last.before : undefined;
  const { origin = 'person', matchRate = null, engine = null } = again ?? {};
  return { target, confirmed: false, origin, matchRate, engine };
}

export interface Taken {
  /** As they are once the step is taken. */
  readonly steps: EditSteps;
  readonly step: Step | undefined;
  /** The segment is not as the step left it: taking it would overwrite what somebody else made of it since. */
  readonly overwrites: boolean;
}

/** The newest step that would still change something. */
export function takeUndo(
  { done, undone }: EditSteps,
  current: (segmentId: string) => SegmentText | undefined,
): Taken {
  const index = done.findLastIndex((step) => isWork(step) || differs(current(step.segmentId), step.before));
  const step = done[index];
  if (step === undefined) return { steps: { done: [], undone }, step: undefined, overwrites: false };
  return {
    steps: { done: done.slice(0, index), undone: [...undone, step] },
    step,
    overwrites: !isWork(step) && differs(current(step.segmentId), step.after),
  };
}

export function takeRedo(
  { done, undone }: EditSteps,
  current: (segmentId: string) => SegmentText | undefined,
): Taken {
  const index = undone.findLastIndex((step) => isWork(step) || differs(current(step.segmentId), step.after));
  const step = undone[index];
  if (step === undefined) return { steps: { done, undone: [] }, step: undefined, overwrites: false };
  return {
    steps: { done: [...done, step], undone: undone.slice(0, index) },
    step,
    overwrites: !isWork(step) && differs(current(step.segmentId), step.before),
  };
}

/** Steps of a segment are forgotten once its text is somebody else's and stays so. */
export function dropSteps({ done, undone }: EditSteps, segmentId: string): EditSteps {
  const isOther = (step: Step) => isWork(step) || step.segmentId !== segmentId;
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

/** Work that was taken, or could not be: `after` takes the place of `step`, nothing without. */
export function settleWork({ done, undone }: EditSteps, step: WorkStep, after: WorkStep | null): EditSteps {
  const settled = (all: readonly Step[]) =>
    all.flatMap((each) => (each !== step ? [each] : after === null ? [] : [after]));
  return { done: settled(done), undone: settled(undone) };
}

/** Work that could not be taken just now stands where it was. */
export function returnWork(steps: EditSteps, step: WorkStep, way: 'undo' | 'redo'): EditSteps {
  const { done, undone } = settleWork(steps, step, null);
  return way === 'undo' ? { done: [...done, step], undone } : { done, undone: [...undone, step] };
}

/** The second half of a cut has another id than before; what was done in it goes on under the new one. */
export function renameSegment({ done, undone }: EditSteps, from: string, to: string): EditSteps {
  const renamed = (step: Step): Step => {
    if (!isWork(step)) return step.segmentId === from ? { ...step, segmentId: to } : step;
    if (step.kind === 'many') return step;
    const { segmentId, secondId } = step;
    return {
      ...step,
      segmentId: segmentId === from ? to : segmentId,
      secondId: secondId === from ? to : secondId,
    };
  };
  return { done: done.map(renamed), undone: undone.map(renamed) };
}

function differs(a: SegmentText | undefined, b: SegmentText): boolean {
  return a !== undefined && !sameText(a, b);
}

/** Whether two texts are the same for a person: an origin alone makes no difference. */
export function sameText(a: SegmentText, b: SegmentText): boolean {
  return a.target === b.target && a.confirmed === b.confirmed;
}

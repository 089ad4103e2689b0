import type { SegmentChange } from '@transloom/contracts/segments';

/** What a person can change of a segment. */
export type SegmentText = Pick<
  SegmentChange,
  'target' | 'confirmed' | 'origin' | 'matchRate' | 'engine' | 'memoryEntryId'
>;

export interface EditStep {
  readonly segmentId: string;
  readonly before: SegmentText;
  readonly after: SegmentText;
}

/** What can be undone and redone, over all segments of the document. */
export interface EditSteps {
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
}

export const noSteps: EditSteps = { done: [], undone: [] };

const stepsKept = 500;

/** Typing in one segment is one step however many keys it took; what was undone before cannot be redone after. */
export function addStep({ done }: EditSteps, step: EditStep, typing: boolean): EditSteps {
  const last = done.at(-1);
  const continues =
    typing &&
    last?.segmentId === step.segmentId &&
    sameText(last.after, step.before) &&
    !last.after.confirmed;
  if (last !== undefined && continues)
    return { done: [...done.slice(0, -1), { ...last, after: step.after }], undone: [] };
  return { done: [...done.slice(-stepsKept + 1), step], undone: [] };
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
  const last = done.at(-1);
  const again = last?.segmentId === segmentId && last.before.target === target ? last.before : undefined;
  const { origin = 'person', matchRate = null, engine = null } = again ?? {};
  return { target, confirmed: false, origin, matchRate, engine };
}

export interface Taken {
  /** As they are once the step is taken. */
  readonly steps: EditSteps;
  readonly step: EditStep | undefined;
  /** The segment is not as the step left it: taking it would overwrite what somebody else made of it since. */
  readonly overwrites: boolean;
}

/** The newest step that would still change something. */
export function takeUndo(
  { done, undone }: EditSteps,
  current: (segmentId: string) => SegmentText | undefined,
): Taken {
  const index = done.findLastIndex((step) => differs(current(step.segmentId), step.before));
  const step = done[index];
  if (step === undefined) return { steps: { done: [], undone }, step: undefined, overwrites: false };
  return {
    steps: { done: done.slice(0, index), undone: [...undone, step] },
    step,
    overwrites: differs(current(step.segmentId), step.after),
  };
}

export function takeRedo(
  { done, undone }: EditSteps,
  current: (segmentId: string) => SegmentText | undefined,
): Taken {
  const index = undone.findLastIndex((step) => differs(current(step.segmentId), step.after));
  const step = undone[index];
  if (step === undefined) return { steps: { done, undone: [] }, step: undefined, overwrites: false };
  return {
    steps: { done: [...done, step], undone: undone.slice(0, index) },
    step,
    overwrites: differs(current(step.segmentId), step.before),
  };
}

/** Steps of a segment are forgotten once its text is somebody else's and stays so. */
export function dropSteps({ done, undone }: EditSteps, segmentId: string): EditSteps {
  const isOther = (step: EditStep) => step.segmentId !== segmentId;
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

function differs(a: SegmentText | undefined, b: SegmentText): boolean {
  return a !== undefined && !sameText(a, b);
}

function sameText(a: SegmentText, b: SegmentText): boolean {
  return a.target === b.target && a.confirmed === b.confirmed;
}

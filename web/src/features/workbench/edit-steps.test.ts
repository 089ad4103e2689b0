import { describe, expect, test } from 'vitest';
import {
  addStep,
  type EditSteps,
  noSteps,
  type SegmentText,
  takeRedo,
  takeUndo,
  typedText,
} from './edit-steps.ts';

function text(target: string, more: Partial<SegmentText> = {}): SegmentText {
  const byHand = {
    confirmed: false,
    origin: 'person',
    matchRate: null,
    engine: null,
    memoryEntryId: null,
  } as const;
  return { target, ...byHand, ...more };
}

function typed(steps: EditSteps, segmentId: string, ...targets: readonly string[]): EditSteps {
  return targets
    .slice(1)
    .reduce(
      (all, target, index) =>
        addStep(all, { segmentId, before: text(targets[index] ?? ''), after: text(target) }, true),
      steps,
    );
}

describe('steps', () => {
  test('keys in one segment are one step', () => {
    const { done } = typed(noSteps, 's1', '', 'a', 'ab', 'abc');
    expect(done).toEqual([{ segmentId: 's1', before: text(''), after: text('abc') }]);
  });

  test('keys in another segment, or after a confirmation, begin a new one', () => {
    const confirm = { segmentId: 's1', before: text('a'), after: text('a', { confirmed: true }) };
    const steps = addStep(typed(noSteps, 's1', '', 'a'), confirm, false);
    const next = { segmentId: 's1', before: confirm.after, after: text('ab') };
    expect(addStep(steps, next, true).done).toHaveLength(3);
    expect(typed(steps, 's2', '', 'x').done).toHaveLength(3);
  });

  test('what was undone cannot be done again after another step', () => {
    const undone = takeUndo(typed(noSteps, 's1', '', 'a'), () => text('a')).steps;
    expect(undone.undone).toHaveLength(1);
    expect(typed(undone, 's1', '', 'b').undone).toEqual([]);
  });

  test('only the newest five hundred are kept', () => {
    const many = Array.from({ length: 600 }, (_, index) => `s${index}`);
    const steps = many.reduce((all, segmentId) => typed(all, segmentId, '', 'a'), noSteps);
    expect(steps.done).toHaveLength(500);
    expect(steps.done.at(-1)).toMatchObject({ segmentId: 's599' });
  });
});

describe('undo and redo', () => {
  const steps = typed(typed(noSteps, 's1', '', 'a'), 's2', '', 'b');
  const now = (texts: Record<string, SegmentText>) => (segmentId: string) => texts[segmentId];

  test('take the newest step back, and bring it again', () => {
    const undone = takeUndo(steps, now({ s1: text('a'), s2: text('b') }));
    expect(undone.step).toMatchObject({ segmentId: 's2' });
    const redone = takeRedo(undone.steps, now({ s1: text('a'), s2: text('') }));
    expect(redone.step).toEqual(undone.step);
    expect(redone.steps).toEqual(steps);
  });

  test('pass over what the text itself has undone already', () => {
    const { step } = takeUndo(steps, now({ s1: text('a'), s2: text('') }));
    expect(step).toMatchObject({ segmentId: 's1' });
  });

  test('do nothing where nothing is left', () => {
    expect(takeUndo(noSteps, now({})).step).toBeUndefined();
    expect(takeRedo(steps, now({})).step).toBeUndefined();
  });
});

describe('typing', () => {
  const match = text('La casa', { origin: 'memory', matchRate: 87 });

  test('makes a text a person’s', () => {
    const { memoryEntryId: _, ...typed } = text('La casa es');
    expect(typedText(noSteps, 's1', 'La casa es')).toEqual(typed);
  });

  test('back to the old text brings its origin back, but no confirmation', () => {
    const before = { ...match, confirmed: true };
    const steps = addStep(noSteps, { segmentId: 's1', before, after: text('La cas') }, true);
    expect(typedText(steps, 's1', 'La casa')).toMatchObject({
      confirmed: false,
      origin: 'memory',
      matchRate: 87,
    });
    expect(typedText(steps, 's2', 'La casa')).toMatchObject({ origin: 'person', matchRate: null });
  });
});

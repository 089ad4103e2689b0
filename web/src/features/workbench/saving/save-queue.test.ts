import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import { describe, expect, test } from 'vitest';
import {
  emptyQueue,
  queueChange,
  refuseBatch,
  resolveWithMine,
  resolveWithTheirs,
  retryBatch,
  type SavedSegment,
  type SaveQueue,
  saveState,
  settleBatch,
  takeBatch,
  unsavedChange,
} from './save-queue.ts';

function change(target: string, more: Partial<SegmentChange> = {}): SegmentChange {
  const operationId = `op ${target}`;
  return {
    segmentId: 's',
    baseVersion: 1,
    operationId,
    target,
    confirmed: false,
    origin: 'person',
    matchRate: null,
    memoryEntryId: null,
    engine: null,
    ...more,
  };
}

function answer(outcome: SavedSegment['outcome'], version: number, target = ''): SavedSegment {
  const segment = { segmentId: 's', version, target } as Segment;
  return {
    segmentId: 's',
    outcome,
    savedVersion: outcome === 'saved' ? version : null,
    segment,
    message: null,
  };
}

/** The queue after typing, and what is sent of it. */
function typed(...targets: string[]): SaveQueue {
  return targets.reduce((queue, target) => queueChange(queue, change(target)), emptyQueue);
}

// What is typed in a segment that a colleague merges away is told of by the answer.
test('a text for a segment that was merged away leaves the queue; what was typed after it follows', () => {
  const { queue } = takeBatch(typed('a'), 10);
  expect(settleBatch(queue, [answer('merged', 4)]).size).toBe(0);
  const next = settleBatch(queueChange(queue, change('ab')), [answer('merged', 4)]);
  expect(takeBatch(next, 10).changes).toEqual([change('ab')]);
});

describe('what is sent', () => {
  test('the newest of what was typed replaces what was not sent', () => {
    expect(takeBatch(typed('a', 'ab', 'abc'), 10).changes).toEqual([change('abc')]);
  });

  test('a segment that is being sent is not sent again at the same time', () => {
    const { queue } = takeBatch(typed('a'), 10);
    expect(takeBatch(queueChange(queue, change('ab')), 10).changes).toEqual([]);
  });

  test('no more than the limit', () => {
    const queue = ['x', 'y', 'z'].reduce(
      (all, segmentId) => queueChange(all, change('t', { segmentId })),
      emptyQueue,
    );
    expect(takeBatch(queue, 2).changes).toHaveLength(2);
  });

  test('without an answer the same operation is sent again, before what was typed after it', () => {
    const { queue } = takeBatch(typed('a'), 10);
    const again = takeBatch(retryBatch(queueChange(queue, change('ab'))), 10);
    expect(again.changes).toEqual([change('a')]);
    expect(unsavedChange(again.queue, 's')?.target).toBe('ab');
  });
});

describe('versions', () => {
  test('what is typed while saving builds on the version the save makes', () => {
    const { queue } = takeBatch(typed('a'), 10);
    const settled = settleBatch(queueChange(queue, change('ab')), [answer('saved', 2)]);
    expect(takeBatch(settled, 10).changes).toEqual([change('ab', { baseVersion: 2 })]);
  });

  test('a row of somebody else that arrives while I type does not become what I typed on', () => {
    const queue = queueChange(typed('a'), change('ab', { baseVersion: 7 }));
    expect(takeBatch(queue, 10).changes).toEqual([change('ab', { baseVersion: 1 })]);
  });

  test('a repeated operation that was carried out before somebody else’s change ends in a conflict, not over it', () => {
    const { queue } = takeBatch(typed('a'), 10);
    const late: SavedSegment = { ...answer('saved', 5, 'theirs'), savedVersion: 2 };
    const settled = settleBatch(queueChange(retryBatch(queue), change('ab')), [late]);
    expect(takeBatch(settled, 10).changes).toEqual([change('ab', { baseVersion: 2 })]);
  });
});

describe('trouble', () => {
  const conflict = () => settleBatch(takeBatch(typed('mine'), 10).queue, [answer('conflict', 4, 'theirs')]);

  test('a conflict waits for the user, and my text stays', () => {
    expect(takeBatch(conflict(), 10).changes).toEqual([]);
    expect(unsavedChange(conflict(), 's')?.target).toBe('mine');
    expect(saveState(conflict())).toEqual({ status: 'conflict', segments: 1 });
  });

  test('keeping mine sends it on top of their version', () => {
    const queue = resolveWithMine(conflict(), change('mine and theirs'));
    expect(takeBatch(queue, 10).changes).toEqual([change('mine and theirs', { baseVersion: 4 })]);
  });

  test('taking theirs sends my text once more, with what I typed since, for the history alone', () => {
    const queue = resolveWithTheirs(queueChange(conflict(), change('mine and more')), 's');
    expect(unsavedChange(queue, 's')).toBeNull();
    const sent = takeBatch(queue, 10);
    expect(sent.changes).toEqual([change('mine and more', { baseVersion: 1 })]);
    expect(takeBatch(sent.queue, 10).changes).toEqual([]);
    const again = takeBatch(retryBatch(sent.queue), 10);
    expect(again.changes).toEqual(sent.changes);
    expect(saveState(settleBatch(again.queue, [answer('conflict', 4, 'theirs')]))).toEqual({
      status: 'saved',
    });
    expect(saveState(refuseBatch(again.queue, 'archived'))).toEqual({ status: 'saved' });
  });

  test('what is typed on theirs is saved after the text that was given up', () => {
    const queue = queueChange(
      resolveWithTheirs(conflict(), 's'),
      change('theirs and mine', { baseVersion: 4 }),
    );
    const first = takeBatch(queue, 10);
    expect(first.changes.map(({ target }) => target)).toEqual(['mine']);
    const second = takeBatch(settleBatch(first.queue, [answer('conflict', 4, 'theirs')]), 10);
    expect(second.changes).toEqual([change('theirs and mine', { baseVersion: 4 })]);
  });

  test('a refused text stays and is sent again only when it was changed', () => {
    const refused = refuseBatch(takeBatch(typed('a'), 10).queue, 'archived');
    expect(takeBatch(refused, 10).changes).toEqual([]);
    expect(saveState(refused)).toEqual({ status: 'refused', segments: 1 });
    expect(takeBatch(queueChange(refused, change('b')), 10).changes).toHaveLength(1);
  });
});

test.each([
  ['nothing', emptyQueue, { status: 'saved' }],
  ['typed', typed('a'), { status: 'saving' }],
  ['sent', takeBatch(typed('a'), 10).queue, { status: 'saving' }],
  ['not answered', retryBatch(takeBatch(typed('a'), 10).queue), { status: 'waiting', segments: 1 }],
  ['answered', settleBatch(takeBatch(typed('a'), 10).queue, [answer('saved', 2)]), { status: 'saved' }],
] as const)('the status line after: %s', (_, queue, expected) => {
  expect(saveState(queue)).toEqual(expected);
});

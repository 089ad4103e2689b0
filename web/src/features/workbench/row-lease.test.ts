import type { PresentUser } from '@transloom/contracts/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRow, holderOf, leaseAfter } from './row-lease.ts';
import { segmentExample } from './segment-examples.ts';
import { createWorkbenchStore } from './workbench.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const user = (username: string, segmentId: string | null, writing: boolean): PresentUser => ({
  userId: username,
  connectionId: username,
  username,
  segmentId,
  writing,
});

function open() {
  const store = createWorkbenchStore();
  const state = store.getState;
  state().receive([segmentExample(1), segmentExample(2)]);
  const said: string[] = [];
  const lease = followRow({
    getState: state,
    subscribe: store.subscribe,
    stopWriting: state().stopWriting,
    send: ({ segmentId, lease }) => void said.push(`${segmentId} ${lease}`),
  });
  const saidSince = () => said.splice(0);
  return { state, lease, saidSince };
}

test('the first key asks for the row; confirming, another row and 30 s of quiet let it go', () => {
  const { state, lease, saidSince } = open();
  state().activate('s1');
  expect(saidSince()).toEqual(['s1 none']);
  state().type('s1', 'U');
  state().type('s1', 'Un');
  expect(saidSince()).toEqual(['s1 hold']);
  lease.tell();
  expect(saidSince()).toEqual(['s1 hold']);
  state().change('s1', { confirmed: true });
  expect(saidSince()).toEqual(['s1 none']);

  state().type('s1', 'Uno');
  state().activate('s2');
  expect(saidSince()).toEqual(['s1 hold', 's2 none']);

  state().compose('s2');
  expect(saidSince()).toEqual(['s2 hold']);
  vi.advanceTimersByTime(29_000);
  state().type('s2', 'D');
  vi.advanceTimersByTime(29_000);
  expect(saidSince()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(saidSince()).toEqual(['s2 none']);
});

test('a row is taken over from whoever holds it, and what the first one typed stays', () => {
  const { state, saidSince } = open();
  state().activate('s1');
  state().setPresent([user('ben', 's1', true)], user('ann', 's1', false));
  expect(holderOf(state(), 's1')?.username).toBe('ben');
  state().takeRow('s1');
  expect(saidSince()).toEqual(['s1 none', 's1 take']);
  // An older word of the server does not end it.
  state().setPresent([user('ben', 's1', true)], user('ann', 's1', false));
  expect(state().lostTo).toBeNull();
  state().setPresent([user('ben', 's1', false)], user('ann', 's1', true));
  expect(holderOf(state(), 's1')).toBeUndefined();

  state().type('s1', 'Uno');
  state().setPresent([user('ben', 's1', true)], user('ann', 's1', false));
  expect(state().lostTo).toMatchObject({ username: 'ben', segmentId: 's1' });
  expect(state().writing).toBeNull();
  expect(state().queue.get('s1')?.next?.target).toBe('Uno');
});

test('in a conflict nobody is kept out of the row', () => {
  const { state } = open();
  state().setPresent([user('ben', 's1', true)], undefined);
  state().type('s1', 'Uno');
  const queued = state().queue.get('s1');
  if (queued === undefined) throw new Error('nothing is queued');
  state().setQueue(new Map([['s1', { ...queued, theirs: segmentExample(1, { version: 4 }) }]]));
  expect(holderOf(state(), 's1')).toBeUndefined();
});

test.each([
  ['somebody else was first', false, 's1', true, 'ben'],
  ['the own lease stands', true, 's1', false, undefined],
  ['the other one writes elsewhere', false, 's2', true, undefined],
])('when %s the lease is lost to %s', (_, ownWrites, place, theirs, lostTo) => {
  const after = leaseAfter(
    { segmentId: 's1' },
    { own: user('ann', 's1', ownWrites), others: [user('ben', place, theirs)] },
  );
  expect(after.lostTo?.username).toBe(lostTo);
});

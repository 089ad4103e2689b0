import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptIndex } from './kept-index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function index() {
  return { isOf: () => true, rest: vi.fn(), end: vi.fn() };
}

test('ends after its time where nothing says that there is room', () => {
  const kept = new KeptIndex<ReturnType<typeof index>>({ atLeastMs: 1_000 });
  const one = index();
  kept.keep(one);
  vi.advanceTimersByTime(999);
  expect(one.end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(one.end).toHaveBeenCalledOnce();
  expect(kept.take(['any'])).toBeUndefined();
});

test('stays as long as there is room, but not forever', () => {
  const kept = new KeptIndex<ReturnType<typeof index>>({
    atLeastMs: 1_000,
    mostTimes: 3,
    hasSpace: () => true,
  });
  const one = index();
  kept.keep(one);
  vi.advanceTimersByTime(2_999);
  expect(one.end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(one.end).toHaveBeenCalledOnce();
});

test('ends when others need the memory, and its time is over', () => {
  let hasSpace = true;
  const time = { atLeastMs: 1_000, mostTimes: 10, hasSpace: () => hasSpace };
  const kept = new KeptIndex<ReturnType<typeof index>>(time);
  const one = index();
  kept.keep(one);
  vi.advanceTimersByTime(4_500);
  expect(one.end).not.toHaveBeenCalled();
  hasSpace = false;
  vi.advanceTimersByTime(500);
  expect(one.end).toHaveBeenCalledOnce();
});

test('who takes it has it for as long as he likes', () => {
  const kept = new KeptIndex<ReturnType<typeof index>>({ atLeastMs: 1_000 });
  const one = index();
  kept.keep(one);
  expect(kept.take(['any'])).toBe(one);
  vi.advanceTimersByTime(10_000);
  expect(one.end).not.toHaveBeenCalled();
});

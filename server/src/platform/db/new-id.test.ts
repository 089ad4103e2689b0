import { expect, test } from 'vitest';
import { idBefore, newId, timeOfId } from './new-id.ts';

test('ids sort in the order in which they were made, however many in a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is a UUID of version 7 that says when it was made', () => {
  const before = Date.now();
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOfId(id).getTime()).toBeGreaterThanOrEqual(before);
  expect(timeOfId('01900000-0064-7fff-8000-0000000000aa')).toEqual(new Date(0x019000000064));
});

test('of two ids what lies before the later one by less than their distance lies between them', () => {
  const [earlier, later] = ['01900000-0000-7fff-8000-0000000000aa', '01900000-0064-7000-8000-0000000000aa'];
  expect(idBefore(later, 99) > earlier).toBe(true);
  expect(idBefore(later, 100) < earlier).toBe(true);
});

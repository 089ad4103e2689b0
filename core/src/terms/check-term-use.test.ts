import { expect, test } from 'vitest';
import { checkTermUse } from './check-term-use.ts';
import type { TermStatus } from './term-concept.ts';

const term = (text: string, status: TermStatus = 'preferred') => ({ text, status });
const database = {
  id: 'database',
  targets: [term('Datenbank'), term('DB', 'admitted'), term('Datenbasis', 'forbidden')],
};

test.each([
  ['as it is', 'Die Datenbank läuft.', 'used', ['Datenbank']],
  ['inflected', 'Zwei Datenbanken laufen.', 'used', ['Datenbanken']],
  ['as part of a word', 'Die Kundendatenbank läuft.', 'used', ['datenbank']],
  ['by another allowed term', 'Die DB läuft.', 'used', ['DB']],
  ['not at all', 'Das Verzeichnis läuft.', 'missing', []],
] as const)('a target uses a term %s', (_, target, use, places) => {
  const [found] = checkTermUse(target, 'de', [database]);
  expect(found?.use).toBe(use);
  expect(found?.places.map(({ start, end }) => target.slice(start, end))).toEqual(places);
  expect(found?.forbidden).toEqual([]);
});

test('a forbidden term is no use of the concept', () => {
  const [found] = checkTermUse('Die Datenbasen und die Datenbasis.', 'de', [database]);
  expect(found?.use).toBe('missing');
  expect(found?.forbidden.length).toBeGreaterThan(0);
});

test('where nothing may be used nothing is missing', () => {
  expect(checkTermUse('Text', 'de', [{ id: 1, targets: [term('alt', 'deprecated')] }])).toMatchObject([
    { use: 'unknown', forbidden: [] },
  ]);
});

import { expect, test } from 'vitest';
import { authorKey, authorPenaltiesInForce } from './author-penalties.ts';

test('of each author the nearest to the memory holds', () => {
  const choices = {
    organization: {
      authors: [
        { author: 'trainee', points: 5 },
        { author: 'Ann', points: 1 },
      ],
    },
    project: { authors: [{ author: 'Trainee', points: 0 }] },
    memory: { authors: [{ author: '李明', points: 9 }] },
  };
  expect(authorPenaltiesInForce(choices)).toEqual([
    { author: 'Ann', points: 1, from: 'organization' },
    { author: 'Trainee', points: 0, from: 'project' },
    { author: '李明', points: 9, from: 'memory' },
  ]);
});

test('nobody is named where nobody was chosen', () => {
  expect(authorPenaltiesInForce({ memory: {}, organization: undefined })).toEqual([]);
});

test.each([
  ['Trainee', ' trainee '],
  ['ＡＮＮ', 'ann'],
])('%j and %j are one name', (a, b) => {
  expect(authorKey(a)).toBe(authorKey(b));
});

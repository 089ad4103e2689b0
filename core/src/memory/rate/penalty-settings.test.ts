import { expect, test } from 'vitest';
import { defaultPenalties, penaltiesInForce, penaltyInForce } from './penalty-settings.ts';

test.each([
  [{}, { value: 2, from: 'default' }],
  [{ organization: { alignment: 5 } }, { value: 5, from: 'organization' }],
  [
    { organization: { alignment: 5 }, project: { alignment: 0 } },
    { value: 0, from: 'project' },
  ],
  [
    { project: { alignment: 7 }, memory: { alignment: 9 } },
    { value: 9, from: 'memory' },
  ],
  [
    { project: { draft: 7 }, memory: { age: 9 } },
    { value: 2, from: 'default' },
  ],
])('of %j the nearest to the memory holds', (choices, expected) => {
  expect(penaltyInForce('alignment', choices)).toEqual(expected);
});

test('each is looked for by itself', () => {
  const choices = { organization: { draft: 3, age: 1 }, project: { draft: 4 }, memory: { ageMonths: 6 } };
  expect(penaltiesInForce(choices)).toEqual({ ...defaultPenalties, draft: 4, age: 1, ageMonths: 6 });
});

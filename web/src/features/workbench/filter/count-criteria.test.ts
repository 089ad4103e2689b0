import { noCriteria } from '@transloom/contracts/no-criteria';
import { expect, test } from 'vitest';
import { countCriteria } from './count-criteria.ts';

test('criteria that say something are counted', () => {
  expect(countCriteria(noCriteria)).toBe(0);
  expect(countCriteria({ ...noCriteria, pattern: true })).toBe(0);
  expect(countCriteria({ ...noCriteria, origins: ['none', 'file'], locked: 'open', source: 'x' })).toBe(3);
});

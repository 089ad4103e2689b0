import { expect, test } from 'vitest';
import { riskOf } from './risk-of.ts';

// Rule D3.5 of the specification.
test.each([
  ['below the threshold', 79, 'engine', 80, 'high'],
  ['at the threshold', 80, 'engine', 80, 'low'],
  ['without a score', null, 'engine', 80, undefined],
  ['changed by a person', 10, 'person', 80, undefined],
  ['in a project that does not score', 10, 'engine', null, undefined],
] as const)('%s', (_, score, origin, threshold, risk) => {
  expect(riskOf({ score, origin }, threshold)).toBe(risk);
});

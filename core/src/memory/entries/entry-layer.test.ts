import { expect, test } from 'vitest';
import { layerOfStage, layerOfState, onlyStage } from './entry-layer.ts';

test.each([
  [onlyStage, 'approved'],
  [{ stage: 0, stages: 2 }, 'draft'],
  [{ stage: 1, stages: 2 }, 'approved'],
  [{ stage: 0, stages: 3 }, 'draft'],
  [{ stage: 1, stages: 3 }, 'reviewed'],
  [{ stage: 2, stages: 3 }, 'approved'],
  [{ stage: 2, stages: 4 }, 'reviewed'],
])('what is confirmed in %j is %s', (stage, layer) => {
  expect(layerOfStage(stage)).toBe(layer);
});

test.each([
  ['draft', 'draft'],
  ['translated', 'draft'],
  ['reviewed', 'reviewed'],
] as const)('a translation whose state is %s is of the layer %s', (state, layer) => {
  expect(layerOfState(state)).toBe(layer);
});

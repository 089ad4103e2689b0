import { expect, test } from 'vitest';
import { allows } from './permissions.ts';

const held = [
  { permission: 'project', menuType: 1, componentPath: '/project/index' },
  { permission: 'project:export', menuType: 2, componentPath: '' },
] as const;

// P5.4-5
test.each([
  [undefined, true],
  ['', true],
  [[], true],
  ['project', true],
  ['team', false],
  ['team,project', true],
  ['team, project:export', true],
  [['team', 'project'], true],
  [['team', 'engine'], false],
])('%j is allowed: %s', (needed, allowed) => {
  expect(allows([...held], needed)).toBe(allowed);
});

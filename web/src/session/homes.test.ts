import { expect, test } from 'vitest';
import { homeTarget, rootTarget } from './homes.ts';

const menu = (permission: string, componentPath: string) =>
  ({ permission, componentPath, menuType: 1 }) as const;

// Rule P2.3 of the specification.
test('the root leads to the page of the first permitted menu entry', () => {
  const entries = [
    { permission: 'project:export', componentPath: '', menuType: 2 } as const,
    menu('engine:engineShareRouter', '/engine/s/{id}/{token}'),
    menu('tasks', '/task/list/index'),
    menu('project', '/project/index'),
  ];
  expect(rootTarget(entries)).toBe('/task/list/index');
});

test('the root leads to the engines where nothing is permitted', () => {
  expect(rootTarget([])).toBe('/engine/config');
});

test.each([
  ['ENTERPRISE', 'TRANSLATOR', '/task/list/index'],
  ['ENTERPRISE', 'EXTERNAL_TRANSLATOR', '/task/list/index'],
  ['ENTERPRISE', 'VENDOR', '/task/list/index'],
  ['PERSON', 'TRANSLATOR', '/project/index'],
  ['ENTERPRISE', 'ADMIN', '/project/index'],
] as const)('home of a %s %s is %s', (organizationType, role, home) => {
  expect(homeTarget({ organizationType, myRole: { role } })).toBe(home);
});

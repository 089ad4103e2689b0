import { accountTypes } from '@transloom/contracts/roles';
import { expect, test } from 'vitest';
import type { TabGroup } from '../../screens/screen.ts';
import { screens } from '../screens.generated.ts';
import { tabsOf } from './tabs-of.ts';

const paths = (group: TabGroup, accountType: (typeof accountTypes)[number], allows = (_: unknown) => true) =>
  tabsOf(screens, { group, accountType, allows }).map(({ path }) => path);

// Rules P2.61, P2.64-66 of the specification.
test.each([
  ['asset', ['/asset/memory/index', '/asset/term/index']],
  ['task', ['/task/list/index', '/task/statistics/index']],
  ['project', ['/project/index', '/project/template']],
  ['engineCreate', ['/engine/ragCreate', '/engine/create']],
] as const)('section %s has its tabs in order', (group, expected) => {
  expect(paths(group, 'personal')).toEqual(expected);
});

// Rule P2.62 of the specification.
test('the toolbox of an enterprise has all tabs in order', () => {
  expect(paths('tools', 'enterprise')).toEqual([
    '/tools/polish/index',
    '/tools/translationScore/index',
    '/tools/align/index',
    '/tools/termExtraction/index',
    '/tools/qa/index',
    '/tools/detector/index',
    '/tools/videoTranslate/index',
  ]);
});

const checking = ['pro-internal', 'internal', 'enterprise', 'STANDARD', 'TRIAL', 'ULTIMATE'];

// Rule P2.62 of the specification.
test.each(accountTypes)('QA and detector show for %s as the plan says', (accountType) => {
  const tabs = paths('tools', accountType);
  expect(tabs.includes('/tools/qa/index')).toBe(checking.includes(accountType));
  expect(tabs.includes('/tools/detector/index')).toBe(
    [...checking, 'pro-trial', 'pro'].includes(accountType),
  );
});

// Rule P2.63 of the specification.
test('a tab needs its key', () => {
  const allows = (needed: unknown) => needed !== 'project:projectTemplateRouter';
  expect(paths('project', 'enterprise', allows)).toEqual(['/project/index']);
});

import { expect, test } from 'vitest';
import type { TabGroup } from '../../screens/screen.ts';
import { screens } from '../screens.generated.ts';
import { tabsOf } from './tabs-of.ts';

const paths = (group: TabGroup, allows = (_: unknown) => true) =>
  tabsOf(screens, { group, allows }).map(({ path }) => path);

// Rules P2.61, P2.64-66 and D2.3 of the specification.
test.each([
  ['asset', ['/asset/memory/index', '/asset/term/index', '/asset/spelling/index']],
  ['task', ['/task/list/index', '/task/statistics/index', '/task/statement/index']],
  ['project', ['/project/index', '/project/template']],
  ['engineCreate', ['/engine/ragCreate', '/engine/create']],
] as const)('section %s has its tabs in order', (group, expected) => {
  expect(paths(group)).toEqual(expected);
});

// Rule P2.62 of the specification.
test('the toolbox of an enterprise has all tabs in order', () => {
  expect(paths('tools')).toEqual([
    '/tools/polish/index',
    '/tools/translationScore/index',
    '/tools/align/index',
    '/tools/termExtraction/index',
    '/tools/qa/index',
    '/tools/detector/index',
    '/tools/videoTranslate/index',
  ]);
});

// Rule P2.63 of the specification.
test('a tab needs its key', () => {
  const allows = (needed: unknown) => needed !== 'project:projectTemplateRouter';
  expect(paths('project', allows)).toEqual(['/project/index']);
});

import { isInstallationKey, permissionDefinitions, permissionKeys } from '@transloom/contracts/permissions';
import { expect, test } from 'vitest';
import { screens } from './screens.generated.ts';
import { navigationItems } from './shell/navigation-items.tsx';

/** The routes of the specification with their keys (P2.5-42); null where it names none. */
const keysOfRoutes: Readonly<Record<string, string | null>> = {
  '/project/index': 'project',
  '/project/list': 'project:detailRouter',
  '/project/taskStatistics': 'project:taskStatisticsRouter',
  '/project/template': null,
  '/project/templateNew': null,
  '/project/templateDetail': null,
  '/project/new': 'project:newRouter',
  '/project/create': 'project:newRouter',
  '/workbench/editer': 'project:editRouter',
  '/task/list/index': 'tasks',
  '/task/statistics/index': null,
  '/asset/term/index': 'memory:termStoreRouter',
  '/asset/term/detail': 'memory:termStore:detailRouter',
  '/asset/memory/index': 'memory:memoryStoreRouter',
  '/asset/memory/detail': 'memory:memoryStore:detailRouter',
  '/tools': null,
  '/tools/align/index': 'tools:alignmentRouter',
  '/tools/align/detail': 'tools:alignment:detailRouter',
  '/tools/align/tiled': 'tools:alignment:rolesRouter',
  '/tools/termExtraction/index': 'tools:extractionRouter',
  '/tools/termExtraction/detail': 'tools:extraction:detailRouter',
  '/tools/qa/index': 'tools:checkRouter',
  '/tools/qa/detail': 'tools:check:detailRouter',
  '/tools/qa/detail-new': 'tools:check:detailRouter',
  '/tools/detector/index': 'tools:detectorRouter',
  '/tools/detector/detail': 'tools:detector:detailRouter',
  '/tools/polish/index': 'tools:polishRouter',
  '/tools/videoTranslate/index': 'tools:videoTranslateRouter',
  '/tools/videoTranslate/editer': null,
  '/tools/translationScore/index': null,
  '/agent/gptTranslate/index': null,
  '/agent/gptTranslate/history': null,
  '/engine/index': null,
  '/engine/create': 'engine:engineCreateRouter',
  '/engine/quickCreate': 'engine:engineQuickCreateRouter',
  '/engine/ragCreate': 'engine:engineQuickCreateRouter',
  '/engine/config': 'engine',
  '/engine/detail': 'engine:engineDetailRouter',
  '/engine/s/$id/$token': 'engine:engineShareRouter',
  '/team/index': 'team',
  '/team/index-inside': null,
  '/team/invite/$code': 'team:applyInviteRouter',
  '/account/index': 'account',
  '/account/vip': 'account:VIPRouter',
  '/account/orders': 'account:ordersRouter',
  '/account/invite': 'account:inviteRouter',
  '/account/chars': 'account:charsRouter',
  '/account/charHistory': 'account:charHistoryRouter',
  '/account/orgInfo': 'account:orgInfoRouter',
  '/account/agentToken': null,
};

test.each(Object.entries(keysOfRoutes))('%s is gated by the key %s', (address, key) => {
  const screen = screens.find(({ path }) => path === address);
  expect(screen?.permission ?? null).toBe(key);
  expect(screen).toBeDefined();
});

/** Keys of the navigation that gate no address of their own. */
const ofParts = ['orgAccount'];

// P6.2
test('each route key gates a screen, a tab or an item of the navigation (P6.3)', () => {
  const gating = new Set<string | undefined>([
    ...screens.map(({ permission }) => permission),
    ...navigationItems.map(({ permission }) => permission),
    ...screens.map(({ tab }) => tab?.permission),
    ...ofParts,
  ]);
  const idle = permissionKeys
    .filter((key) => permissionDefinitions[key].menuType === 1 && !isInstallationKey(key))
    .filter((key) => !gating.has(key));
  expect(idle).toEqual([]);
});

import { expect, test } from 'vitest';
import { homeOf } from './home.ts';
import { screens } from './screens.generated.ts';

const translator = { organizationType: 'ENTERPRISE', myRole: { role: 'TRANSLATOR' } } as const;
const manager = { organizationType: 'ENTERPRISE', myRole: { role: 'PROJECT_MANAGER' } } as const;
const tasks = screens.find(({ path }) => path === '/task/list/index');

test('home is the list of projects', () => {
  expect(homeOf(screens, { user: manager, allows: () => true })).toBe('/project/index');
});

test('a translator is at home in the tasks, as soon as that screen is there (P2.4)', () => {
  const finished = screens.map((screen) =>
    screen === tasks ? { path: screen.path, title: screen.title, page: () => null } : screen,
  );
  expect(homeOf(finished, { user: translator, allows: () => true })).toBe('/task/list/index');
});

test('nobody is sent home to a screen that is planned or closed to them', () => {
  const planned = screens.map((screen) =>
    screen === tasks
      ? {
          path: screen.path,
          title: screen.title,
          planned: { text: 'video-translation:planned.tool' as const },
        }
      : screen,
  );
  const allows = (needed: unknown) => needed !== 'project';
  expect(homeOf(planned, { user: translator, allows })).toBe('/engine/config');
});

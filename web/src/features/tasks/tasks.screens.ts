import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Tasks of translators, and the statistics about them. */
export const tasksScreens: readonly Screen[] = [
  {
    path: '/task/list/index',
    title: 'tasks:screen.list',
    permission: 'tasks',
    tab: { group: 'task', order: 1 },
    page: lazyPage(() => import('./my-tasks-page.tsx'), 'MyTasksPage'),
    keepAlive: true,
  },
  {
    path: '/task/statistics/index',
    title: 'tasks:screen.statistics',
    tab: { group: 'task', order: 2 },
    page: lazyPage(() => import('./statistics/statistics-page.tsx'), 'MyStatisticsPage'),
  },
  {
    path: '/task/statement/index',
    title: 'tasks:screen.statement',
    permission: 'tasks',
    tab: { group: 'task', order: 3 },
    page: lazyPage(() => import('./statement-page.tsx'), 'StatementPage'),
  },
  {
    path: '/project/taskStatistics',
    title: 'tasks:screen.ofProject',
    permission: 'project:taskStatisticsRouter',
    page: lazyPage(() => import('./statistics/statistics-page.tsx'), 'ProjectStatisticsPage'),
  },
];

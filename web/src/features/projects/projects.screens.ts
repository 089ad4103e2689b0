import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Stands at the two addresses that the specification names. */
const newProject = lazyPage(() => import('./new/new-project-page.tsx'), 'NewProjectPage');

/** The list of projects, a project, and a new one. */
export const projectsScreens: readonly Screen[] = [
  {
    path: '/project/index',
    title: 'projects:screen.list',
    permission: 'project',
    tab: { group: 'project', order: 1, permission: 'project:projectIndexRouter' },
    page: lazyPage(() => import('./project-list-page.tsx'), 'ProjectListPage'),
  },
  {
    path: '/project/list',
    title: 'projects:screen.project',
    permission: 'project:detailRouter',
    page: lazyPage(() => import('./project-page.tsx'), 'ProjectPage'),
  },
  {
    path: '/project/new',
    title: 'projects:screen.new',
    permission: 'project:newRouter',
    page: newProject,
  },
  {
    path: '/project/create',
    title: 'projects:screen.new',
    permission: 'project:newRouter',
    page: newProject,
  },
];

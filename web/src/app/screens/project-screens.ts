import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';
import { planned } from './planned.ts';

/** Under the specification's two addresses. */
const newProject = lazyPage(() => import('../../features/projects/new-project-page.tsx'), 'NewProjectPage');

/** Projects, the editor and tasks. */
export const projectScreens: readonly Screen[] = [
  {
    path: '/project/index',
    title: 'title.projects',
    permission: 'project',
    tab: 'project',
    page: lazyPage(() => import('../../features/projects/project-list-page.tsx'), 'ProjectListPage'),
  },
  { path: '/project/template', title: 'title.projectTemplates', tab: 'project', page: planned },
  {
    path: '/project/list',
    title: 'title.project',
    permission: 'project:detailRouter',
    page: lazyPage(() => import('../../features/projects/project-page.tsx'), 'ProjectPage'),
  },
  {
    path: '/project/segmentation',
    title: 'title.segmentation',
    permission: 'project:manage',
    page: lazyPage(
      () => import('../../features/document-settings/segmentation-page.tsx'),
      'SegmentationPage',
    ),
  },
  {
    path: '/project/style-guide',
    title: 'title.styleGuide',
    permission: 'project:manage',
    page: lazyPage(() => import('../../features/style-guides/style-guide-page.tsx'), 'StyleGuidePage'),
  },
  {
    path: '/project/taskStatistics',
    title: 'title.projectTaskStatistics',
    permission: 'project:taskStatisticsRouter',
    page: planned,
  },
  { path: '/project/templateNew', title: 'title.projectTemplateNew', page: planned },
  { path: '/project/templateDetail', title: 'title.projectTemplate', page: planned },
  { path: '/project/new', title: 'title.projectNew', permission: 'project:newRouter', page: newProject },
  { path: '/project/create', title: 'title.projectNew', permission: 'project:newRouter', page: newProject },
  {
    path: '/workbench/editer',
    title: 'title.workbench',
    permission: 'project:editRouter',
    bare: true,
    page: lazyPage(() => import('../../features/workbench/workbench-page.tsx'), 'WorkbenchPage'),
  },

  { path: '/task/list/index', title: 'title.tasks', permission: 'tasks', tab: 'task', page: planned },
  { path: '/task/statistics/index', title: 'title.taskStatistics', tab: 'task', page: planned },
];

import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Templates of projects. */
export const templatesScreens: readonly Screen[] = [
  {
    path: '/project/template',
    title: 'templates:screen.list',
    tab: { group: 'project', order: 2, permission: 'project:projectTemplateRouter' },
    page: lazyPage(() => import('./template-list-page.tsx'), 'TemplateListPage'),
  },
  {
    path: '/project/templateNew',
    title: 'templates:screen.new',
    page: lazyPage(() => import('./template-new-page.tsx'), 'TemplateNewPage'),
  },
  {
    path: '/project/templateDetail',
    title: 'templates:screen.template',
    page: lazyPage(() => import('./template-page.tsx'), 'TemplatePage'),
  },
];

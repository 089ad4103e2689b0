import type { Screen } from '../../screens/screen.ts';

/** Templates of projects. */
export const templatesScreens: readonly Screen[] = [
  {
    path: '/project/template',
    title: 'templates:screen.list',
    tab: { group: 'project', order: 2, permission: 'project:projectTemplateRouter' },
    planned: { text: 'templates:planned.list', instead: '/project/new' },
  },
  {
    path: '/project/templateNew',
    title: 'templates:screen.new',
    planned: { text: 'templates:planned.new', instead: '/project/new' },
  },
  {
    path: '/project/templateDetail',
    title: 'templates:screen.template',
    planned: { text: 'templates:planned.template', instead: '/project/new' },
  },
];

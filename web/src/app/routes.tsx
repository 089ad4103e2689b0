import type { AccountType } from '@transloom/contracts/roles';
import { lazyPage } from './lazy-page.ts';
import type { Screen } from './screen.ts';

/** Plans that have the checks and the detector in their toolbox. */
const checkingAccounts: readonly AccountType[] = [
  'pro-internal',
  'internal',
  'enterprise',
  'STANDARD',
  'TRIAL',
  'ULTIMATE',
];
const detectingAccounts: readonly AccountType[] = [...checkingAccounts, 'pro-trial', 'pro'];

/** A screen whose capability comes later; its words stand in planned-pages.ts. */
const planned = lazyPage(() => import('./pages/planned-page.tsx'), 'PlannedPage');

/** Under the specification's two addresses. */
const newProject = lazyPage(() => import('../features/projects/new-project-page.tsx'), 'NewProjectPage');

/** Every screen there is: address, permission key, title, tab and page. */
export const screens: readonly Screen[] = [
  {
    path: '/login',
    title: 'title.login',
    bare: true,
    open: true,
    page: lazyPage(() => import('../features/accounts/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/signup',
    title: 'title.signup',
    bare: true,
    open: true,
    page: lazyPage(() => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage'),
  },
  {
    path: '/forget',
    title: 'title.forget',
    bare: true,
    open: true,
    page: lazyPage(() => import('../features/accounts/forget-page.tsx'), 'ForgetPage'),
  },
  {
    path: '/dev/outbox',
    title: 'title.outbox',
    bare: true,
    open: true,
    page: lazyPage(() => import('../features/accounts/outbox-page.tsx'), 'OutboxPage'),
  },
  {
    path: '/project/index',
    title: 'title.projects',
    permission: 'project',
    tab: 'project',
    page: lazyPage(() => import('../features/projects/project-list-page.tsx'), 'ProjectListPage'),
  },
  { path: '/project/template', title: 'title.projectTemplates', tab: 'project', page: planned },
  {
    path: '/project/list',
    title: 'title.project',
    permission: 'project:detailRouter',
    page: lazyPage(() => import('../features/projects/project-page.tsx'), 'ProjectPage'),
  },
  {
    path: '/project/segmentation',
    title: 'title.segmentation',
    permission: 'project:manage',
    page: lazyPage(() => import('../features/document-settings/segmentation-page.tsx'), 'SegmentationPage'),
  },
  {
    path: '/project/style-guide',
    title: 'title.styleGuide',
    permission: 'project:manage',
    page: lazyPage(() => import('../features/style-guides/style-guide-page.tsx'), 'StyleGuidePage'),
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
    page: lazyPage(() => import('../features/workbench/workbench-page.tsx'), 'WorkbenchPage'),
  },

  { path: '/task/list/index', title: 'title.tasks', permission: 'tasks', tab: 'task', page: planned },
  { path: '/task/statistics/index', title: 'title.taskStatistics', tab: 'task', page: planned },

  {
    path: '/asset/memory/index',
    title: 'title.memories',
    permission: 'memory:memoryStoreRouter',
    tab: 'asset',
    keepAlive: true,
    page: lazyPage(() => import('../features/memories/memory-list-page.tsx'), 'MemoryListPage'),
  },
  {
    path: '/asset/memory/detail',
    title: 'title.memory',
    permission: 'memory:memoryStore:detailRouter',
    page: lazyPage(() => import('../features/memories/memory-page.tsx'), 'MemoryPage'),
  },
  {
    path: '/asset/term/index',
    title: 'title.termBases',
    permission: 'memory:termStoreRouter',
    tab: 'asset',
    keepAlive: true,
    page: lazyPage(() => import('../features/terms/term-base-list-page.tsx'), 'TermBaseListPage'),
  },
  {
    path: '/asset/term/detail',
    title: 'title.termBase',
    permission: 'memory:termStore:detailRouter',
    page: lazyPage(() => import('../features/terms/term-base-page.tsx'), 'TermBasePage'),
  },

  {
    path: '/tools',
    title: 'title.tools',
    page: lazyPage(() => import('./pages/tools-page.tsx'), 'ToolsPage'),
  },
  {
    path: '/tools/polish/index',
    title: 'title.polish',
    permission: 'tools:polishRouter',
    tab: 'tools',
    page: planned,
  },
  { path: '/tools/translationScore/index', title: 'title.translationScore', tab: 'tools', page: planned },
  {
    path: '/tools/align/index',
    title: 'title.align',
    permission: 'tools:alignmentRouter',
    tab: 'tools',
    page: planned,
  },
  {
    path: '/tools/align/detail',
    title: 'title.alignDetail',
    permission: 'tools:alignment:detailRouter',
    page: planned,
  },
  {
    path: '/tools/align/tiled',
    title: 'title.alignTiled',
    permission: 'tools:alignment:rolesRouter',
    page: planned,
  },
  {
    path: '/tools/termExtraction/index',
    title: 'title.termExtraction',
    permission: 'tools:extractionRouter',
    tab: 'tools',
    page: planned,
  },
  {
    path: '/tools/termExtraction/detail',
    title: 'title.termExtractionDetail',
    permission: 'tools:extraction:detailRouter',
    page: planned,
  },
  {
    path: '/tools/qa/index',
    title: 'title.qa',
    permission: 'tools:checkRouter',
    tab: 'tools',
    tabFor: checkingAccounts,
    page: planned,
  },
  {
    path: '/tools/qa/detail',
    title: 'title.qaDetail',
    permission: 'tools:check:detailRouter',
    page: planned,
  },
  {
    path: '/tools/qa/detail-new',
    title: 'title.qaDetail',
    permission: 'tools:check:detailRouter',
    page: planned,
  },
  {
    path: '/tools/detector/index',
    title: 'title.detector',
    permission: 'tools:detectorRouter',
    tab: 'tools',
    tabFor: detectingAccounts,
    page: planned,
  },
  {
    path: '/tools/detector/detail',
    title: 'title.detectorDetail',
    permission: 'tools:detector:detailRouter',
    page: planned,
  },
  {
    path: '/tools/videoTranslate/index',
    title: 'title.videoTranslate',
    permission: 'tools:videoTranslateRouter',
    tab: 'tools',
    page: planned,
  },
  { path: '/tools/videoTranslate/editer', title: 'title.videoEditor', page: planned },

  { path: '/agent/gptTranslate/index', title: 'title.agent', page: planned },
  { path: '/agent/gptTranslate/history', title: 'title.agentHistory', page: planned },

  {
    path: '/engine/config',
    title: 'title.engineConfig',
    permission: 'engine',
    tab: 'engine',
    page: lazyPage(
      () => import('../features/comparisons/engine-comparison-page.tsx'),
      'EngineComparisonPage',
    ),
  },
  {
    path: '/engine/settings',
    title: 'title.engineSettings',
    permission: 'engine',
    tab: 'engine',
    page: lazyPage(() => import('../features/engines/engine-settings-page.tsx'), 'EngineSettingsPage'),
  },
  {
    path: '/engine/index',
    title: 'title.engines',
    permission: 'engine:engineDetailRouter',
    tab: 'engine',
    page: lazyPage(
      () => import('../features/custom-engines/custom-engine-list-page.tsx'),
      'CustomEngineListPage',
    ),
  },
  {
    path: '/engine/ragCreate',
    title: 'title.engineRagCreate',
    permission: 'engine:engineQuickCreateRouter',
    tab: 'engineCreate',
    page: lazyPage(() => import('../features/custom-engines/create-engine-page.tsx'), 'RagCreatePage'),
  },
  {
    path: '/engine/create',
    title: 'title.engineCreate',
    permission: 'engine:engineCreateRouter',
    tab: 'engineCreate',
    page: lazyPage(() => import('../features/custom-engines/create-engine-page.tsx'), 'EngineCreatePage'),
  },
  {
    path: '/engine/quickCreate',
    title: 'title.engineQuickCreate',
    permission: 'engine:engineQuickCreateRouter',
    page: lazyPage(() => import('../features/custom-engines/create-engine-page.tsx'), 'QuickCreatePage'),
  },
  {
    path: '/engine/detail',
    title: 'title.engine',
    permission: 'engine:engineDetailRouter',
    page: lazyPage(() => import('../features/custom-engines/custom-engine-page.tsx'), 'CustomEnginePage'),
  },
  {
    path: '/engine/s/$id/$token',
    title: 'title.engineShare',
    permission: 'engine:engineShareRouter',
    page: lazyPage(() => import('../features/custom-engines/sharing/join-engine-page.tsx'), 'JoinEnginePage'),
  },

  { path: '/team/index', title: 'title.team', permission: 'team', page: planned },
  { path: '/team/index-inside', title: 'title.teamInside', page: planned },
  {
    path: '/team/invite/$code',
    title: 'title.teamInvite',
    permission: 'team:applyInviteRouter',
    page: planned,
  },

  {
    path: '/account/index',
    title: 'title.account',
    permission: 'account',
    page: lazyPage(() => import('../features/accounts/account-page.tsx'), 'AccountPage'),
  },
  { path: '/account/vip', title: 'title.vip', permission: 'account:VIPRouter', page: planned },
  { path: '/account/orders', title: 'title.orders', permission: 'account:ordersRouter', page: planned },
  { path: '/account/invite', title: 'title.invite', permission: 'account:inviteRouter', page: planned },
  { path: '/account/chars', title: 'title.chars', permission: 'account:charsRouter', page: planned },
  {
    path: '/account/charHistory',
    title: 'title.charHistory',
    permission: 'account:charHistoryRouter',
    page: planned,
  },
  { path: '/account/orgInfo', title: 'title.orgInfo', permission: 'account:orgInfoRouter', page: planned },
  { path: '/account/agentToken', title: 'title.agentToken', page: planned },

  {
    path: '/system/check',
    title: 'title.systemCheck',
    page: lazyPage(() => import('../features/system/system-check-page.tsx'), 'SystemCheckPage'),
  },
  {
    path: '/about/index',
    title: 'title.about',
    page: lazyPage(() => import('../features/system/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/404',
    title: 'title.notFound',
    page: lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
  },
];

/**
 * The permission keys. Menu type 1 gates a route and names its page (P6.3), menu type 2 gates an action. What a user
 * holds follows from the role (role-matrix.ts), the plan (plans.ts) and the organization; the server computes it.
 */
export type MenuType = 1 | 2;

/**
 * Whose things a key opens. A role in an organization gives keys of scope `organization` only. Keys of scope
 * `installation` belong to the operator, because what they change serves every organization.
 */
export type PermissionScope = 'organization' | 'installation';

interface PermissionDefinition {
  readonly scope: PermissionScope;
  readonly menuType: MenuType;
  /** Address of the page a route key opens; empty for actions. */
  readonly componentPath: string;
}

const menu = (componentPath: string) =>
  ({ scope: 'organization', menuType: 1, componentPath }) as const satisfies PermissionDefinition;
const action = {
  scope: 'organization',
  menuType: 2,
  componentPath: '',
} as const satisfies PermissionDefinition;
const operatorAction = { ...action, scope: 'installation' } as const satisfies PermissionDefinition;

export const permissionDefinitions = {
  engine: menu('/engine/config'),
  project: menu('/project/index'),
  'project:projectIndexRouter': menu('/project/index'),
  'project:projectTemplateRouter': menu('/project/template'),
  'project:detailRouter': menu('/project/list'),
  'project:taskStatisticsRouter': menu('/project/taskStatistics'),
  'project:newRouter': menu('/project/new'),
  'project:editRouter': menu('/workbench/editer'),
  tasks: menu('/task/list/index'),
  memory: menu('/asset/memory/index'),
  'memory:termStoreRouter': menu('/asset/term/index'),
  'memory:termStore:detailRouter': menu('/asset/term/detail'),
  'memory:memoryStoreRouter': menu('/asset/memory/index'),
  'memory:memoryStore:detailRouter': menu('/asset/memory/detail'),
  tools: menu('/tools'),
  'tools:alignmentRouter': menu('/tools/align/index'),
  'tools:alignment:detailRouter': menu('/tools/align/detail'),
  'tools:alignment:rolesRouter': menu('/tools/align/tiled'),
  'tools:extractionRouter': menu('/tools/termExtraction/index'),
  'tools:extraction:detailRouter': menu('/tools/termExtraction/detail'),
  'tools:checkRouter': menu('/tools/qa/index'),
  'tools:check:detailRouter': menu('/tools/qa/detail'),
  'tools:detectorRouter': menu('/tools/detector/index'),
  'tools:detector:detailRouter': menu('/tools/detector/detail'),
  'tools:polishRouter': menu('/tools/polish/index'),
  'tools:videoTranslateRouter': menu('/tools/videoTranslate/index'),
  'engine:engineCreateRouter': menu('/engine/create'),
  'engine:engineQuickCreateRouter': menu('/engine/quickCreate'),
  'engine:engineDetailRouter': menu('/engine/detail'),
  'engine:engineShareRouter': menu('/engine/s/{id}/{token}'),
  team: menu('/team/index'),
  'team:applyInviteRouter': menu('/team/invite/{code}'),
  account: menu('/account/index'),
  'account:VIPRouter': menu('/account/vip'),
  'account:ordersRouter': menu('/account/orders'),
  'account:inviteRouter': menu('/account/invite'),
  'account:charsRouter': menu('/account/chars'),
  'account:charHistoryRouter': menu('/account/charHistory'),
  'account:orgInfoRouter': menu('/account/orgInfo'),
  orgAccount: menu('/account/orgInfo'),
  'engine:settings': action,
  'project:manage': action,
  'project:delete': action,
  'project:export': action,
  'template:edit': action,
  'qa:settings': action,
  'styleGuide:edit': action,
  'task:assign': action,
  'task:split': action,
  'task:price': action,
  'task:accept': action,
  'task:submit': action,
  'task:return': action,
  'segment:edit': action,
  'segment:confirm': action,
  'segment:split': action,
  'segment:comment': action,
  'segment:lock': action,
  'segment:unlock': action,
  'segment:editSource': action,
  'memory:edit': action,
  'memory:export': action,
  'term:edit': action,
  'term:add': action,
  'term:export': action,
  'rate:edit': action,
  'priceScheme:edit': action,
  'member:edit': action,
  'member:invite': action,
  'member:quota': action,
  'application:review': action,
  'team:edit': action,
  'role:edit': action,
  'organization:edit': action,
  'organization:transfer': action,
  'organization:delete': action,
  'billing:manage': action,
  'audit:see': action,
  'data:export': action,
  /** Fetch and remove the translation models that all organizations share. */
  'installation:models': operatorAction,
  /** See the programs of the machine, and what users report about the product. */
  'installation:system': operatorAction,
  /** See and keep people, organizations, plans and notices of the whole installation. */
  'installation:people': operatorAction,
  /** Plans, prices, orders, refunds and invoices of everybody. */
  'installation:payments': operatorAction,
  /** Decide on applications for organizations. */
  'installation:applications': operatorAction,
} as const satisfies Record<string, PermissionDefinition>;

export type PermissionKey = keyof typeof permissionDefinitions;

/** Keys of one scope. */
type KeyOf<Scope extends PermissionScope> = {
  [Key in PermissionKey]: (typeof permissionDefinitions)[Key]['scope'] extends Scope ? Key : never;
}[PermissionKey];
export type OrganizationKey = KeyOf<'organization'>;
export type InstallationKey = KeyOf<'installation'>;

export const permissionKeys = Object.keys(permissionDefinitions) as readonly PermissionKey[];

export function isPermissionKey(name: string): name is PermissionKey {
  return Object.hasOwn(permissionDefinitions, name);
}

/** True for keys that only the operator of the installation holds. */
export function isInstallationKey(key: PermissionKey): key is InstallationKey {
  return permissionDefinitions[key].scope === 'installation';
}

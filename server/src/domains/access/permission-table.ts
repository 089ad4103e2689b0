import {
  isInstallationKey,
  type OrganizationKey,
  type PermissionKey,
  permissionKeys,
} from '@transloom/contracts/permissions';
import type { AccountType, OrganizationType, Role } from '@transloom/contracts/roles';

/** Everybody: their account, the models to look at and to join, the tools, and applying to other organisations. */
const everybody: readonly OrganizationKey[] = [
  'engine',
  'engine:engineDetailRouter',
  'engine:engineShareRouter',
  'tools',
  'tools:alignmentRouter',
  'tools:alignment:detailRouter',
  'tools:alignment:rolesRouter',
  'tools:extractionRouter',
  'tools:extraction:detailRouter',
  'tools:checkRouter',
  'tools:check:detailRouter',
  'tools:detectorRouter',
  'tools:detector:detailRouter',
  'tools:polishRouter',
  'tools:videoTranslateRouter',
  'team:applyInviteRouter',
  'account',
  'account:VIPRouter',
];

/** Who works on segments: their tasks and the editor. */
const editing: readonly OrganizationKey[] = [...everybody, 'tasks', 'project:editRouter', 'segment:edit'];

/** Who sees the organisation's memories and terms. */
const assets: readonly OrganizationKey[] = [
  'memory',
  'memory:memoryStoreRouter',
  'memory:memoryStore:detailRouter',
  'memory:termStoreRouter',
  'memory:termStore:detailRouter',
];

/** Who sees projects. */
const projects: readonly OrganizationKey[] = [
  'project',
  'project:projectIndexRouter',
  'project:detailRouter',
  'project:export',
];

/** Who makes and runs projects. */
const projectWork: readonly OrganizationKey[] = [
  ...projects,
  'project:projectTemplateRouter',
  'project:taskStatisticsRouter',
  'project:newRouter',
  'project:manage',
  'project:delete',
  'memory:edit',
  'engine:engineCreateRouter',
  'engine:engineQuickCreateRouter',
];

/** Who runs the organisation. */
const administration: readonly OrganizationKey[] = [
  'engine:settings',
  'team',
  'orgAccount',
  'account:orgInfoRouter',
  'account:ordersRouter',
  'account:charsRouter',
  'account:charHistoryRouter',
  'account:inviteRouter',
];

/** What each role may do in its organization; keys of the installation come from no role. */
export const keysOfRole: Readonly<Record<Role, readonly OrganizationKey[]>> = {
  SUPER_ADMIN: [...editing, ...assets, ...projectWork, ...administration],
  ADMIN: [...editing, ...assets, ...projectWork, ...administration],
  PROJECT_MANAGER: [...editing, ...assets, ...projectWork],
  REVIEWER: [...editing, ...assets, ...projects],
  TRANSLATOR: editing,
};

const qualityTools: readonly OrganizationKey[] = ['tools:checkRouter', 'tools:check:detailRouter'];
const detector: readonly OrganizationKey[] = ['tools:detectorRouter', 'tools:detector:detailRouter'];

/** What a plan takes away: the tabs QA check and detector by specification 1-platform §2, Header. */
export const keysWithoutPlan: Readonly<Record<AccountType, readonly OrganizationKey[]>> = {
  personal: [...qualityTools, ...detector],
  'pro-limited': [...qualityTools, ...detector],
  'pro-beta': [...qualityTools, ...detector],
  'pro-trial': qualityTools,
  pro: qualityTools,
  'pro-internal': [],
  internal: [],
  enterprise: [],
  STANDARD: [],
  TRIAL: [],
  ULTIMATE: [],
};

/** What a kind of organisation takes away: a person alone has no organisation to run and nobody to assign to. */
export const keysWithoutOrganization: Readonly<Record<OrganizationType, readonly OrganizationKey[]>> = {
  PERSON: ['orgAccount', 'account:orgInfoRouter'],
  ENTERPRISE: [],
};

/** Purchases, which an installation without billing does not offer. */
const purchases: readonly OrganizationKey[] = [
  'account:VIPRouter',
  'account:ordersRouter',
  'account:charsRouter',
  'account:charHistoryRouter',
  'account:inviteRouter',
];

export interface Standing {
  readonly role: Role;
  readonly accountType: AccountType;
  readonly organizationType: OrganizationType;
  /** Whether the installation counts and sells. */
  readonly billing: boolean;
  /** Whether the user runs the installation; then keys of the installation are theirs in every organization. */
  readonly administrator: boolean;
}

/** The keys of a member, in the order of the catalogue. */
export function permissionsFor(standing: Standing): ReadonlySet<PermissionKey> {
  const { role, accountType, organizationType, billing, administrator } = standing;
  const without: readonly PermissionKey[] = [
    ...keysWithoutPlan[accountType],
    ...keysWithoutOrganization[organizationType],
    ...(billing ? [] : purchases),
  ];
  const held = new Set<PermissionKey>(keysOfRole[role].filter((key) => !without.includes(key)));
  const holds = (key: PermissionKey) => (isInstallationKey(key) ? administrator : held.has(key));
  return new Set(permissionKeys.filter(holds));
}

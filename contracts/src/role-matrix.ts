import { isInstallationKey, type OrganizationKey, type PermissionKey } from './permissions.ts';
import { type Role, roles } from './roles.ts';

/**
 * How far a key reaches: everything of the organization, what belongs to the own team, or what the person made or was
 * assigned.
 */
export type Reach = 'all' | 'team' | 'own';

/** A row of the matrix: a mark for each role, in the order of `roles`. `a` all, `t` team, `o` own, `-` none. */
type Marks = string;

/**
 * Who may do what in an organization: a row for each key, a mark for each role. Nothing else gives a key to a member.
 */
export const roleMatrix: Readonly<Record<OrganizationKey, Marks>> = {
  // Super administrator, administrator, project manager, team owner, reviewer, translator, external, vendor.
  engine: 'aaaaaa--',
  project: 'aaatoooo',
  'project:projectIndexRouter': 'aaatoooo',
  'project:projectTemplateRouter': 'aaat----',
  'project:detailRouter': 'aaatoooo',
  'project:taskStatisticsRouter': 'aaat----',
  'project:newRouter': 'aaat----',
  'project:editRouter': 'aaatoooo',
  tasks: 'aaaaoooo',
  memory: 'aaata---',
  'memory:termStoreRouter': 'aaata---',
  'memory:termStore:detailRouter': 'aaata---',
  'memory:memoryStoreRouter': 'aaata---',
  'memory:memoryStore:detailRouter': 'aaata---',
  tools: 'aaaaaa--',
  'tools:alignmentRouter': 'aaaaaa--',
  'tools:alignment:detailRouter': 'aaaaaa--',
  'tools:alignment:rolesRouter': 'aaaaaa--',
  'tools:extractionRouter': 'aaaaaa--',
  'tools:extraction:detailRouter': 'aaaaaa--',
  'tools:checkRouter': 'aaaaaa--',
  'tools:check:detailRouter': 'aaaaaa--',
  'tools:detectorRouter': 'aaaaaa--',
  'tools:detector:detailRouter': 'aaaaaa--',
  'tools:polishRouter': 'aaaaaa--',
  'tools:videoTranslateRouter': 'aaaaaa--',
  'engine:engineCreateRouter': 'aaa-----',
  'engine:engineQuickCreateRouter': 'aaa-----',
  'engine:engineDetailRouter': 'aaaaaa--',
  'engine:engineShareRouter': 'aaaaaa--',
  team: 'aaat----',
  'team:applyInviteRouter': 'aaaaaaaa',
  account: 'aaaaaaaa',
  'account:VIPRouter': 'aaaaaa--',
  'account:ordersRouter': 'aa------',
  'account:inviteRouter': 'aa------',
  'account:charsRouter': 'aa------',
  'account:charHistoryRouter': 'aa------',
  'account:orgInfoRouter': 'aa------',
  orgAccount: 'aa------',

  'engine:settings': 'aa------',
  'project:manage': 'aaat----',
  'project:delete': 'aaat----',
  'project:export': 'aaato---',
  'template:edit': 'aaat----',
  'qa:settings': 'aaat----',
  'styleGuide:edit': 'aaat----',
  'task:assign': 'aaat----',
  'task:split': 'aaat----',
  'task:price': 'aaat----',
  'task:accept': 'aaaaoooo',
  'task:submit': 'aaaaoooo',
  'task:return': 'aaato---',
  'segment:edit': 'aaatoooo',
  'segment:confirm': 'aaatoooo',
  'segment:split': 'aaatoooo',
  'segment:comment': 'aaatoooo',
  'segment:lock': 'aaat----',
  'segment:unlock': 'aaato---',
  'segment:editSource': 'aaat----',
  'memory:edit': 'aaat----',
  'memory:export': 'aaa-----',
  'term:edit': 'aaat----',
  'term:add': 'aaataaoo',
  'term:export': 'aaa-----',
  'rate:edit': 'aaat----',
  'priceScheme:edit': 'aaat----',
  'member:edit': 'aa-t----',
  'member:invite': 'aaat----',
  'member:quota': 'aa------',
  'application:review': 'aa-t----',
  'team:edit': 'aa-t----',
  'role:edit': 'aa------',
  'organization:edit': 'aa------',
  'organization:transfer': 'a-------',
  'organization:delete': 'a-------',
  'billing:manage': 'a-------',
  'audit:see': 'aa------',
  'data:export': 'aa------',
};

const reachOfMark: Readonly<Record<string, Reach>> = { a: 'all', t: 'team', o: 'own' };

/** How far the keys of a role that an organization made reach; it holds no others. */
export type OwnKeys = Readonly<Partial<Record<OrganizationKey, Reach>>>;

/** The role of a member: a built-in one, or one that the organization made, which stands for a built-in one. */
export interface HeldRole {
  readonly role: Role;
  /** Absent or null for a built-in role. */
  readonly ownKeys?: OwnKeys | null;
}

/** How far a key reaches for somebody; undefined where their role does not hold it. */
export function reachFor({ role, ownKeys }: HeldRole, key: PermissionKey): Reach | undefined {
  if (!ownKeys) return reachOf(role, key);
  return isInstallationKey(key) ? undefined : ownKeys[key];
}

/** How far a key reaches for a role; undefined where the role does not hold it. No role gives a key of the installation. */
export function reachOf(role: Role, key: PermissionKey): Reach | undefined {
  if (isInstallationKey(key)) return undefined;
  return reachOfMark[roleMatrix[key].charAt(roles.indexOf(role))];
}

const anybodyBelow: readonly Role[] = roles.filter((role) => role !== 'SUPER_ADMIN');
const freelancers: readonly Role[] = ['TRANSLATOR', 'EXTERNAL_TRANSLATOR', 'VENDOR'];

/** The roles that somebody may give to others. The super administrator's is transferred and never given. */
export const assignableRoles: Readonly<Record<Role, readonly Role[]>> = {
  SUPER_ADMIN: anybodyBelow,
  ADMIN: anybodyBelow,
  PROJECT_MANAGER: freelancers,
  TEAM_OWNER: ['REVIEWER', ...freelancers],
  REVIEWER: [],
  TRANSLATOR: [],
  EXTERNAL_TRANSLATOR: [],
  VENDOR: [],
};

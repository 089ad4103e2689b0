import type { UserInfo } from '@transloom/contracts/accounts';
import { navigationSections, sectionKeys } from '@transloom/contracts/navigation';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { type PermissionKey, permissionDefinitions } from '@transloom/contracts/permissions';
import { storeUserInfo } from '../session/stored-session.ts';
import type { Answers } from './answer-api.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function organization(
  number: number,
  changes: Partial<OrganizationSummary> = {},
): OrganizationSummary {
  return {
    organizationId: idOf(number),
    organizationType: 'ENTERPRISE',
    organizationName: `组织 ${number}`,
    name: `组织 ${number}`,
    avatar: null,
    accountType: 'enterprise',
    accountTypeName: '企业版',
    expireTime: null,
    role: 'ADMIN',
    isSelected: number === 1,
    ...changes,
  };
}

export const linYifan: UserInfo = {
  userId: idOf(100),
  username: 'linyifan',
  nickname: '林一帆',
  avatar: null,
  organizationId: idOf(1),
  organizationType: 'ENTERPRISE',
  accountType: 'enterprise',
  expireTime: null,
  internal: false,
  myRole: { role: 'ADMIN' },
  popWindows: false,
  timeZone: null,
};

interface World {
  readonly user?: UserInfo;
  readonly permissions?: readonly PermissionKey[];
  readonly organizations?: readonly OrganizationSummary[];
}

/** Signs somebody in on this side, and gives what the server answers such a user at the start. */
export function signedInWorld({
  user = linYifan,
  permissions = [],
  organizations = [organization(1)],
}: World = {}): Answers {
  signInHere(user);
  const active = organizations.find(({ isSelected }) => isSelected) ?? organization(1);
  return {
    'accounts.userInfo': () => user,
    'accounts.accountInfo': () => ({
      phone: null,
      email: 'lin@example.com',
      memberQuota: { used: 7, limit: 20 },
      flowQuota: { surplus: 800, limit: 1000 },
      tokenQuota: { surplus: null, limit: null },
      featureConfig: { fileLimit: 100, uploadBytes: 1024, billing: true },
    }),
    'access.permissions': () =>
      permissions.map((permission) => ({ permission, ...permissionDefinitions[permission] })),
    'organizations.myOrganizations': () => ({ all: [...organizations], active }),
    'messages.unreadCount': () => ({ count: 0 }),
    'messages.alerts': () => ({}),
    'messages.notices': () => [],
    'billing.quotaForecasts': () => [],
    'files.listDownloads': () => [],
    'system.navigation': () => sectionKeys.map((key) => ({ key, path: navigationSections[key].path })),
    'system.platform': () => ({
      version: '0.1.0',
      development: false,
      billing: true,
      signUp: true,
      wechat: 'off',
      communityUrl: null,
    }),
  };
}

export function signInHere(user: UserInfo): void {
  storeUserInfo(user);
  // biome-ignore lint/suspicious/noDocumentCookie: the session reads the cookie the same way
  document.cookie = 'token=csrf-token; Path=/';
}

export function signOutHere(): void {
  localStorage.removeItem('userInfo');
  localStorage.removeItem('permissions');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'token=; Path=/; Max-Age=0';
}

import { listEndpoints } from '@transloom/contracts/api';
import { expect, test } from 'vitest';

/** The calls that the specification lists by group, and what answers each of them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'tasks (P7.40)': [
    'assignedToMe myTaskStatistics batchAccept batchAssign submitTasks splitDocument rollback operationNote',
    'projectPreview documentPreview filterItem batchResetDeadline changeProcessMode oneClickSubmission',
  ].flatMap((names) => names.split(' ').map((name) => `tasks.${name}`)),
  'authentication and account (P7.42)': [
    ...['signIn', 'signOut', 'signUp', 'resetPassword', 'captcha', 'accountInfo', 'userInfo'].map(
      (name) => `accounts.${name}`,
    ),
    ...['profile', 'changeProfile', 'noticeChoices', 'chooseNotice'].map((name) => `accountSettings.${name}`),
    ...['wechatQrCode', 'wechatStatus', 'unbindWechat'].map((name) => `wechat.${name}`),
    'payments.listOrders',
    'billing.friends',
    'billing.quotaLots',
    'access.permissions',
  ],
  'payment (P7.43)': [
    ...['priceOptions', 'enterpriseExpiry', 'createOrder', 'queryOrder', 'signContract'].map(
      (name) => `payments.${name}`,
    ),
    'organizations.managedOrganizations',
  ],
  'QA (P7.45)': [
    'quality.documentQuality',
    'quality.documentIssues',
    'quality.ignoreIssue',
    'quality.unignoreIssue',
    'projects.projectSetting',
    'projects.changeSetting',
  ],
  'organization and team (P7.48)': [
    ...['myOrganizations', 'switchOrganization', 'organization', 'updateOrganization'].map(
      (name) => `organizations.${name}`,
    ),
    'organizationApplications.applyForOrganization',
    'members.listMembers',
    'members.listManagers',
    ...[
      'createInvite',
      'applyToJoin',
      'listJoinApplications',
      'passJoinApplication',
      'denyJoinApplication',
    ].map((name) => `invites.${name}`),
    'ownRoles.listRoles',
    ...['createTeam', 'updateTeam', 'removeTeam', 'queryTeams'].map((name) => `teams.${name}`),
    ...['listOffers', 'addOffer', 'changeOffer', 'deleteOffers', 'createWork'].map(
      (name) => `memberOffers.${name}`,
    ),
  ],
};

test.each(Object.entries(groups))('%s: each call has an endpoint', (_, wanted) => {
  const names = new Set(listEndpoints().map(({ name }) => name));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

// P7.5, P7.21, P7.27, P7.33: methods and addresses that programs of others know.
test.each([
  ['accounts.signOut', 'DELETE', '/api/auth/logout'],
  ['organizations.managedOrganizations', 'GET', '/api/organizations/managed'],
  ['engines.listEngines', 'GET', '/api/mt/engines'],
  ['messages.closePopup', 'GET', '/api/gateway/platform-setup/popup/close'],
])('%s is %s %s', (name, method, path) => {
  expect(listEndpoints().find((one) => one.name === name)?.endpoint).toMatchObject({ method, path });
});

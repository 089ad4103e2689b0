import { filesApi } from '@transloom/contracts/files';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { organizationsApi } from '@transloom/contracts/organizations';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleRoutes, peopleServer } from '../../testing/people-server.ts';
import { bluePng } from '../../testing/picture-files.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { uploadAs, uploadRoutes } from '../../testing/upload-as.ts';
import { organizationApplicationsRoutes } from './organization-applications.routes.ts';

const server = await peopleServer({
  routes: [...peopleRoutes, ...uploadRoutes, ...organizationApplicationsRoutes],
});
const operator = await server.signIn(await server.addPerson({ administrator: true }));

async function formOf(user: TestUser): Promise<string> {
  const { data } = await uploadAs(server, user, 'application', [{ name: 'form.png', content: bluePng }]);
  return data.files[0]?.fileId ?? '';
}

const enterprise = {
  kind: 'enterprise',
  contacts: 'Chen Yu',
  title: 'Head of localization',
  mobile: '13800138000',
  email: 'chen@example.com',
  organization: '晨语翻译有限公司',
  memberAmount: '11-50',
  usageScene: 'localization',
} as const;

const apply = async (user: TestUser, more: object = {}) =>
  callWith(server, user, organizationApplicationsApi.applyForOrganization, {
    application: { ...enterprise, fileId: await formOf(user), ...more },
  });
const person = async () => server.signIn(await server.addPerson());
const mine = async (user: TestUser) =>
  (await callAs(server, user, organizationApplicationsApi.myApplications, {})).data;

// D3.54, D4.54, D5.74
test('an application is submitted, looked at and approved; then its applicant runs the organization', async () => {
  const user = await person();
  const submitted = await apply(user, { organization: '云图科技有限公司' });
  expect(submitted).toMatchObject({ data: { state: 'submitted', fileName: 'form.png' } });
  const heard = await callAs(server, operator, messagesApi.listMessages, {});
  expect(heard.data.pager.records[0]?.templateName).toBe('Application for an organization');
  const requestId = (await mine(user))[0]?.requestId ?? '';
  await callAs(server, operator, organizationApplicationsApi.startReview, { requestId });
  expect((await mine(user))[0]?.state).toBe('under-review');
  const made = await callAs(server, operator, organizationApplicationsApi.approveApplication, { requestId });
  expect((await mine(user))[0]?.state).toBe('approved');
  // P3.12
  const { data } = await callAs(server, user, organizationsApi.managedOrganizations, {});
  expect(data).toEqual([{ orgId: made.data.organizationId, fullName: '云图科技有限公司', shortName: '' }]);
  const again = await callAs(server, operator, organizationApplicationsApi.approveApplication, { requestId });
  expect(again).toMatchObject({ http: 409, code: 'application.decided' });
  // From now on nobody else takes the name, or one that looks like it.
  expect(await apply(await person(), { organization: '云图科技 有限公司' })).toMatchObject({
    http: 409,
    code: 'organization.name-alike',
  });
  const told = await callAs(server, user, messagesApi.listMessages, {});
  expect(told.data.pager.records[0]?.templateName).toBe('“云图科技有限公司” is ready');
});

test('a rejected applicant reads the reason, and may apply again', async () => {
  const user = await person();
  await apply(user);
  expect(await apply(user)).toMatchObject({ http: 409, code: 'application.open' });
  const requestId = (await mine(user))[0]?.requestId ?? '';
  await callAs(server, operator, organizationApplicationsApi.rejectApplication, {
    requestId,
    reason: 'The seal is missing.',
  });
  expect((await mine(user))[0]).toMatchObject({ state: 'rejected', reason: 'The seal is missing.' });
  expect(await apply(user)).toMatchObject({ http: 200 });
});

test('a trial ends after thirty days', async () => {
  const user = await person();
  const trial = { kind: 'trial', institution: 'Lab', position: 'Lead', organization: 'Trial lab' };
  await apply(user, trial);
  const requestId = (await mine(user))[0]?.requestId ?? '';
  await callAs(server, operator, organizationApplicationsApi.approveApplication, { requestId });
  const { data } = await callAs(server, user, organizationsApi.myOrganizations, {});
  const made = data.all.find(({ name }) => name === 'Trial lab');
  const days = (Date.parse(made?.expireTime ?? '') - server.clock.now().getTime()) / 86_400_000;
  expect([made?.accountType, days]).toEqual(['TRIAL', 30]);
});

test.each([
  ['contacts', ''],
  ['title', ' '],
  ['mobile', '123'],
  ['email', 'chen@'],
  ['organization', ''],
  ['memberAmount', 'many'],
  ['usageScene', ''],
  ['fileId', null],
  ['kind', 'education'], // without courses
])('an application without a fitting %s is refused', async (field, value) => {
  expect(await apply(await person(), { [field]: value })).toMatchObject({
    http: 400,
    code: 'request.invalid',
  });
});

// P5.1, P8.26
test.each(['LXO-1234', ' lxo42'])(
  'the generated name “%s” is refused with words of its own',
  async (name) => {
    expect(await apply(await person(), { organization: name })).toMatchObject({
      http: 400,
      code: 'organization.generated-name',
    });
  },
);

test('the form of somebody else is not taken, and only the operator decides', async () => {
  const [one, two] = [await person(), await person()];
  expect(await apply(two, { fileId: await formOf(one) })).toMatchObject({ http: 404 });
  await apply(one);
  const requestId = (await mine(one))[0]?.requestId ?? '';
  expect(
    await callAs(server, two, organizationApplicationsApi.approveApplication, { requestId }),
  ).toMatchObject({ http: 403, code: 'access.denied' });
  expect(await mine(two)).toEqual([]);
  await callAs(server, operator, organizationApplicationsApi.applicationForm, { requestId });
  const { data } = await callAs(server, operator, filesApi.listDownloads, {});
  expect(data[0]).toMatchObject({ title: 'form.png', status: 'S' });
  const listed = await callAs(server, operator, organizationApplicationsApi.listApplications, {});
  expect(listed.data.records.some((row) => row.requestId === requestId)).toBe(true);
});

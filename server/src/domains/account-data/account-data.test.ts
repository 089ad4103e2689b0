import { accountDataApi } from '@transloom/contracts/account-data';
import { accountSettingsApi } from '@transloom/contracts/account-settings';
import { accountsApi } from '@transloom/contracts/accounts';
import { limits } from '@transloom/contracts/limits';
import { memoriesApi } from '@transloom/contracts/memories';
import { messagesApi } from '@transloom/contracts/messages';
import { projectsApi } from '@transloom/contracts/projects';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { openBrowser } from '../../testing/open-browser.ts';
import { createProjectAs } from '../../testing/project-world.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import { findUser } from '../users/find-user.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const { server, boss, ann, ben, call, newProject, confirm } = await tasksWorld();
const password = 'journey1';
const dayMs = 86_400_000;

/** Somebody with a password, in their own organization, signed in by a browser of their own. */
async function person() {
  const member = await server.addPerson({ password });
  const browser = openBrowser(server);
  const enter = () => browser.call(accountsApi.signIn, { account: member.username, password });
  await enter();
  return { member, browser, enter };
}

const storedUser = (userId: string) => server.database.systemTransaction((db) => findUser(db, userId));

test('a person downloads what is stored about them, and nothing secret', async () => {
  const { documentId, translation } = await newProject();
  await call.assign([translation.taskId], [ann]);
  await call.accept(ann, translation.taskId);
  await confirm(ann, translation, { numbers: [1] });
  const { data } = await callAs(server, ann, accountDataApi.downloadData, {});
  const archive = openZip(await downloadAs(server, ann, data.resourceId));
  const text = (name: string) => new TextDecoder().decode(readZipEntry(archive, name, 10_000_000));
  const profile = JSON.parse(text('profile.json'));
  expect(profile).toMatchObject({ userId: ann.userId, hasPassword: false });
  expect(profile).not.toHaveProperty('passwordHash');
  expect(JSON.parse(text('sessions.json')).length).toBeGreaterThan(0);
  expect(JSON.parse(text('tasks.json'))).toMatchObject([{ document: 'lid 1.txt', state: 'working' }]);
  expect(text('translations.jsonl').trim().split('\n')).toHaveLength(1);
  const all = [...archive.entriesByName.keys()].map(text).join('\n');
  for (const secret of ['token_hash', 'tokenHash', 'credential', documentId.repeat(2)])
    expect(all).not.toContain(secret);
  expect(await callWith(server, ann, accountDataApi.downloadData, { userId: ben.userId })).toMatchObject({
    http: 400,
  });
  for (const endpoint of Object.values(accountDataApi))
    expect(await callAs(server, undefined, endpoint, {})).toMatchObject({ http: 401 });
});

test('who runs an organization for others hands it over first, and says what else will happen', async () => {
  const { data } = await callAs(server, boss, accountDataApi.deletionEffects, {});
  expect(data.days).toBe(14);
  expect(data.organizations.map(({ effect }) => effect)).toEqual(['delete', 'hand-over']);
  expect(await callAs(server, boss, accountDataApi.planDeletion, {})).toMatchObject({
    http: 409,
    code: 'account.hand-over-first',
  });
  const operator = await server.signIn(await server.addPerson({ administrator: true }));
  expect(await callAs(server, operator, accountDataApi.planDeletion, {})).toMatchObject({
    http: 409,
    code: 'account.last-operator',
  });
});

test('the wish needs a proof of identity, ends all sessions, and is taken back by signing in', async () => {
  const { member, browser, enter } = await person();
  const other = openBrowser(server);
  await other.call(accountsApi.signIn, { account: member.username, password });
  server.clock.advance((limits.confirmedMinutes + 1) * 60_000);
  expect(await browser.call(accountDataApi.planDeletion, {})).toMatchObject({
    code: 'account.confirm-identity',
  });
  const fresh = openBrowser(server);
  await fresh.call(accountsApi.signIn, { account: member.username, password });
  const planned = await fresh.call(accountDataApi.planDeletion, {});
  expect(planned).toMatchObject({ http: 200 });
  const { data } = planned;
  const due = server.clock.now().getTime() + limits.accountDeletionDays * dayMs;
  expect(Date.parse(data.dueAt)).toBe(due);
  for (const one of [browser, other, fresh])
    expect(await one.call(accountSettingsApi.profile, {})).toMatchObject({ http: 401 });
  await enter();
  const { data: profile } = await browser.call(accountSettingsApi.profile, {});
  expect(profile.deletionDueAt).toBeNull();
  const { data: messages } = await browser.call(messagesApi.listMessages, {});
  expect(messages.pager.records.map(({ templateName }) => templateName)).toEqual(
    expect.arrayContaining(['Account kept', 'Account will be deleted']),
  );
});

test('on the day the account ends: tasks go back, own things are deleted, the work for others stays', async () => {
  const { projectId, documentId, translation } = await newProject();
  await call.assign([translation.taskId], [ben]);
  await call.accept(ben, translation.taskId);
  await confirm(ben, translation, { numbers: [1] });
  const home = await server.database.systemTransaction((db) =>
    db
      .selectFrom('member')
      .innerJoin('organization', 'organization.organizationId', 'member.organizationId')
      .select(['organization.organizationId', 'organization.name'])
      .where('userId', '=', ben.userId)
      .where('organizationType', '=', 'PERSON')
      .executeTakeFirstOrThrow(),
  );
  const atHome = await server.signInAs('SUPER_ADMIN', { ...home, userId: ben.userId });
  const memory = { name: 'Private', sourceLanguage: 'en', targetLanguages: ['es'] };
  expect(await callAs(server, atHome, memoriesApi.createMemory, memory)).toMatchObject({ http: 200 });
  await createProjectAs(server, atHome, { files: [{ name: 'diary.txt', content: 'Dear diary.' }] });
  const { userId, organizationId } = ben;
  const lately = await server.signInAs('TRANSLATOR', { userId, organizationId });
  expect(await callAs(server, lately, accountDataApi.planDeletion, {})).toMatchObject({ http: 200 });
  await deleteDueAccounts(server.services);
  expect(await storedUser(ben.userId)).toMatchObject({ deletedAt: null });

  server.clock.advance(limits.accountDeletionDays * dayMs);
  await deleteDueAccounts(server.services);
  await deleteDueAccounts(server.services);
  expect(await storedUser(ben.userId)).toMatchObject({
    username: expect.stringMatching(/^former-/),
    phone: null,
    email: null,
    passwordHash: null,
    deletedAt: server.clock.now(),
  });
  const bossAgain = await server.signIn(boss.member);
  const { documents } = (await callAs(server, bossAgain, projectsApi.project, { projectId })).data;
  expect(documents).toHaveLength(1);
  const left = await server.database.systemTransaction(async (db) => ({
    task: await db
      .selectFrom('task')
      .select(['state', 'assigneeId'])
      .where('id', '=', translation.taskId)
      .executeTakeFirst(),
    confirmed: await db
      .selectFrom('segmentRevision')
      .innerJoin('segment', 'segment.id', 'segmentRevision.segmentId')
      .select('segmentRevision.id')
      .where('segment.documentId', '=', documentId)
      .where('segmentRevision.changedBy', '=', ben.userId)
      .execute(),
    memberships: await db.selectFrom('member').select('userId').where('userId', '=', ben.userId).execute(),
    projects: await db
      .selectFrom('project')
      .select('id')
      .where('organizationId', '=', home.organizationId)
      .execute(),
    memories: await db
      .selectFrom('memory')
      .select('id')
      .where('organizationId', '=', home.organizationId)
      .where('deletedAt', 'is', null)
      .execute(),
    names: await db
      .selectFrom('organization')
      .select('name')
      .where('organizationId', '=', home.organizationId)
      .execute(),
  }));
  expect(left.task).toEqual({ state: 'unassigned', assigneeId: null });
  expect(left.confirmed).toHaveLength(1);
  expect([left.memberships, left.projects, left.memories]).toEqual([[], [], []]);
  expect(left.names[0]?.name).not.toBe(home.name);
});

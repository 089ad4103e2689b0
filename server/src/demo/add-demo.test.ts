import { accountsApi } from '@transloom/contracts/accounts';
import { commentsApi } from '@transloom/contracts/comments';
import { membersApi } from '@transloom/contracts/members';
import { memoriesApi } from '@transloom/contracts/memories';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { projectsApi } from '@transloom/contracts/projects';
import { type Role, roles } from '@transloom/contracts/roles';
import { tasksApi } from '@transloom/contracts/tasks';
import { teamsApi } from '@transloom/contracts/teams';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { accountsRoutes } from '../domains/accounts/accounts.routes.ts';
import { createSignInLink } from '../domains/accounts/open-first-door.ts';
import { commentsRoutes } from '../domains/comments/comments.routes.ts';
import { documentsJobs } from '../domains/documents/documents.jobs.ts';
import { memoriesJobs } from '../domains/memories/memories.jobs.ts';
import { memoriesRoutes } from '../domains/memories/memories.routes.ts';
import { messagesRoutes } from '../domains/messages/messages.routes.ts';
import { membersRoutes } from '../domains/organizations/members/members.routes.ts';
import { organizationsRoutes } from '../domains/organizations/organizations.routes.ts';
import { teamsRoutes } from '../domains/organizations/teams/teams.routes.ts';
import { projectsRoutes } from '../domains/projects/projects.routes.ts';
import { tasksRoutes } from '../domains/tasks/tasks.routes.ts';
import { termsRoutes } from '../domains/terms/terms.routes.ts';
import { workbenchRoutes } from '../domains/workbench/workbench.routes.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { peopleServer } from '../testing/people-server.ts';
import { dayMs } from '../testing/test-clock.ts';
import { addDemo } from './add-demo.ts';
import { earlierGuide } from './earlier-guide.ts';

const server = await peopleServer({
  routes: [
    ...accountsRoutes,
    ...organizationsRoutes,
    ...membersRoutes,
    ...teamsRoutes,
    ...messagesRoutes,
    ...termsRoutes,
    ...memoriesRoutes,
    ...projectsRoutes,
    ...tasksRoutes,
    ...commentsRoutes,
    ...workbenchRoutes,
  ],
  jobs: [...documentsJobs, ...memoriesJobs],
});
await server.work();
const link = await createSignInLink(server.database, server.clock.now());

async function enter(token: string) {
  const browser = openBrowser(server);
  const { data } = await browser.call(accountsApi.signInWithLink, { token });
  return { browser, userInfo: data.userInfo };
}

test('lets people of every role into one company, at each start anew', async () => {
  await server.addPerson({ username: 'demo.reader' });
  await addDemo(server.services);
  const entrances = await addDemo(server.services);
  expect(entrances.map(({ role }) => role)).toEqual(roles);
  const inside = await Promise.all(entrances.map(({ token }) => enter(token)));
  expect(inside.map(({ userInfo }) => userInfo.myRole.role)).toEqual(roles);
  expect(new Set(inside.map(({ userInfo }) => userInfo.organizationId)).size).toBe(1);
  expect(inside[0]?.userInfo).toMatchObject({ organizationType: 'ENTERPRISE', accountType: 'enterprise' });
});

test('gives the manager a second company to switch to, and says once what this is', async () => {
  const entrances = await addDemo(server.services);
  const manager = entrances.find(({ role }) => role === 'PROJECT_MANAGER');
  const { browser } = await enter(manager?.token ?? '');
  const { data } = await browser.call(organizationsApi.myOrganizations, {});
  expect(data.all.map(({ organizationType }) => organizationType).toSorted()).toEqual([
    'ENTERPRISE',
    'ENTERPRISE',
    'PERSON',
  ]);
  const { data: notices } = await browser.call(messagesApi.notices, {});
  expect(notices.map(({ title }) => title)).toEqual(['Demo']);
});

test('people have names, languages and teams, which are added once', async () => {
  await addDemo(server.services);
  const entrances = await addDemo(server.services);
  const owner = entrances.find(({ role }) => role === 'SUPER_ADMIN');
  const { browser } = await enter(owner?.token ?? '');
  const { data: teams } = await browser.call(teamsApi.queryTeams, {});
  expect(teams.map(({ name, memberCount }) => [name, memberCount])).toEqual([
    ['外部资源 Freelancers', 3],
    ['软件本地化 Software', 3],
  ]);
  const { data } = await browser.call(membersApi.listMembers, { search: 'Maria' });
  expect(data.records).toMatchObject([{ name: 'Maria Silva', internal: false }]);
});

test('gives the manager a term base once, with terms that should not be used', async () => {
  await addDemo(server.services);
  const entrances = await addDemo(server.services);
  const manager = entrances.find(({ role }) => role === 'PROJECT_MANAGER');
  const { browser } = await enter(manager?.token ?? '');
  const { data: bases } = await browser.call(termsApi.listTermBases, {});
  expect(bases).toMatchObject([{ isDefault: true, entryCount: 10, targetLanguages: ['zh-CN', 'de'] }]);
  const { data: forbidden } = await browser.call(termEntriesApi.listTermEntries, {
    termBaseId: bases[0]?.termBaseId ?? '',
    status: 'forbidden',
  });
  expect(forbidden.records.map(({ terms }) => terms.map(({ text }) => text))).toEqual([
    ['segment', '句段', '片段', 'Segment'],
  ]);
});

test('gives the manager a memory and projects with sample files once', async () => {
  await addDemo(server.services);
  const entrances = await addDemo(server.services);
  const manager = entrances.find(({ role }) => role === 'PROJECT_MANAGER');
  const { browser } = await enter(manager?.token ?? '');
  const { data: memories } = await browser.call(memoriesApi.listMemories, {});
  const manuals = memories.find(({ creator }) => creator === '许若');
  expect(manuals?.directions).toMatchObject([
    { targetLanguage: 'de', entryCount: earlierGuide.length, isDefault: true },
    { targetLanguage: 'zh-CN', isDefault: true },
  ]);
  const { data } = await browser.call(projectsApi.listProjects, {});
  const states = data.records.map(({ name, status, documentCount, failedCount, busy }) => [
    name,
    { status, documentCount, failedCount, busy },
  ]);
  const read = { failedCount: 0, busy: false };
  expect(Object.fromEntries(states)).toEqual({
    'Cloudsail Desk 2.4': { ...read, status: 'active', documentCount: 6 },
    'Cloudsail Mobile 1.0': { ...read, status: 'active', documentCount: 2 },
    'Cloudsail welcome mail': { ...read, status: 'archived', documentCount: 1 },
  });
});

test('gives translator, freelancer and reviewer tasks of every kind once', async () => {
  await addDemo(server.services);
  const entrances = await addDemo(server.services);
  const tasksOf = async (role: Role) => {
    const { browser } = await enter(entrances.find((entrance) => entrance.role === role)?.token ?? '');
    const { data } = await browser.call(tasksApi.assignedToMe, {});
    const rows = data.records.map(({ documentName, targetLanguage, standing }) =>
      [documentName, targetLanguage, standing].join(' '),
    );
    return { browser, tasks: data.records, rows: rows.toSorted() };
  };
  const translator = await tasksOf('TRANSLATOR');
  expect(translator.rows).toEqual([
    'app-strings.json de in-progress',
    'app-strings.json zh-CN submitted',
    'release-notes.md de pending-acceptance',
    'release-notes.md zh-CN pending-acceptance',
    'user-guide.docx zh-CN in-progress',
  ]);
  const find = (name: string, language: string) =>
    translator.tasks.find((task) => task.documentName === name && task.targetLanguage === language);
  expect(find('release-notes.md', 'zh-CN')?.price).toMatchObject({ currency: 'CNY', per: 1000 });
  expect(find('release-notes.md', 'de')?.people).toHaveLength(2);
  const left = Date.parse(find('app-strings.json', 'de')?.deadline ?? '') - server.clock.now().getTime();
  expect(left).toBeLessThan(dayMs);
  const guide = find('user-guide.docx', 'zh-CN');
  expect(guide?.unconfirmed).toBeGreaterThan(0);
  expect(guide?.unconfirmed).toBeLessThan(guide?.segments ?? 0);
  expect((await tasksOf('EXTERNAL_TRANSLATOR')).rows).toEqual([
    'release-notes.md de pending-acceptance',
    'welcome-mail.md es submitted',
  ]);
  const reviewer = await tasksOf('REVIEWER');
  expect(reviewer.rows).toEqual([
    'app-strings.json zh-CN pending-acceptance',
    'welcome-mail.md es submitted',
  ]);
  const talk = { documentId: guide?.documentId ?? '' };
  const { data: threads } = await translator.browser.call(commentsApi.documentComments, talk);
  expect(threads).toMatchObject([{ replies: [{ text: expect.any(String) }] }, { replies: [] }]);
  const documentId = find('app-strings.json', 'zh-CN')?.documentId ?? '';
  const { data } = await reviewer.browser.call(workbenchApi.listSegments, { documentId });
  expect(data.segments.every(({ confirmedStage }) => confirmedStage === 1)).toBe(true);
});

test('lets the administrator of the installation in, too', async () => {
  await addDemo(server.services);
  const { browser } = await enter(link ?? '');
  const { data } = await browser.call(organizationsApi.myOrganizations, {});
  expect(data.all.map(({ role }) => role)).toEqual(expect.arrayContaining(['SUPER_ADMIN', 'ADMIN']));
});

test('opens no way in for who has set a password, and leaves their account alone', async () => {
  const [first] = await addDemo(server.services);
  const { browser } = await enter(first?.token ?? '');
  await browser.call(accountsApi.changePassword, { password: 'k7vmq2xd' });
  const entrances = await addDemo(server.services);
  expect(entrances.map(({ username }) => username)).not.toContain(first?.username);
  const again = await openBrowser(server).call(accountsApi.signIn, {
    account: first?.username ?? '',
    password: 'k7vmq2xd',
  });
  expect(again.http).toBe(200);
});

import { accountSettingsApi } from '@transloom/contracts/account-settings';
import { accountsApi } from '@transloom/contracts/accounts';
import { billingApi } from '@transloom/contracts/billing';
import { commentsApi } from '@transloom/contracts/comments';
import { membersApi } from '@transloom/contracts/members';
import { projectsApi } from '@transloom/contracts/projects';
import { searchApi } from '@transloom/contracts/search';
import { tasksApi } from '@transloom/contracts/tasks';
import { teamsApi } from '@transloom/contracts/teams';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs } from '../../testing/project-world.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';

const { server, boss, call, newProject, confirm } = await tasksWorld();

async function personAtWork() {
  const person = await server.signIn(await server.addMember('PROJECT_MANAGER', boss.member));
  const { projectId, documentId, translation } = await newProject();
  await call.assign([translation.taskId], [person]);
  await call.accept(person, translation.taskId);
  await confirm(person, translation, { numbers: [1] });
  const [segment] = await call.segments(person, documentId);
  const segmentId = segment?.segmentId ?? '';
  await callAs(server, person, commentsApi.createComment, { segmentId, text: 'Checked.' });
  return { person, projectId, documentId, segmentId, taskId: translation.taskId };
}

type AtWork = Awaited<ReturnType<typeof personAtWork>>;

/** The names that the boss sees of what the person did. */
async function namesOfWork({ projectId, documentId, segmentId, taskId }: AtWork, language = 'en-US') {
  const headers = { 'client-language': language };
  const listed = await callAs(server, boss, workbenchApi.listSegments, { documentId }, { headers });
  const history = await callAs(server, boss, workbenchApi.segmentHistory, { segmentId }, { headers });
  const comments = await callAs(server, boss, commentsApi.documentComments, { documentId }, { headers });
  const plan = await callAs(server, boss, tasksApi.taskPlan, { projectId }, { headers });
  const task = plan.data.documents.flatMap(({ tasks }) => tasks).find((one) => one.taskId === taskId);
  return {
    segment: listed.data.segments.find((one) => one.segmentId === segmentId)?.changedBy,
    history: history.data[0]?.changedBy,
    comment: comments.data[0]?.author.name,
    task: task?.people[0]?.username,
  };
}

/** The names that the boss sees of a member. */
async function namesOfMember({ person }: AtWork, search: string) {
  const { userId } = person;
  const members = (await callAs(server, boss, membersApi.listMembers, { search })).data.records;
  const found = (await callAs(server, boss, searchApi.search, { text: search })).data;
  const quotas = (await callAs(server, boss, billingApi.memberQuotas, {})).data;
  const planned = (await callAs(server, boss, tasksApi.planPeople, { pool: 'internal' })).data;
  const offered = (await callAs(server, boss, teamsApi.teamFilterItems, {})).data.people;
  const own = (await callAs(server, person, accountsApi.userInfo, {})).data;
  return {
    member: members.find((one) => one.userId === userId)?.shownName,
    search: found.find(({ id }) => id === userId)?.name,
    quota: quotas.find((one) => one.userId === userId)?.username,
    plan: planned.find((one) => one.userId === userId)?.username,
    filter: offered.find(({ id }) => id === userId)?.name,
    own: own.nickname,
  };
}

const all = (names: object) => [...new Set(Object.values(names))];

test('the same name stands everywhere: that of the member, else the nickname, else the user name', async () => {
  const work = await personAtWork();
  const { person } = work;
  const { data: profile } = await callAs(server, person, accountSettingsApi.profile, {});
  const { username } = profile;
  expect(all(await namesOfWork(work))).toEqual([username]);
  expect(all(await namesOfMember(work, username))).toEqual([username]);

  await callAs(server, person, accountSettingsApi.changeProfile, { nickname: '小林' });
  expect(all(await namesOfWork(work))).toEqual(['小林']);
  expect(all(await namesOfMember(work, '小林'))).toEqual(['小林']);

  await callAs(server, boss, membersApi.changeMember, { userId: person.userId, name: '林一帆' });
  expect(all(await namesOfWork(work))).toEqual(['林一帆']);
  expect(all(await namesOfMember(work, '一帆'))).toEqual(['林一帆']);
  // The user name still finds the person.
  expect((await namesOfMember(work, username)).member).toBe('林一帆');

  await callAs(server, boss, membersApi.removeMembers, { userIds: [person.userId], heirId: null });
  expect(all(await namesOfWork(work))).toEqual(['Former member']);
  expect(all(await namesOfWork(work, 'zh-CN'))).toEqual(['已离开的成员']);
});

test('a list of projects is sorted by the shown names of those who made them', async () => {
  for (const name of ['Zoë', 'Adam']) {
    const person = await server.signIn(await server.addMember('PROJECT_MANAGER', boss.member));
    await callAs(server, boss, membersApi.changeMember, { userId: person.userId, name });
    await createProjectAs(server, person, { files: [{ name: 'sorted.txt', content: 'One.' }] });
  }
  const { data } = await callAs(server, boss, projectsApi.listProjects, {
    sort: 'creator',
    order: 'ascending',
  });
  const creators = data.records.map(({ creator }) => creator);
  expect(creators.filter((name) => name === 'Adam' || name === 'Zoë')).toEqual(['Adam', 'Zoë']);
});

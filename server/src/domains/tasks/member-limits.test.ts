import { membersApi } from '@transloom/contracts/members';
import { projectPeopleApi } from '@transloom/contracts/project-people';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

/** The work of a member may be limited to language pairs and to projects. */
const { server, boss, ann, ben, eve, call, newProject } = await tasksWorld();

const { projectId: elsewhere } = await newProject();

const limit = (who: TestUser, limits: object) =>
  callWith(server, boss, membersApi.changeMember, { userId: who.userId, ...limits });
const assigned = async (taskId: string, who: TestUser) => (await call.assign([taskId], [who])).data[0];
const listed = async (who: TestUser) =>
  (await callAs(server, who, projectsApi.listProjects, { pageSize: 100 })).data.records.map(
    ({ projectId }) => projectId,
  );

test.each([
  ['another pair', { languagePairs: ['fr>de'] }, false],
  ['the opposite direction', { languagePairs: ['es>en'] }, false],
  ['the pair among others', { languagePairs: ['fr>de', 'en>es'] }, true],
  ['a variant alone', { languagePairs: ['en-GB>es'] }, false],
  ['another project', { projectIds: [elsewhere] }, false],
  ['nothing', { languagePairs: null, projectIds: null }, true],
])('somebody limited to %s is given work as far as the limits reach', async (_what, limits, done) => {
  const { translation } = await newProject();
  const none = { languagePairs: null, projectIds: null };
  expect((await limit(ann, { ...none, ...limits })).http).toBe(200);
  const outcome = await assigned(translation.taskId, ann);
  expect(outcome).toMatchObject({ done });
  if (!done) expect(outcome?.message).toMatch(/The work of “.+” is limited/);
  await limit(ann, none);
});

test('who is limited meanwhile opens the file no more, and is told why', async () => {
  const { projectId, documentId, translation } = await newProject();
  const other = await newProject();
  await call.assign([translation.taskId], [ben]);
  await call.accept(ben, translation.taskId);
  const open = () => callAs(server, ben, workbenchApi.openDocument, { documentId });
  expect(await open()).toMatchObject({ http: 200 });
  const offered = await newProject();
  await call.assign([offered.translation.taskId], [ben]);
  const [segment] = await call.segments(ben, documentId);
  await limit(ben, { languagePairs: ['fr>de'] });
  for (const refused of [
    await open(),
    await callAs(server, ben, projectsApi.project, { projectId }),
    await callAs(server, ben, workbenchApi.segmentHistory, { segmentId: segment?.segmentId ?? '' }),
  ])
    expect(refused).toMatchObject({ http: 403, code: 'member.beyond-limits' });
  const { data } = await call.accept(ben, offered.translation.taskId);
  expect(data[0]).toMatchObject({ done: false, message: expect.stringContaining('limited') });
  expect(await listed(ben)).not.toContain(projectId);
  // Of two projects open to everybody the limit leaves one.
  await limit(ben, { languagePairs: null, projectIds: [other.projectId] });
  expect(await listed(ben)).toEqual([other.projectId]);
  // A thing that is closed to everybody alike is refused without words about limits.
  const unknown = await callAs(server, eve, projectsApi.project, { projectId: other.projectId });
  expect(unknown.code).not.toBe('member.beyond-limits');
});

test('a person is named in a project only within their limits, and a wrong limit is refused', async () => {
  const { projectId } = await newProject();
  await limit(eve, { languagePairs: ['fr>de'] });
  const name = () =>
    callAs(server, boss, projectPeopleApi.saveProjectPeople, {
      projectId,
      openToAll: false,
      userIds: [eve.userId],
    });
  expect(await name()).toMatchObject({ http: 409, code: 'member.limited' });
  await limit(eve, { languagePairs: ['en>es'] });
  expect(await name()).toMatchObject({ http: 200 });
  const unknown = { projectIds: ['01900000-0000-7000-8000-00000000dead'] };
  expect(await limit(eve, unknown)).toMatchObject({ http: 404 });
  for (const wrong of [{ languagePairs: ['english'] }, { projectIds: ['x'] }, { languagePairs: 'en>es' }])
    expect(await limit(eve, wrong)).toMatchObject({ http: 400 });
});

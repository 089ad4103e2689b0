import { membersApi } from '@transloom/contracts/members';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';

const { server, boss, ann, ben, call, newProject, confirm } = await tasksWorld();

const remove = (userIds: string[], heirId: string | null) =>
  callAs(server, boss, membersApi.removeMembers, { userIds, heirId });

test('the work of a member who is removed goes to the heir, what was confirmed stays', async () => {
  const { documentId, translation } = await newProject();
  const deadline = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  await call.assign([translation.taskId], [ann], { deadline });
  await call.accept(ann, translation.taskId);
  await confirm(ann, translation, { numbers: [1] });
  expect((await remove([ann.userId], ben.userId)).data).toEqual({ removed: 1 });
  const handed = await call.task(ben, translation.taskId);
  expect(handed).toMatchObject({ state: 'offered', deadline });
  const segments = await call.segments(boss, documentId);
  expect(segments.filter(({ confirmed }) => confirmed)).toHaveLength(1);
});

test('without an heir it waits to be assigned', async () => {
  const { projectId, translation } = await newProject();
  await call.assign([translation.taskId], [ben]);
  await remove([ben.userId], null);
  const { documents } = await call.plan(projectId);
  expect(documents[0]?.tasks[0]?.state).toBe('unassigned');
});

test('the work of somebody who leaves waits to be assigned, and their session goes on elsewhere', async () => {
  const leaver = await server.addMember('TRANSLATOR', boss.member);
  const user = await server.signIn(leaver);
  const { projectId, translation } = await newProject();
  await call.assign([translation.taskId], [user]);
  await call.accept(user, translation.taskId);
  expect(await callAs(server, user, membersApi.leaveOrganization, {})).toMatchObject({ http: 200 });
  const { documents } = await call.plan(projectId);
  expect(documents[0]?.tasks[0]?.state).toBe('unassigned');
  expect(await callAs(server, boss, membersApi.leaveOrganization, {})).toMatchObject({
    http: 409,
    code: 'member.last-admin',
  });
});

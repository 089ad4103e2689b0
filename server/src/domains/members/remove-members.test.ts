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

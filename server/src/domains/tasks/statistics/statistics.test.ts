import type { RequestOf } from '@transloom/contracts/endpoint';
import { taskStatisticsApi } from '@transloom/contracts/task-statistics';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { tasksWorld } from '../../../testing/tasks-world.ts';

const { server, boss, ann, ben, stranger, call, newProject, confirm } = await tasksWorld();
const teamOwner = await server.signIn(await server.addMember('TEAM_OWNER', boss.member));

type Asked = RequestOf<typeof taskStatisticsApi.myTaskStatistics>;
const mine = async (user: typeof ann, asked: Asked) =>
  (await callAs(server, user, taskStatisticsApi.myTaskStatistics, asked)).data;
const ofProjects = (user: typeof ann, asked: Asked) =>
  callAs(server, user, taskStatisticsApi.projectTaskStatistics, asked);

test('a task is counted for whoever it was offered to, until somebody else accepts it (D2.14)', async () => {
  const { translation, projectId: project } = await newProject();
  const total = async (user: typeof ann, tab: 'ASSIGNED' | 'IN_PROGRESS') =>
    (await mine(user, { tab, project })).total;
  await call.assign([translation.taskId], [ann, ben]);
  expect([await total(ann, 'ASSIGNED'), await total(ben, 'ASSIGNED')]).toEqual([1, 1]);
  await call.accept(ann, translation.taskId);
  expect([await total(ann, 'IN_PROGRESS'), await total(ben, 'ASSIGNED')]).toEqual([1, 0]);
  expect((await mine(ben, { project })).total).toBe(0);
});

test('sums words, money and tasks on time, by person, stage, languages and week (D3.22, D4.9)', async () => {
  const { translation, review, projectId: project } = await newProject();
  const price = { currency: 'CNY', unitPrice: 10, per: 1, extraFee: 50 } as const;
  const deadline = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  await call.assign([translation.taskId], [ann], { price, deadline });
  await call.assign([review.taskId], [ben]);
  await call.accept(ann, translation.taskId);
  await confirm(ann, translation);
  await call.submit(ann, translation.taskId);

  const { words } = translation;
  const money = [{ currency: 'CNY', total: 10 * words + 50 }];
  const done = { tasks: 1, words, billableWords: words, money, submitted: 1, onTime: 1 };
  expect(await mine(ann, { tab: 'FINISHED', project })).toMatchObject({
    total: 1,
    sum: done,
    weeks: [{ words }],
  });
  const { data } = await ofProjects(boss, { project });
  expect(data.sum).toEqual({ ...done, tasks: 2, words: 2 * words });
  const assignees = data.byAssignee.map(({ assignee, tasks }) => [assignee?.userId ?? null, tasks]);
  expect(assignees).toEqual(
    expect.arrayContaining([
      [ann.userId, 1],
      [null, 1],
    ]),
  );
  expect(data.byStage.map(({ kind }) => kind).toSorted()).toEqual(['review', 'translation']);
  expect(data.byLanguages).toMatchObject([{ source: 'en', target: 'es', tasks: 2 }]);
});

test('everybody’s tasks are for managers, and for the owner of a team those of its projects', async () => {
  const { translation, projectId: project } = await newProject();
  await call.assign([translation.taskId], [ann]);
  expect((await ofProjects(boss, { project })).data.total).toBe(1);
  expect((await ofProjects(boss, { project, search: 'nothing of that name' })).data.total).toBe(0);
  expect((await ofProjects(boss, { project, team: 'no team' })).data.total).toBe(0);
  expect((await ofProjects(teamOwner, { project })).data.total).toBe(0);
  expect((await ofProjects(stranger, { project })).data.total).toBe(0);
  expect((await ofProjects(ann, { project })).code).toBe('access.denied');
  expect((await callAs(server, boss, taskStatisticsApi.projectTaskStatistics, { from: 'x' })).http).toBe(400);
});

test('exports every task that the filters find, in the language of the reader (D3.22, D3.23)', async () => {
  const { documents, projectId: project } = await newProject(3);
  const ids = documents.map(({ tasks }) => tasks[0]?.taskId ?? '');
  const price = { currency: 'CNY', unitPrice: 12.5, per: 1, extraFee: 0 } as const;
  await call.assign(ids, [ann], { price });
  const wanted = { project, format: 'csv' } as const;
  const text = async (user: typeof ann, everybody: boolean) => {
    const { data } = await callAs(server, user, taskStatisticsApi.exportTaskStatistics, {
      ...wanted,
      everybody,
    });
    return (await downloadAs(server, user, data.resourceId)).toString();
  };
  const lines = (await text(boss, true)).trim().split('\r\n');
  expect(lines[0]).toContain('Assignee,Task,Project,Project creator,Task type');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(',Translation,1/1,en,es,Pending acceptance,');
  expect(lines[1]).toContain(',0.125,1,CNY,');
  expect((await text(ann, false)).trim().split('\r\n')).toHaveLength(4);
  expect((await text(ben, false)).trim().split('\r\n')).toHaveLength(1);
  const denied = { ...wanted, everybody: true };
  expect((await callAs(server, ann, taskStatisticsApi.exportTaskStatistics, denied)).code).toBe(
    'access.denied',
  );
  const wrong = { ...wanted, format: 'pdf' as 'csv' };
  expect((await callAs(server, boss, taskStatisticsApi.exportTaskStatistics, wrong)).http).toBe(400);
  expect((await callAs(server, undefined, taskStatisticsApi.exportTaskStatistics, wanted)).code).toBe(
    'session.expired',
  );
});

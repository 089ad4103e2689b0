import { documentsApi } from '@transloom/contracts/documents';
import type { SplitWish } from '@transloom/contracts/task-splits';
import { tasksApi } from '@transloom/contracts/tasks';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { settledProject } from '../../testing/project-world.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { uploadAs } from '../../testing/upload-as.ts';

/** The file of a project has five segments in four paragraphs: 1-2, 3, 4, 5. */
const { server, boss, ann, ben, call, newProject, confirm } = await tasksWorld();

const split = (documentId: string, wish: SplitWish) =>
  callAs(server, boss, tasksApi.splitDocument, { documentId, wish });
const merge = (documentId: string) => callAs(server, boss, tasksApi.mergeParts, { documentId });
const tasksOf = async (projectId: string) => (await call.plan(projectId)).documents[0]?.tasks ?? [];
const takes = async (user: TestUser, taskId: string) => {
  await call.assign([taskId], [user]);
  await call.accept(user, taskId);
};
const idOf = async (projectId: string, part: number, stage = 1) =>
  (await tasksOf(projectId)).find((task) => task.part === part && task.stage === stage)?.taskId ?? '';

test('parts are runs of whole paragraphs, and each has tasks of its own (D5.17)', async () => {
  const { documentId, projectId } = await newProject();
  const { data } = await split(documentId, { by: 'parts', count: 2 });
  expect(data.map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [3, 5],
  ]);
  expect((await tasksOf(projectId)).map(({ part, stage, segments }) => [part, stage, segments])).toEqual([
    [1, 1, 2],
    [1, 2, 2],
    [2, 1, 3],
    [2, 2, 3],
  ]);
});

test.each([
  ['cuts a paragraph', [1, 2], 'parts.inside-paragraph'],
  ['leaves the beginning out', [3, 4], 'parts.gap'],
  ['goes beyond the document', [1, 99], 'parts.beyond'],
  ['names a place twice', [1, 3, 3], 'parts.overlap'],
])('a split by hand that %s is refused (D5.18, D5.19)', async (_why, starts, code) => {
  const { documentId } = await newProject();
  expect((await split(documentId, { by: 'hand', starts })).code).toBe(code);
});

test('parts of running work keep their people and what is confirmed; others see only theirs', async () => {
  const { documentId, translation, projectId } = await newProject();
  await takes(ann, translation.taskId);
  await confirm(ann, translation, { numbers: [1, 4] });
  await split(documentId, { by: 'hand', starts: [1, 4] });
  const segments = await call.segments(ann, documentId);
  expect(segments.map(({ refusal }) => refusal === null)).toEqual([true, true, true, false, false]);
  expect(segments[3]?.confirmedStage).toBe(1);
  const second = await idOf(projectId, 2);
  await takes(ben, second);
  expect((await merge(documentId)).code).toBe('parts.held');
  await callAs(server, boss, tasksApi.takeBack, { taskIds: [second] });
  expect((await merge(documentId)).status).toBe(200);
  expect((await call.task(ann, translation.taskId)).segments).toBe(5);
});

test('parts of one person come together while they work, and a part that moves takes its person along', async () => {
  const { documentId, projectId, translation } = await newProject();
  await split(documentId, { by: 'hand', starts: [1, 3, 4] });
  const last = await idOf(projectId, 3);
  await takes(ann, last);
  await confirm(ann, { ...translation, taskId: last }, { numbers: [5] });
  await split(documentId, { by: 'hand', starts: [1, 3] });
  expect(await call.task(ann, last)).toMatchObject({
    part: 2,
    segments: 3,
    unconfirmed: 2,
    state: 'working',
  });
  await takes(ann, await idOf(projectId, 1));
  expect((await merge(documentId)).status).toBe(200);
  const tasks = await tasksOf(projectId);
  expect(tasks.map(({ part, stage, assignee }) => [part, stage, assignee?.userId])).toEqual([
    [1, 1, ann.userId],
    [1, 2, undefined],
  ]);
  expect(tasks[0]).toMatchObject({ segments: 5, unconfirmed: 4 });
});

test('the extra fees of parts that come together are added up', async () => {
  const { documentId, projectId } = await newProject();
  await split(documentId, { by: 'parts', count: 2 });
  const terms = { currency: 'CNY', unitPrice: 100, per: 1, billableWords: 5 } as const;
  for (const [part, extraFee] of [
    [1, 2000],
    [2, 1250],
  ] as const) {
    const taskId = await idOf(projectId, part);
    await call.assign([taskId], [ann], { price: { ...terms, extraFee } });
    await call.accept(ann, taskId);
  }
  expect((await merge(documentId)).status).toBe(200);
  const [whole] = await tasksOf(projectId);
  expect(whole?.price).toMatchObject({ currency: 'CNY', extraFee: 3250 });
});

test('somebody who was asked for a part is not passed over by a merge', async () => {
  const { documentId, projectId } = await newProject();
  await split(documentId, { by: 'parts', count: 2 });
  await call.assign([await idOf(projectId, 1)], [ann]);
  await call.assign([await idOf(projectId, 2)], [ben]);
  expect((await merge(documentId)).code).toBe('parts.held');
});

const longer =
  'Open the lid. Close the lid.\n\nTurn it off.\n\nWait for a very long moment.\n\nOpen the box.\n';

async function readAgain(projectId: string, documentId: string) {
  const { data } = await uploadAs(server, boss, 'document', [{ name: 'lid 1.txt', content: longer }]);
  const fileId = data.files[0]?.fileId ?? '';
  const input = { projectId, documentIds: [documentId], fileId };
  const answer = await callAs(server, boss, documentsApi.readAgain, input);
  await settledProject(server, boss, projectId);
  return answer;
}

test('the words of parts are counted anew when the file is read again', async () => {
  const { documentId, projectId } = await newProject();
  await split(documentId, { by: 'parts', count: 2 });
  const before = (await tasksOf(projectId)).map(({ words }) => words);
  expect((await readAgain(projectId, documentId)).http).toBe(200);
  const after = (await tasksOf(projectId)).map(({ words }) => words);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).toBe((before[2] ?? 0) + 3);
});

test('a file that is read again while it is split keeps every segment in one of its parts', async () => {
  const { documentId, projectId } = await newProject();
  await Promise.all([readAgain(projectId, documentId), split(documentId, { by: 'parts', count: 2 })]);
  await settledProject(server, boss, projectId);
  const tasks = (await tasksOf(projectId)).filter(({ stage }) => stage === 1);
  const segments = await call.segments(boss, documentId);
  for (const { part, segments: counted } of tasks)
    expect(segments.filter((segment) => segment.part === part)).toHaveLength(counted);
  expect(tasks.reduce((sum, { segments: counted }) => sum + counted, 0)).toBe(segments.length);
  expect(segments.map(({ part }) => part).toSorted()).toEqual(segments.map(({ part }) => part));
});

test('a task that is taken back while its translator confirms keeps what was saved, and the share is what was confirmed', async () => {
  for (let round = 0; round < 5; round++) {
    const { documentId, translation } = await newProject();
    const { taskId } = translation;
    await takes(ann, taskId);
    const segments = await call.segments(ann, documentId);
    const save = (index: number) => {
      const { segmentId = '', version = 0 } = segments[index] ?? {};
      const change = { segmentId, baseVersion: version, operationId: crypto.randomUUID() };
      return callAs(server, ann, workbenchApi.saveSegments, {
        documentId,
        taskId,
        changes: [{ ...change, target: 'Hecho.', confirmed: true }],
      });
    };
    const [first, , second] = await Promise.all([
      save(0),
      callAs(server, boss, tasksApi.takeBack, { taskIds: [taskId] }),
      save(1),
    ]);
    const saved = [first, second].map(({ status, data }) => status === 200 && data[0]?.outcome === 'saved');
    for (const { status, code } of [first, second]) if (status !== 200) expect(code).toBe('task.unavailable');
    const now = await call.segments(boss, documentId);
    expect(now.slice(0, 2).map(({ confirmedStage }) => confirmedStage === 1)).toEqual(saved);
    expect(await sharedSegments(taskId)).toBe(saved.filter(Boolean).length);
    expect((await call.task(boss, taskId)).state).toBe('unassigned');
  }
});

async function sharedSegments(taskId: string): Promise<number> {
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('taskShare').select('segments').where('taskId', '=', taskId).execute(),
  );
  return rows.reduce((sum, { segments }) => sum + segments, 0);
}

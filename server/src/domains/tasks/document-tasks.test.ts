import { tasksApi } from '@transloom/contracts/tasks';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';

const { server, boss, ann, ben, stranger, call, newProject } = await tasksWorld();

test('a file says its stages, who works on it and until when, to everybody who sees it (D3.11)', async () => {
  const { projectId, documentId, translation, review } = await newProject();
  const deadline = '2030-12-01T00:00:00.000Z';
  await call.assign([translation.taskId], [ann], { deadline });
  await call.accept(ann, translation.taskId);
  for (const reader of [boss, ann]) {
    const { data } = await callAs(server, reader, tasksApi.documentTasks, { projectId });
    expect(data).toMatchObject([
      {
        documentId,
        stages: [{ kind: 'translation' }, { kind: 'review' }],
        tasks: [
          { taskId: translation.taskId, stage: 1, standing: 'in-progress', deadline },
          { taskId: review.taskId, stage: 2, standing: 'unassigned', assignee: null, deadline: null },
        ],
      },
    ]);
    expect(data[0]?.tasks[0]?.assignee).toEqual(expect.any(String));
    expect(data[0]?.tasks[0], 'money is for whom it concerns').not.toHaveProperty('price');
  }
  expect((await callAs(server, ben, tasksApi.documentTasks, { projectId })).status).toBe(200);
  expect((await callAs(server, stranger, tasksApi.documentTasks, { projectId })).code).toBe(
    'resource.not-found',
  );
});

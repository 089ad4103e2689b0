import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { Role } from '@transloom/contracts/roles';
import type { Task } from '@transloom/contracts/task-shape';
import { tasksApi } from '@transloom/contracts/tasks';
import { workbenchApi } from '@transloom/contracts/workbench';
import { callAs } from './call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from './project-world.ts';
import type { TestUser } from './test-server.ts';

const paragraphs = ['Open the lid. Close the lid.', 'Turn it off.', 'Wait a moment.', 'Open the box.'];

/** For tests: a manager, three translators, a reviewer and somebody of another organization. Call it outside of tests. */
export async function tasksWorld() {
  const { server } = await projectWorld();
  const boss = await manager(server);
  const join = async (role: Role) => server.signIn(await server.addMember(role, boss.member));
  const people = {
    boss,
    ann: await join('TRANSLATOR'),
    ben: await join('TRANSLATOR'),
    eve: await join('EXTERNAL_TRANSLATOR'),
    cleo: await join('REVIEWER'),
    stranger: await manager(server),
  };
  const call = {
    plan: async (projectId: string) => (await callAs(server, boss, tasksApi.taskPlan, { projectId })).data,
    assign: (taskIds: string[], users: readonly TestUser[], more: Partial<Assignment> = {}) =>
      callAs(server, boss, tasksApi.batchAssign, {
        taskIds,
        userIds: users.map(({ userId }) => userId),
        ...more,
      }),
    accept: (user: TestUser, taskId: string) =>
      callAs(server, user, tasksApi.batchAccept, { taskIds: [taskId] }),
    submit: (user: TestUser, taskId: string) =>
      callAs(server, user, tasksApi.submitTasks, { taskIds: [taskId] }),
    task: async (user: TestUser, taskId: string) =>
      (await callAs(server, user, tasksApi.task, { taskId })).data,
    segments: async (user: TestUser, documentId: string) =>
      (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments,
  };
  /** A project of one file in one language with five segments in four paragraphs, and its tasks. */
  const newProject = async (files = 1) => {
    const { projectId } = await createProjectAs(server, boss, {
      files: Array.from({ length: files }, (_, index) => ({
        name: `lid ${index + 1}.txt`,
        content: `${paragraphs.join('\n\n')}\n`,
      })),
    });
    await settledProject(server, boss, projectId);
    const { documents } = await call.plan(projectId);
    const [document] = documents;
    const [translation, review] = document?.tasks ?? [];
    if (document === undefined || translation === undefined || review === undefined)
      throw new Error('the project has no tasks');
    return { projectId, documents, documentId: document.documentId, translation, review };
  };
  /** Confirms segments as somebody; all of the document without numbers. */
  const confirm = async (
    user: TestUser,
    task: Pick<Task, 'documentId' | 'taskId'>,
    { numbers, target = 'Hecho.' }: { numbers?: readonly number[]; target?: string } = {},
  ) => {
    const segments = await call.segments(user, task.documentId);
    return callAs(server, user, workbenchApi.saveSegments, {
      documentId: task.documentId,
      taskId: task.taskId,
      changes: segments
        .filter(({ number }) => numbers?.includes(number) ?? true)
        .map(({ segmentId, version }) => ({
          segmentId,
          baseVersion: version,
          operationId: randomUUID(),
          target,
          confirmed: true,
        })),
    });
  };
  return { server, ...people, call, newProject, confirm };
}

type Assignment = RequestOf<typeof tasksApi.batchAssign>;

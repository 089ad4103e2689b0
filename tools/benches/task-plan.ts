import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@transloom/contracts/limits';
import { projectsApi } from '@transloom/contracts/projects';
import { tasksApi } from '@transloom/contracts/tasks';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { uploadAs } from '@transloom/server/testing/upload-as';
import type { Bench } from './bench.ts';
import { withProduct } from './with-product.ts';

const files = 200;
const targetLanguages = ['es', 'fr', 'de'];
const stages = ['translation', 'review', 'proofreading'] as const;
const rounds = 5;

/** A manager opens the plan of a large project, and assigns all of it in one call. */
export const taskPlan: Bench = {
  name: 'taskPlan',
  meanings: {
    tasks: { meaning: 'Tasks of the plan: 200 files, 3 languages, 3 stages' },
    firstOpenMs: { meaning: 'The first opening, which makes the tasks' },
    openMs: { meaning: 'The answer to opening the plan, median of 5', bound: '< 1000' },
    assignMs: { meaning: 'Assigning every task in one call', bound: '< 2000' },
  },
  measure: (root) =>
    withProduct(root, async ({ address }) => {
      const product = overWire(address);
      const user = await signUpOverWire(product, '10.0.0.1');
      const projectId = await largeProject(product, user);
      const open = () => callAs(product, user, tasksApi.taskPlan, { projectId });
      const first = await timed(open);
      const opened = [];
      for (let round = 0; round < rounds; round++) opened.push((await timed(open)).ms);
      const taskIds = first.result.data.documents.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId));
      await callAs(product, user, tasksApi.changePlan, { projectId, ownReview: true });
      const input = { taskIds, userIds: [user.userId] };
      const assigned = await timed(() => callAs(product, user, tasksApi.batchAssign, input));
      const refused = assigned.result.data.find(({ done }) => !done);
      if (refused !== undefined) throw new Error(refused.message ?? 'a task was not assigned');
      return {
        tasks: taskIds.length,
        firstOpenMs: first.ms,
        openMs: opened.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
        assignMs: assigned.ms,
      };
    }),
};

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - start) };
}

/** Gives the project once all of its files are read. */
async function largeProject(product: Callable, user: TestUser): Promise<string> {
  const created = await callAs(product, user, projectsApi.createProject, {
    name: 'Plan',
    sourceLanguage: 'en',
    targetLanguages,
    fileIds: await uploaded(product, user, 0),
    engines: targetLanguages.map((targetLanguage) => ({ targetLanguage, engineKey: null })),
    settings: { flow: stages.map((kind) => ({ kind })) },
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
  });
  if (created.http !== 200) throw new Error(created.message);
  const { projectId } = created.data;
  for (let from = limits.uploadFiles; from < files; from += limits.uploadFiles) {
    const fileIds = await uploaded(product, user, from);
    const added = await callAs(product, user, projectsApi.addDocuments, { projectId, fileIds });
    if (added.http !== 200) throw new Error(added.message);
  }
  while ((await callAs(product, user, projectsApi.project, { projectId })).data.busy) await wait(200);
  return projectId;
}

async function uploaded(product: Callable, user: TestUser, from: number): Promise<string[]> {
  const some = Array.from({ length: Math.min(limits.uploadFiles, files - from) }, (_, index) => ({
    name: `guide ${from + index}.txt`,
    content: `Shuttle ${from + index} passes.\n\nThe warp holds.`,
  }));
  const { data } = await uploadAs(product, user, 'document', some);
  return data.files.map(({ fileId }) => fileId);
}

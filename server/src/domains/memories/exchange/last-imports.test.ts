import { jobsApi } from '@transloom/contracts/jobs';
import { memoriesApi } from '@transloom/contracts/memories';
import { expect, test } from 'vitest';
import { jobRoutes } from '../../../platform/queue/job-endpoints.ts';
import { callAs } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { memoriesJobs } from '../memories.jobs.ts';
import { memoriesRoutes } from '../memories.routes.ts';

// Nobody works here, so that an import stays as the test puts it.
const server = await peopleServer({
  routes: [...memoriesRoutes, ...uploadRoutes, ...jobRoutes],
  jobs: memoriesJobs,
});

test('an import that is stopped before its end is shown as cancelled', async () => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const uploaded = await uploadAs(server, user, 'memory', [
    { name: 'a.tmx', content: '<tmx version="1.4"><header/><body></body></tmx>' },
  ]);
  const made = await callAs(server, user, memoriesApi.createMemory, {
    name: 'Stopped',
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
    fileIds: uploaded.data?.files.map(({ fileId }) => fileId) ?? [],
  });
  const jobId = made.data?.lastImports[0]?.job?.jobId ?? '';
  const statusOf = async () =>
    (await callAs(server, user, memoriesApi.listMemories, {})).data?.[0]?.lastImports[0]?.status;
  expect(await statusOf()).toBe('waiting');
  await callAs(server, user, jobsApi.cancelJob, { jobId });
  expect(await statusOf()).toBe('cancelled');
});

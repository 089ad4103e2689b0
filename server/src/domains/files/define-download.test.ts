import { filesApi } from '@transloom/contracts/files';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { type TestUser, testServer } from '../../testing/test-server.ts';
import { defineDownload } from './define-download.ts';
import { filesRoutes, filesStreamRoutes } from './files.routes.ts';

const notes = defineDownload({
  kind: 'test.notes',
  wanted: z.object({ text: z.string() }),
  timeoutSeconds: 60,
  concurrency: 1,
  async write(_, { text }) {
    if (text === '') throw new AppError('document.encrypted', { name: 'notes.txt' });
    return { name: 'notes.txt', title: 'My notes', content: Buffer.from(text) };
  },
});
const server = await testServer({ routes: filesRoutes, streamRoutes: filesStreamRoutes, jobs: [notes.job] });
const { as } = actAs(server.services);

let user: TestUser;
beforeAll(async () => {
  user = await server.signInAs('TRANSLATOR');
  await server.work();
});

const ended = (resourceId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, filesApi.listDownloads, {});
      const found = data.find((download) => download.resourceId === resourceId);
      expect(['S', 'F']).toContain(found?.status);
      return found;
    },
    { timeout: 20_000 },
  );

test('the file appears among the downloads of the person under its name', async () => {
  const { resourceId } = await as(user, (context) => notes.start(context, 'Notes', { text: 'hello' }));
  expect(await ended(resourceId)).toMatchObject({ status: 'S', title: 'My notes' });
  const { data } = await callAs(server, user, filesApi.downloadUrl, { resourceId });
  expect(data.downloadResource.name).toBe('notes.txt');
  const { downloadUrl: url } = data.downloadResource;
  expect((await server.app.inject({ url, headers: { cookie: user.cookie } })).body).toBe('hello');
});

test('a file that cannot be made says why', async () => {
  const { resourceId } = await as(user, (context) => notes.start(context, 'Notes', { text: '' }));
  expect(await ended(resourceId)).toMatchObject({
    status: 'F',
    title: 'Notes',
    failureCause: expect.stringContaining('notes.txt'),
  });
});

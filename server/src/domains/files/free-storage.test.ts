import { filesApi } from '@transloom/contracts/files';
import { expect, test } from 'vitest';
import { storageLimitsWith } from '../../storage-limits.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { uploadAs } from '../../testing/upload-as.ts';
import { filesRoutes } from './files.routes.ts';

/** R01: what a person uploads and an organization keeps has bounds. */

const gigabyte = 2 ** 30;
const fittingBytes = 1_000;
const server = await peopleServer({
  routes: filesRoutes,
  installation: {
    storageGigabytes: { ...storageLimitsWith([]), personal: fittingBytes / gigabyte, pro: null },
  },
});
const person = await server.signIn(await server.addPerson());

const text = (name: string, bytes: number) => ({ name, content: 'a'.repeat(bytes) });
const upload = (files: Parameters<typeof uploadAs>[3], who = person) =>
  uploadAs(server, who, 'document', files);
const use = async (who = person) => (await callAs(server, who, filesApi.storageUse, {})).data;

test('what no longer fits is refused by name, and the rest is kept', async () => {
  const { data } = await upload([text('a.txt', 600), text('b.txt', 600), text('c.txt', 300)]);
  expect(data.files.map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
  expect(data.refused).toMatchObject([{ name: 'b.txt', failure: { code: 'file.quota-full' } }]);
  expect(await use()).toEqual({ usedBytes: 900, limitBytes: fittingBytes });
});

test('removed files make room', async () => {
  const { data } = await upload([text('small.txt', 100)]);
  expect(await use()).toMatchObject({ usedBytes: fittingBytes });
  const fileId = String(data.files[0]?.fileId);
  await callAs(server, person, filesApi.removeUpload, { fileId });
  expect(await use()).toMatchObject({ usedBytes: 900 });
});

test('uploads at the same time do not exceed it together', async () => {
  const other = await server.signIn(await server.addPerson());
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => upload([text(`${index}.txt`, 400)], other)),
  );
  expect((await use(other)).usedBytes).toBe(800);
  const refused = answers.filter(({ code, data }) => code === 'file.quota-full' || data?.refused.length > 0);
  expect(refused).toHaveLength(4);
});

test('a plan without a limit says so', async () => {
  const member = await server.signIn(await server.addMember('TRANSLATOR', { accountType: 'pro' }));
  await upload([text('a.txt', 5_000)], member);
  expect(await use(member)).toEqual({ usedBytes: 5_000, limitBytes: null });
});

test('storage is shown to members alone, and takes no input', async () => {
  expect(await callAs(server, undefined, filesApi.storageUse, {})).toMatchObject({ http: 401 });
  expect(await callWith(server, person, filesApi.storageUse, { plan: 'pro' })).toMatchObject({ http: 400 });
});

test('a person uploads a bounded number of files a day, a colleague goes on', async () => {
  const member = await server.addMember('TRANSLATOR', { accountType: 'pro' });
  const [busy, colleague] = [
    await server.signIn(member),
    await server.signIn(await server.addMember('TRANSLATOR', member)),
  ];
  const rule = { name: 'files.uploaded-a-day', limit: 5_000, windowSeconds: 24 * 60 * 60 };
  await server.services.rateLimits.takeAll([{ rule, subject: busy.userId, weight: 4_999 }]);
  expect(await upload([text('last.txt', 5)], busy)).toMatchObject({ http: 200 });
  const refused = await upload([text('late.txt', 5)], busy);
  expect(refused).toMatchObject({ http: 429, code: 'file.too-many-today' });
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await upload([text('other.txt', 5)], colleague)).toMatchObject({ http: 200 });
});

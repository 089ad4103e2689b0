import { Readable } from 'node:stream';
import { filesApi } from '@transloom/contracts/files';
import { expect, test } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { dayMs, minuteMs } from '../../testing/test-clock.ts';
import { type TestUser, testServer } from '../../testing/test-server.ts';
import { filesRoutes, filesStreamRoutes } from './files.routes.ts';
import { removeOldDownloads } from './files.sweeps.ts';
import { createDownload, failDownload, finishDownload, startDownload } from './make-download.ts';

const server = await testServer({ routes: filesRoutes, streamRoutes: filesStreamRoutes });
const user = await server.signInAs('TRANSLATOR');
const colleague = await server.signInAs('TRANSLATOR', { organizationId: user.organizationId });
const stranger = await server.signInAs('SUPER_ADMIN');
const { as, longContext } = actAs(server.services);

const list = async (who: TestUser) => (await callAs(server, who, filesApi.listDownloads, {})).data;

// Rules P4.12, P7.24 of the specification.
test('a download goes through its states in the panel of its owner alone', async () => {
  server.published.splice(0);
  const resourceId = await as(user, (context) => createDownload(context, { title: 'Report' }));
  const state = async () => {
    const found = (await list(user)).find((download) => download.resourceId === resourceId);
    return [found?.status, found?.statusDesc];
  };
  expect(await state()).toEqual(['I', 'Waiting']);
  expect(await callAs(server, user, filesApi.downloadUrl, { resourceId })).toMatchObject({ http: 404 });
  await as(user, (context) => startDownload(context, resourceId));
  expect(await state()).toEqual(['C', 'Being made']);
  await finishDownload(longContext(user), {
    resourceId,
    name: '报告.txt',
    content: Readable.from(['con', 'tent']),
  });
  expect(await state()).toEqual(['S', 'Ready to download']);
  expect([await list(colleague), await list(stranger)]).toEqual([[], []]);
  expect(server.published).toHaveLength(3);
  expect(server.published[0]).toEqual({
    audience: { kind: 'user', userId: user.userId },
    message: { type: 'downloads-changed' },
  });
});

test('a download that fails says why in the language of the interface', async () => {
  const resourceId = await as(user, (context) => createDownload(context, { title: 'Broken' }));
  const failure = { code: 'document.encrypted', params: { name: 'a.docx' } };
  await as(user, (context) => failDownload(context, { resourceId, failure }));
  const headers = { 'client-language': 'zh-CN' };
  const { data } = await callAs(server, user, filesApi.listDownloads, {}, { headers });
  expect(data.find((download) => download.resourceId === resourceId)).toMatchObject({
    status: 'F',
    statusDesc: '生成失败',
    failureCause: expect.stringContaining('“a.docx”已加密'),
    failure,
  });
});

async function madeDownload(): Promise<string> {
  const resourceId = await as(user, (context) => createDownload(context, { title: 'Made' }));
  await finishDownload(longContext(user), { resourceId, name: 'made.txt', content: Buffer.from('made') });
  return resourceId;
}
const linkTo = async (resourceId: string) =>
  (await callAs(server, user, filesApi.downloadUrl, { resourceId })).data.downloadResource.downloadUrl;

const open = (url: string, who: TestUser = user) =>
  server.app.inject({ url, headers: { cookie: who.cookie } });

// Z05: a link that leaks, through a proxy's log or a copied address, opens nothing.
test('a link is for the session that asked for it alone', async () => {
  const url = await linkTo(await madeDownload());
  const sameUser = await server.signInAs('TRANSLATOR', user);
  for (const who of [colleague, stranger, sameUser])
    expect((await open(url, who)).json()).toMatchObject({ status: 410, code: 'file.link-expired' });
  expect((await server.app.inject({ url })).statusCode).toBe(410);
  expect((await open(url)).body).toBe('made');
});

// Rule P7.22 of the specification.
test('a link gives the file until it expires', async () => {
  const url = await linkTo(await madeDownload());
  const reply = await open(url);
  expect([reply.statusCode, reply.body]).toEqual([200, 'made']);
  expect(reply.headers['content-disposition']).toContain('attachment; filename="made.txt"');
  server.clock.advance(10 * minuteMs);
  expect((await open(url)).json()).toMatchObject({ status: 410, code: 'file.link-expired' });
  expect((await open(`${url}x`)).statusCode).toBe(410);
});

test.each([['colleague'], ['stranger']])('a %s can neither link nor delete a download', async (name) => {
  const resourceId = await madeDownload();
  const other = name === 'colleague' ? colleague : stranger;
  expect(await callAs(server, other, filesApi.downloadUrl, { resourceId })).toMatchObject({ http: 404 });
  expect(await callAs(server, other, filesApi.deleteDownload, { resourceId })).toMatchObject({ http: 404 });
});

// Rule P7.23 of the specification.
test('a deleted download is gone, and so are its links', async () => {
  const resourceId = await madeDownload();
  const url = await linkTo(resourceId);
  expect(await callAs(server, user, filesApi.deleteDownload, { resourceId })).toMatchObject({ http: 200 });
  expect(await callAs(server, user, filesApi.deleteDownload, { resourceId })).toMatchObject({ http: 404 });
  expect((await open(url)).statusCode).toBe(410);
});

test('downloads are swept away after a week', async () => {
  await madeDownload();
  server.clock.advance(7 * dayMs + 1);
  const young = await madeDownload();
  await removeOldDownloads(server.services);
  expect((await list(await server.signInAs('TRANSLATOR', user))).map(({ resourceId }) => resourceId)).toEqual(
    [young],
  );
});

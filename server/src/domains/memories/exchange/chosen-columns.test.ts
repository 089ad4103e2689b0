import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { filesApi } from '@transloom/contracts/files';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { memoriesJobs } from '../memories.jobs.ts';
import { memoriesRoutes } from '../memories.routes.ts';

const server = await peopleServer({ routes: [...memoriesRoutes, ...uploadRoutes], jobs: memoriesJobs });
beforeAll(async () => void (await server.work()));
const timeout = 20_000;

const languages = { sourceLanguage: 'en', targetLanguages: ['zh-CN'] };
const columns = [{ field: 'note' }, { field: 'text', language: 'zh-CN' }, { field: 'text', language: 'en' }];
const csv = 'No,Right,Left\n1,你好,Hello\n2,雾,Fog\n';

async function withUpload(name: string, content: string, purpose = 'memory') {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { data } = await uploadAs(server, user, purpose, [{ name, content }]);
  return { user, fileId: data.files[0]?.fileId ?? '' };
}

async function entriesOf(user: TestUser, memoryId: string) {
  await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, memoryImportsApi.listImports, { assetId: memoryId });
      expect(data.map(({ status }) => status)).toEqual(data.map(() => 'done'));
    },
    { timeout },
  );
  const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
  return data.records.map(({ sourceMarkup, targetMarkup }) => [sourceMarkup, targetMarkup]).toSorted();
}

test('a table is looked at before it is imported, and stays as it was', async () => {
  const { user, fileId } = await withUpload('a.csv', `en,note,zh-CN\nHello,${'n'.repeat(300)},你好\n`);
  const preview = await callAs(server, user, memoryImportsApi.previewTable, { fileId, ...languages });
  expect(preview.data).toEqual({
    rows: [
      ['en', 'note', 'zh-CN'],
      ['Hello', `${'n'.repeat(120)}…`, '你好'],
    ],
    layout: {
      hasHeadings: true,
      columns: [{ field: 'text', language: 'en' }, { field: 'note' }, { field: 'text', language: 'zh-CN' }],
    },
  });
  expect((await callAs(server, user, filesApi.removeUpload, { fileId })).http).toBe(200);
});

test('an import reads the columns that were chosen, and of the others what the file says', async () => {
  const { user, fileId } = await withUpload('a.csv', csv);
  const other = await uploadAs(server, user, 'memory', [{ name: 'b.csv', content: 'en,zh-CN\nRain,雨\n' }]);
  const { data } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'Chosen',
    ...languages,
    fileIds: [fileId, other.data.files[0]?.fileId ?? ''],
    layouts: [{ fileId, hasHeadings: true, columns }],
  });
  expect(await entriesOf(user, data.memoryId)).toEqual([
    ['Fog', '雾'],
    ['Hello', '你好'],
    ['Rain', '雨'],
  ]);
});

test('columns that were chosen for a memory that is there count as well', async () => {
  const { user, fileId } = await withUpload('a.csv', csv);
  const { data } = await callAs(server, user, memoriesApi.createMemory, { name: 'There', ...languages });
  const layouts = [{ fileId, hasHeadings: false, columns }];
  const assetId = data.memoryId;
  await callAs(server, user, memoryImportsApi.importFiles, { assetId, fileIds: [fileId], layouts });
  expect(await entriesOf(user, assetId)).toEqual([
    ['Fog', '雾'],
    ['Hello', '你好'],
    ['Left', 'Right'],
  ]);
});

test.each([
  ['one language alone', { columns: [{ field: 'text', language: 'en' }, { field: 'note' }] }],
  ['a language twice', { columns: [1, 2].map(() => ({ field: 'text', language: 'en' })) }],
  ['columns without number', { columns: Array.from({ length: 101 }, () => null) }],
])('columns with %s are refused', async (_what, layout) => {
  const { user, fileId } = await withUpload('a.csv', csv);
  const answer = await callWith(server, user, memoriesApi.createMemory, {
    name: 'Refused',
    ...languages,
    fileIds: [fileId],
    layouts: [{ fileId, hasHeadings: true, ...layout }],
  });
  expect([answer.http, answer.code]).toEqual([400, 'request.invalid']);
});

test.each([
  ['a file that is no table', 'a.tmx', '<tmx version="1.4"><header/><body/></tmx>', 'document.unsupported'],
  ['a text whose quote never closes', 'a.csv', `a,b\n"${'x'.repeat(1_200_000)}`, 'document.too-long'],
])('%s has no first rows', async (_what, name, content, code) => {
  const { user, fileId } = await withUpload(name, content);
  const answer = await callAs(server, user, memoryImportsApi.previewTable, { fileId, ...languages });
  expect(answer.code).toBe(code);
});

test('a table of somebody else is not shown, nor one that was uploaded for terms', async () => {
  const { user, fileId } = await withUpload('a.csv', csv);
  const another = await server.signIn(await server.addMember('ADMIN'));
  const theirs = await callAs(server, another, memoryImportsApi.previewTable, { fileId, ...languages });
  expect(theirs.code).toBe('resource.not-found');
  const { data } = await uploadAs(server, user, 'term', [{ name: 'b.csv', content: csv }]);
  const asked = { fileId: data.files[0]?.fileId ?? '', ...languages };
  expect((await callAs(server, user, memoryImportsApi.previewTable, asked)).code).toBe('resource.not-found');
  const reader = await server.signIn(await server.addMember('TRANSLATOR'));
  const refused = await callAs(server, reader, memoryImportsApi.previewTable, asked);
  expect(refused.http).toBe(403);
  const visitor = await callAs(server, undefined, memoryImportsApi.previewTable, asked);
  expect(visitor.http).toBe(401);
});

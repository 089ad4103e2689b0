import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { type InterfaceLanguage, interfaceLanguages } from '@transloom/contracts/answer';
import { documentsApi } from '@transloom/contracts/documents';
import { filesApi } from '@transloom/contracts/files';
import { projectsApi } from '@transloom/contracts/projects';
import { type Callable, callAs, headersOf } from '@transloom/server/testing/call-as';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { type TestFile, uploadAs } from '@transloom/server/testing/upload-as';
import { goodDocx, nameInSixtyLanguages, refusedAtUpload, refusedWhenRead } from './setup/hostile-files.ts';
import { tomorrow } from './setup/tomorrow.ts';

const good: TestFile = { name: 'good.docx', content: goodDocx };
let product: Callable;
let person: TestUser;

test.beforeAll(async ({ baseURL }) => {
  product = overWire(String(baseURL));
  person = await signUpOverWire(product);
});

const speaking = (language: InterfaceLanguage): TestUser => ({ ...person, language });

async function createProject(user: TestUser, files: readonly TestFile[]) {
  const { data: upload } = await uploadAs(product, user, 'document', files);
  expect(upload.refused).toEqual([]);
  const created = await callAs(product, user, projectsApi.createProject, {
    name: `Bad input ${randomUUID()}`,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    fileIds: upload.files.map(({ fileId }) => fileId),
    engines: [{ targetLanguage: 'es', engineKey: null }],
    deadline: tomorrow(),
    people: { openToAll: true, userIds: [] },
  });
  expect(created.message).toBe('');
  return created.data.projectId;
}

async function settled(user: TestUser, projectId: string) {
  const read = async () => (await callAs(product, user, projectsApi.project, { projectId })).data;
  await expect.poll(async () => (await read()).busy, { timeout: 30_000 }).toBe(false);
  return read();
}

for (const language of interfaceLanguages) {
  test(`a file that cannot be taken is named with the cause, the good one beside it is kept (${language})`, async () => {
    const { data } = await uploadAs(product, speaking(language), 'document', [...refusedAtUpload, good]);
    expect(data.files.map(({ name }) => name)).toEqual(['good.docx']);
    expect(data.refused.map(({ name, message }) => [name, message])).toEqual(
      refusedAtUpload.map(({ name, message }) => [name, expect.stringContaining(message[language])]),
    );
  });

  test(`a file that cannot be read fails with name and cause, the good one beside it goes on (${language})`, async () => {
    const user = speaking(language);
    const projectId = await createProject(user, [...refusedWhenRead, good]);
    const { documents } = await settled(user, projectId);
    const hostile = documents.slice(0, -1);
    expect(hostile.map(({ name, failureMessage }) => [name, failureMessage])).toEqual(
      refusedWhenRead.map(({ name, message }) => [name, expect.stringContaining(message[language])]),
    );
    for (const { status, segmentCount } of hostile) expect([status, segmentCount]).toEqual(['failed', 0]);
    expect(documents.at(-1)).toMatchObject({ name: 'good.docx', status: 'ready', segmentCount: 1 });
    const exported = await callAs(product, user, documentsApi.exportDocuments, {
      projectId,
      documentIds: documents.map(({ documentId }) => documentId),
    });
    expect([exported.http, exported.message]).toEqual([409, expect.stringContaining('entities.docx')]);
  });

  test(`two files of one name in one upload: the second is named (${language})`, async () => {
    const { data } = await uploadAs(product, speaking(language), 'document', [
      good,
      { ...good, name: 'GOOD.docx' },
    ]);
    const messages = {
      'zh-CN': '已有同名文件“GOOD.docx”',
      'en-US': 'There is a file named “GOOD.docx” already.',
    };
    expect([data.files.length, data.refused[0]?.message]).toEqual([
      1,
      expect.stringContaining(messages[language]),
    ]);
  });
}

test('a name of 255 bytes in sixty languages comes back whole', async () => {
  const name = nameInSixtyLanguages();
  expect(Buffer.byteLength(name)).toBe(255);
  const projectId = await createProject(person, [{ name, content: 'Press the red button.' }]);
  const [document] = (await settled(person, projectId)).documents;
  expect(document).toMatchObject({ name, status: 'ready' });
  const { data: asked } = await callAs(product, person, documentsApi.exportDocuments, {
    projectId,
    documentIds: [String(document?.documentId)],
    untranslated: 'source',
  });
  const state = async () => {
    const { data } = await callAs(product, person, filesApi.listDownloads, {});
    return data.find(({ resourceId }) => resourceId === asked.resourceId);
  };
  await expect.poll(async () => (await state())?.status, { timeout: 15_000 }).toMatch(/[SF]/);
  expect(await state()).toMatchObject({ status: 'S', failureCause: null });
  const link = await callAs(product, person, filesApi.downloadUrl, { resourceId: asked.resourceId });
  expect(link.data.downloadResource.name.startsWith([...name].slice(0, 40).join(''))).toBe(true);
  expect(link.data.downloadResource.name.endsWith('.es.txt')).toBe(true);
});

test('a name that is too long is refused by its beginning', async () => {
  const name = `${'长'.repeat(100)}.txt`;
  const { data } = await uploadAs(product, person, 'document', [{ name, content: 'text' }]);
  expect(data.refused[0]?.message).toContain('The file name “长长长');
});

/** Sends the head of a form and a part of its only file, then no more. */
async function uploadHalf(baseURL: string, announced: number): Promise<string> {
  const { hostname, port, host } = new URL(baseURL);
  const socket = connect({ host: hostname, port: Number(port) });
  const part = 'content-disposition: form-data; name=';
  const body = `--b\r\n${part}"purpose"\r\n\r\ndocument\r\n--b\r\n${part}"file"; filename="half.txt"\r\n\r\nHalf a `;
  const headers = Object.entries(headersOf(person)).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [
      `POST ${filesApi.upload.path} HTTP/1.1`,
      `host: ${host}`,
      'connection: close',
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${announced || Buffer.byteLength(body)}`,
      ...headers,
      '',
      body,
    ].join('\r\n'),
  );
  if (announced > 0) setTimeout(() => socket.end(), 200);
  return text(socket).catch(() => '');
}

test('an upload whose end is missing is refused by the name of the file', async ({ baseURL }) => {
  const answer = await uploadHalf(String(baseURL), 0);
  expect(answer).toContain('HTTP/1.1 400');
  expect(answer).toContain('The upload of “half.txt” was cut off. Upload it again.');
});

test('an upload whose connection is cut leaves the product well', async ({ baseURL }) => {
  await uploadHalf(String(baseURL), 100_000);
  const { data } = await uploadAs(product, person, 'document', [good]);
  expect(data.files).toHaveLength(1);
});

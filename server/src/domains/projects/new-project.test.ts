import { filesApi } from '@transloom/contracts/files';
import { projectsApi } from '@transloom/contracts/projects';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { describe, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { createProjectAs, manager } from '../../testing/project-world.ts';
import { type TestFile, uploadAs } from '../../testing/upload-as.ts';

const { server, user } = await documentsWorld();
const stranger = await manager(server);
const file: TestFile = { name: 'a.txt', content: 'The gate opens.' };

async function uploaded(purpose: 'document' | 'style', files: readonly TestFile[], by = user) {
  return (await uploadAs(server, by, purpose, files)).data.files.map(({ fileId }) => fileId);
}
const guides = (count: number, name = 'guide') =>
  Array.from({ length: count }, (_, i) => ({ name: `${name}-${i + 1}.txt`, content: `Write plainly ${i}.` }));

async function create(more: object = {}) {
  return callAs(server, user, projectsApi.createProject, {
    name: 'Manual',
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    fileIds: await uploaded('document', [file]),
    engines: [{ targetLanguage: 'es', engineKey: null }],
    deadline: '2031-01-01T00:00:00Z',
    ...more,
  });
}

// Rules D5.1, D5.6, D8.34 and D8.35 of the specification; the other required fields are refused by the contract.
test.each([
  ['no name', { name: ' ' }, 'request.invalid'],
  ['no target', { targetLanguages: [] }, 'request.invalid'],
  ['no file', { fileIds: [] }, 'request.invalid'],
  ['101 files', { fileIds: Array.from({ length: 101 }, () => crypto.randomUUID()) }, 'request.invalid'],
  ['a remark of 501 characters', { remark: 'x'.repeat(501) }, 'request.invalid'],
  ['a deadline in the past', { deadline: '2020-01-01T00:00:00Z' }, 'project.deadline-past'],
  ['a pair without an engine', { engines: [] }, 'project.engine-missing'],
  ['the source as target', { targetLanguages: ['en'] }, 'project.language-equal'],
])('a project with %s is refused', async (_, more, code) => {
  expect((await create(more)).code).toBe(code);
});

describe('files of a style guide', () => {
  // Rules D3.9, D5.7 and D9.8 of the specification.
  test('come with a project, are added, saved and removed; there are at most ten', async () => {
    const created = await create({ styleFileIds: await uploaded('style', guides(9)) });
    const { projectId } = created.data;
    const list = async () => (await callAs(server, user, projectsApi.styleFiles, { projectId })).data;
    expect((await list()).map(({ name }) => name)).toHaveLength(9);
    const add = async (files: readonly TestFile[]) =>
      callAs(server, user, projectsApi.addStyleFiles, { projectId, fileIds: await uploaded('style', files) });
    expect((await add([{ name: 'GUIDE-1.txt', content: 'Another one.' }])).code).toBe('file.duplicate-name');
    expect((await add(guides(2, 'more'))).code).toBe('style-guide.too-many-files');
    expect((await add(guides(1, 'tenth'))).data).toHaveLength(10);
    const [first] = await list();
    const fileId = first?.fileId ?? '';
    const started = await callAs(server, user, projectsApi.downloadStyleFile, { projectId, fileId });
    const { resourceId } = started.data;
    await vi.waitFor(async () => {
      const { data } = await callAs(server, user, filesApi.downloadUrl, { resourceId });
      expect(data.downloadResource.name).toBe('guide-1.txt');
    });
    const removed = await callAs(server, user, projectsApi.removeStyleFile, { projectId, fileId });
    expect(removed.data).toHaveLength(9);
    expect((await callAs(server, user, projectsApi.removeStyleFile, { projectId, fileId })).code).toBe(
      'resource.not-found',
    );
  });

  test('of another organization, of another purpose or too many at once are refused', async () => {
    const foreign = await uploaded('style', guides(1), stranger);
    expect((await create({ styleFileIds: foreign })).code).toBe('resource.not-found');
    expect((await create({ styleFileIds: await uploaded('document', [file]) })).code).toBe(
      'resource.not-found',
    );
    const many = Array.from({ length: 11 }, () => crypto.randomUUID());
    expect((await create({ styleFileIds: many })).code).toBe('request.invalid');
    const { data } = await uploadAs(server, user, 'style', [{ name: 'film.mp4', content: 'no guide' }]);
    expect(data.refused).toMatchObject([{ name: 'film.mp4', failure: { code: 'document.unsupported' } }]);
  });

  test('go with their project', async () => {
    const { projectId } = await createProjectAs(server, user, { files: [file], engineKey: null });
    const fileIds = await uploaded('style', guides(1));
    await callAs(server, user, projectsApi.addStyleFiles, { projectId, fileIds });
    expect((await callAs(server, user, projectsApi.deleteProject, { projectId })).http).toBe(200);
    expect(
      await server.database.systemTransaction((db) =>
        db.selectFrom('uploadedFile').selectAll().where('fileId', 'in', fileIds).execute(),
      ),
    ).toEqual([]);
  });
});

describe('the source language', () => {
  test('is that of the files, whatever they are packed in', async () => {
    const detected = async (files: readonly TestFile[]) => {
      const fileIds = await uploaded('document', files);
      return (await callAs(server, user, projectsApi.detectSource, { fileIds })).data.language;
    };
    const german = 'Das Haus ist rot, und die Tür wurde nicht geschlossen.';
    const docx = buildDocx({ body: [paragraph(run(german))] });
    expect(await detected([{ name: 'haus.docx', content: Uint8Array.from(docx) }])).toBe('de');
    expect(await detected([{ name: 'b.txt', content: '本产品支持两个系统，请先阅读说明书。' }])).toBe(
      'zh-CN',
    );
    expect(await detected([{ name: 'c.txt', content: '42' }])).toBeNull();
  });

  test('is not told of files of somebody else', async () => {
    const fileIds = await uploaded('document', [file], stranger);
    expect((await callAs(server, user, projectsApi.detectSource, { fileIds })).code).toBe(
      'resource.not-found',
    );
  });
});

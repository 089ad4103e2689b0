import { documentsApi } from '@transloom/contracts/documents';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { filesApi } from '@transloom/contracts/files';
import { memoriesApi } from '@transloom/contracts/memories';
import { projectsApi } from '@transloom/contracts/projects';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';
import { projectAssetsWorld } from '../../testing/project-assets-world.ts';
import { connectFake, createProjectAs, manager, settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server, engine, makeMemory } = await projectAssetsWorld();
const user = await manager(server);
const engineKey = await connectFake(server, user, engine.baseUrl);
afterEach(() => engine.heal());

const fileIdsOf = async (...names: string[]) => {
  const files = names.map((name) => ({ name, content: `The gate of ${name} opens.` }));
  return (await uploadAs(server, user, 'document', files)).data.files.map(({ fileId }) => fileId);
};
const draft = async () => ({
  name: 'Manual',
  sourceLanguage: 'en',
  targetLanguages: ['es'],
  fileIds: await fileIdsOf('a.txt'),
  engines: [{ targetLanguage: 'es', engineKey: null }],
  deadline: '2031-01-01T00:00:00Z',
});

describe('a project', () => {
  // Rule D5.1 of the specification.
  test.each(['name', 'sourceLanguage', 'targetLanguages', 'fileIds', 'engines', 'deadline'])(
    'without %s is refused, and the refusal names the field',
    async (field) => {
      const { [field as 'name']: _, ...rest } = await draft();
      const refused = await callWith(server, user, projectsApi.createProject, rest);
      expect(refused).toMatchObject({ http: 400, code: 'request.invalid', params: { field } });
      expect(refused.message).not.toBe('');
    },
  );

  // Rules D5.2 and D8.32 of the specification.
  test('has no two files of one name, at first and when files are added', async () => {
    const first = await draft();
    const twice = [...first.fileIds, ...(await fileIdsOf('A.TXT'))];
    expect((await callAs(server, user, projectsApi.createProject, { ...first, fileIds: twice })).code).toBe(
      'file.duplicate-name',
    );
    const { projectId } = (await callAs(server, user, projectsApi.createProject, first)).data;
    const added = await callAs(server, user, projectsApi.addDocuments, {
      projectId,
      fileIds: [...(await fileIdsOf('b.txt')), ...(await fileIdsOf('a.txt'))],
    });
    expect(added).toMatchObject({ code: 'file.duplicate-name', params: { name: 'a.txt' } });
    const { documents } = await settledProject(server, user, projectId);
    expect(
      documents.map(({ name }) => name),
      'all of them or none',
    ).toEqual(['a.txt']);
  });

  test('is not made of a file that was removed or is of somebody else', async () => {
    const [fileId = ''] = await fileIdsOf('gone.txt');
    await callAs(server, user, filesApi.removeUpload, { fileId });
    const asked = { ...(await draft()), fileIds: [fileId] };
    expect((await callAs(server, user, projectsApi.createProject, asked)).code).toBe('resource.not-found');
    const stranger = await manager(server);
    expect((await callAs(server, stranger, projectsApi.createProject, await draft())).status).not.toBe(200);
  });
});

/** Another connection to the same engine. */
async function second() {
  const { data } = await callAs(server, user, engineConnectionsApi.addConnection, {
    vendor: 'openai-compatible',
    name: 'Second',
    settings: { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
  });
  return data.connectionId;
}

describe('while a file is worked on', () => {
  const slow = async () => {
    engine.fail('hang');
    const content = `Wait for the tide ${crypto.randomUUID()}.`;
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'slow.txt', content }],
      engineKey,
    });
    return vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, projectsApi.project, { projectId });
        const [document] = data.documents;
        if (document?.status !== 'pretranslating') throw new Error(document?.status);
        return { projectId, documentId: document.documentId };
      },
      { timeout: 20_000, interval: 50 },
    );
  };

  test('it can be removed, and nothing of it is left', async () => {
    const { projectId, documentId } = await slow();
    await callAs(server, user, documentsApi.deleteDocument, { documentId });
    engine.heal();
    const { documents, busy } = await settledProject(server, user, projectId);
    expect([documents, busy]).toEqual([[], false]);
  });

  test('the project can be removed, and new files of the name can be added to another', async () => {
    const { projectId } = await slow();
    await callAs(server, user, projectsApi.deleteProject, { projectId });
    engine.heal();
    expect((await callAs(server, user, projectsApi.project, { projectId })).code).toBe('resource.not-found');
  });

  test('its engine can be removed: the file says so, and another engine goes on', async () => {
    const lost = await second();
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'lost.txt', content: 'The lighthouse is dark tonight.' }],
    });
    await settledProject(server, user, projectId);
    const engines = (key: string) => [{ targetLanguage: 'es', engineKey: key }];
    await callAs(server, user, projectsApi.changeSetting, { projectId, engines: engines(lost) });
    await callAs(server, user, engineConnectionsApi.removeConnection, { connectionId: lost });
    const fileIds = await fileIdsOf('after.txt');
    await callAs(server, user, projectsApi.addDocuments, { projectId, fileIds });
    const before = await settledProject(server, user, projectId);
    const after = before.documents.find(({ name }) => name === 'after.txt');
    expect(after?.failureMessage ?? '', 'a sentence, not a code').toMatch(/\w+ \w+/);
    await callAs(server, user, projectsApi.changeSetting, { projectId, engines: engines(engineKey) });
    await callAs(server, user, documentsApi.retryDocuments, {
      projectId,
      documentIds: [after?.documentId ?? ''],
    });
    const { documents } = await settledProject(server, user, projectId);
    expect(documents.find(({ name }) => name === 'after.txt')).toMatchObject({
      status: 'ready',
      fromEngine: 1,
    });
  });

  test('its memory can be deleted: what it filled stays, and the rest goes on', async () => {
    const source = 'The captain reads the chart.';
    const memoryId = await makeMemory(user, 'Charts', { [source]: 'El capitán lee la carta.' });
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'c.txt', content: source }],
    });
    await settledProject(server, user, projectId);
    await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
    const fileIds = await fileIdsOf('d.txt');
    await callAs(server, user, projectsApi.addDocuments, { projectId, fileIds });
    const { documents } = await settledProject(server, user, projectId);
    expect(documents).toMatchObject([
      { name: 'c.txt', status: 'ready', fromMemory: 1 },
      { name: 'd.txt', status: 'ready' },
    ]);
  });
});

test('of two managers who change the same settings the second is told, and the language added in between stays', async () => {
  const { projectId, version } = (await callAs(server, user, projectsApi.createProject, await draft())).data;
  await settledProject(server, user, projectId);
  const targetLanguages = ['es', 'fr'];
  const engines = [{ targetLanguage: 'fr', engineKey: null }];
  const first = { projectId, version, targetLanguages, engines };
  expect((await callAs(server, user, projectsApi.changeSetting, first)).status).toBe(200);
  const second = { projectId, version, settings: { matchRate: 60 } };
  expect((await callAs(server, user, projectsApi.changeSetting, second)).code).toBe('project.changed');
  const { documents, settings } = await settledProject(server, user, projectId);
  expect(documents.map(({ targetLanguage }) => targetLanguage).toSorted()).toEqual(['es', 'fr']);
  expect(settings.matchRate).not.toBe(60);
});

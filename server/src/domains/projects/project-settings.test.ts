import type { RequestOf } from '@transloom/contracts/endpoint';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { fakeOpenAiKey, fakeOpenAiModel } from '../../testing/fake-engines/fake-openai.ts';
import { createProjectAs, manager, settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server, engine, user, engineKey } = await documentsWorld();
const file = { name: 'a.txt', content: 'The gate opens.' };

async function otherEngine(name: string): Promise<string> {
  const settings = { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  const wish = { vendor: 'openai-compatible', name, settings };
  return (await callAs(server, user, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

async function newProject(draft: object) {
  const { data } = await uploadAs(server, user, 'document', [file]);
  const wish = {
    name: 'Manual',
    sourceLanguage: 'en',
    targetLanguages: ['es', 'zh-CN'],
    fileIds: data.files.map(({ fileId }) => fileId),
    deadline: '2031-01-01T00:00:00Z',
    ...draft,
  };
  return callAs(server, user, projectsApi.createProject, wish as RequestOf<typeof projectsApi.createProject>);
}

const none = (targetLanguage: string) => ({ targetLanguage, engineKey: null });

describe('engines of language pairs', () => {
  // Rules D3.2 and D5.1 of the specification.
  test('each pair is translated by its own engine, and one without is no obstacle', async () => {
    const second = await otherEngine('Second');
    const created = await newProject({
      targetLanguages: ['es', 'de', 'zh-CN'],
      engines: [
        { targetLanguage: 'es', engineKey, referenceEngineKey: second },
        { targetLanguage: 'de', engineKey: second },
        none('zh-CN'),
      ],
    });
    expect(created.http).toBe(200);
    const project = await settledProject(server, user, created.data.projectId);
    const origins = project.documents.map((one) => [one.targetLanguage, one.fromEngine, one.status]);
    expect(origins).toEqual([
      ['de', 1, 'ready'],
      ['es', 1, 'ready'],
      ['zh-CN', 0, 'ready'],
    ]);
    expect(project.engines).toMatchObject([
      { targetLanguage: 'es', engineName: 'Fake model', referenceEngineName: 'Second' },
      { targetLanguage: 'de', engineName: 'Second', referenceEngineName: null },
      { targetLanguage: 'zh-CN', engineKey: null, engineName: null },
    ]);
    const spanish = project.documents.find(({ targetLanguage }) => targetLanguage === 'es');
    const opened = await callAs(server, user, workbenchApi.openDocument, {
      documentId: spanish?.documentId ?? '',
    });
    expect(opened.data.engine).toMatchObject({ engineKey, referenceEngineKey: second });
  });

  test.each<[string, object, number, string]>([
    ['a pair without a choice', { engines: [none('es')] }, 400, 'project.engine-missing'],
    [
      'a language nobody wants',
      { engines: [none('es'), none('zh-CN'), none('fr')] },
      400,
      'project.language-unknown',
    ],
    ['a pair twice', { engines: [none('es'), none('es')] }, 400, 'request.invalid'],
    [
      'an engine nobody has',
      { engines: [{ targetLanguage: 'es', engineKey: 'nobody' }, none('zh-CN')] },
      404,
      'resource.not-found',
    ],
    ['no stage', { engines: [none('es'), none('zh-CN')], settings: { flow: [] } }, 400, 'request.invalid'],
    [
      'an own stage without a name',
      { engines: [none('es'), none('zh-CN')], settings: { flow: [{ kind: 'own' }] } },
      400,
      'request.invalid',
    ],
  ])('%s is refused', async (_, draft, http, code) => {
    expect(await newProject(draft)).toMatchObject({ http, code });
  });
});

describe('settings of a project', () => {
  // Rules D3.1, D3.3, D3.4, D3.6 of the specification.
  test('have defaults, and all of them can be chosen at the beginning', async () => {
    const locks = { ...defaultProjectSettings.locks, match102: true, lowRisk: true };
    const qa = { ruleBased: true, intelligent: false, submitAfterQa: true };
    const settings = { locks, qa, flow: [{ kind: 'translation' as const }] };
    const { projectId } = await createProjectAs(server, user, { files: [file], settings });
    const { data } = await callAs(server, user, projectsApi.projectSetting, { projectId });
    expect(data.settings).toEqual({
      ...defaultProjectSettings,
      locks,
      qa: { ...defaultProjectSettings.qa, ...qa },
      flow: [{ kind: 'translation', name: '' }],
    });
  });

  // Rule D7.6 of the specification.
  test('are changed later, and the next translation goes by them', async () => {
    const { projectId } = await createProjectAs(server, user, { files: [file] });
    const before = await settledProject(server, user, projectId);
    const changed = await callAs(server, user, projectsApi.changeSetting, {
      projectId,
      version: before.version,
      engines: [{ targetLanguage: 'es', engineKey }],
      settings: { matchRate: 90, autoScore: { enabled: true, threshold: 65 } },
    });
    expect(changed.data).toMatchObject({
      version: before.version + 1,
      engines: [{ engineName: 'Fake model' }],
      settings: { matchRate: 90, autoScore: { enabled: true, threshold: 65 }, summarizes: true },
    });
    const { data: uploaded } = await uploadAs(server, user, 'document', [
      { name: 'b.txt', content: 'Later.' },
    ]);
    const fileIds = uploaded.files.map(({ fileId }) => fileId);
    await callAs(server, user, projectsApi.addDocuments, { projectId, fileIds });
    const after = await settledProject(server, user, projectId);
    expect(after.documents.map(({ fromEngine }) => fromEngine)).toEqual([0, 1]);
  });

  test('that somebody else changed meanwhile are refused, and nothing is lost', async () => {
    const { projectId, version } = await createProjectAs(server, user, { files: [file] });
    const change = (matchRate: number) =>
      callAs(server, user, projectsApi.changeSetting, { projectId, version, settings: { matchRate } });
    const answers = await Promise.all([change(80), change(90)]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ code }) => code)).toContain('project.changed');
  });

  test('add languages to every file, and remove them with their documents', async () => {
    const files = [file, { name: 'b.txt', content: 'Another.' }];
    const { projectId } = await createProjectAs(server, user, { files });
    await settledProject(server, user, projectId);
    const add = { projectId, targetLanguages: ['es', 'fr'], engines: [{ targetLanguage: 'fr', engineKey }] };
    expect((await callAs(server, user, projectsApi.changeSetting, add)).data.targetLanguages).toEqual([
      'es',
      'fr',
    ]);
    const both = await settledProject(server, user, projectId);
    expect(both.documents.map((one) => [one.name, one.targetLanguage, one.fromEngine])).toEqual([
      ['a.txt', 'es', 0],
      ['a.txt', 'fr', 1],
      ['b.txt', 'es', 0],
      ['b.txt', 'fr', 1],
    ]);
    const swap = { projectId, targetLanguages: ['de'], engines: [none('de')] };
    await callAs(server, user, projectsApi.changeSetting, swap);
    const after = await settledProject(server, user, projectId);
    expect(after.documents.map((one) => [one.name, one.targetLanguage, one.status])).toEqual([
      ['a.txt', 'de', 'ready'],
      ['b.txt', 'de', 'ready'],
    ]);
    const missing = { projectId, targetLanguages: ['de', 'it'] };
    expect(await callAs(server, user, projectsApi.changeSetting, missing)).toMatchObject({
      http: 400,
      code: 'project.engine-missing',
    });
  });

  test('of an archived project, of others and for translators stay as they are', async () => {
    const { projectId } = await createProjectAs(server, user, { files: [file] });
    const change = { projectId, settings: { matchRate: 88 } };
    const stranger = await manager(server);
    expect((await callAs(server, stranger, projectsApi.changeSetting, change)).http).toBe(404);
    expect((await callAs(server, stranger, projectsApi.projectSetting, { projectId })).http).toBe(404);
    const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
    expect((await callAs(server, translator, projectsApi.changeSetting, change)).http).toBe(403);
    await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
    expect((await callAs(server, user, projectsApi.changeSetting, change)).code).toBe('project.not-active');
  });
});

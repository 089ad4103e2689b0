import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import { projectCheckApi } from '@transloom/contracts/project-check';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { unknownId } from '../../testing/project-assets-world.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';

const { server, engine } = await projectWorld();
const user = await manager(server);

const repeated = 'Close the valve.';
const words = Array.from({ length: 1_000 }, (_, i) => `word${i}`).join(' ');

async function project() {
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'check.txt', content: [repeated, repeated, `${words}.`].join('\n') }],
  });
  const { documents } = await settledProject(server, user, projectId);
  return { projectId, documentId: String(documents[0]?.documentId) };
}

const check = async (projectId: string) =>
  (await callAs(server, user, projectCheckApi.projectCheck, { projectId })).data;

async function translate(documentId: string, targets: readonly string[]) {
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const changes = targets.flatMap((target, i) => {
    const segment = data.segments[i];
    if (segment === undefined) return [];
    const { segmentId, version: baseVersion } = segment;
    return [{ segmentId, baseVersion, target, confirmed: false, operationId: crypto.randomUUID() }];
  });
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes });
}

test('names what would make a project better, with what it would gain', async () => {
  const { projectId, documentId } = await project();
  const first = await check(projectId);
  expect(first.map(({ kind, segments, things }) => `${kind} ${segments} ${things}`)).toEqual([
    // A machine may have an engine of its own for the pair.
    expect.stringMatching(/^(?:readyEngine|engine) 3 1$/),
    'repetitions 1 1',
    expect.stringMatching(/^style 3 10\d\d$/),
  ]);
  await translate(documentId, ['Cierre la válvula.', 'Cierra la válvula.']);
  expect(await check(projectId)).toContainEqual({
    kind: 'inconsistent',
    segments: 2,
    things: 1,
    first: { documentId, segmentId: expect.any(String), number: 1 },
    choice: null,
  });
  await translate(documentId, ['Cierre la válvula.', 'Cierre la válvula.']);
  expect((await check(projectId)).map(({ kind }) => kind)).not.toContain('inconsistent');
});

test('a dismissed finding comes back when it concerns more segments', async () => {
  const { projectId } = await project();
  const dismiss = (segments: number) =>
    callAs(server, user, projectCheckApi.dismissFinding, { projectId, kind: 'repetitions', segments });
  await dismiss(1);
  expect((await check(projectId)).map(({ kind }) => kind)).not.toContain('repetitions');
  await dismiss(0);
  expect((await check(projectId)).map(({ kind }) => kind)).toContain('repetitions');
});

test('is refused for what is not there and to people who do not manage projects', async () => {
  const asked = { projectId: unknownId };
  expect((await callAs(server, user, projectCheckApi.projectCheck, asked)).http).toBe(404);
  const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  expect((await callAs(server, translator, projectCheckApi.projectCheck, asked)).http).toBe(403);
});

test('names an engine that is ready for a pair without one', async () => {
  const { projectId } = await project();
  const engineKey = await connectFake(server, user, engine.baseUrl);
  expect((await check(projectId)).find(({ kind }) => kind === 'readyEngine')).toMatchObject({
    segments: 3,
    choice: { id: engineKey, targetLanguage: 'es' },
  });
  expect((await check(projectId)).map(({ kind }) => kind)).not.toContain('engine');
});

async function memory(name: string, sourceMarkup: string): Promise<string> {
  const made = { name, sourceLanguage: 'en', targetLanguages: ['es'] };
  const { data } = await callAs(server, user, memoriesApi.createMemory, made);
  const { memoryId } = data;
  const entry = { memoryId, targetLanguage: 'es', sourceMarkup, targetMarkup: 'Cierre la válvula.' };
  await callAs(server, user, memoryEntriesApi.addEntry, entry);
  return memoryId;
}

test('names a memory that the project does not search, with the segments and words it would spare', async () => {
  const { projectId, documentId } = await project();
  const found = async () => (await check(projectId)).find(({ kind }) => kind === 'memory');
  const other = await memory('Pumps', 'Open the pump.');
  const helpful = await memory('Valves', repeated);
  // A project that names no memory searches all of them.
  expect(await found()).toBeUndefined();
  const uses = (ids: readonly string[]) => ({
    projectId,
    memories: ids.map((memoryId) => ({ memoryId, reads: true, writes: false, penalty: null })),
  });
  await callAs(server, user, projectAssetsApi.saveProjectMemories, uses([other]));
  expect(await found()).toEqual({
    kind: 'memory',
    segments: 2,
    things: 6,
    first: { documentId, segmentId: expect.any(String), number: 1 },
    choice: { id: helpful, name: 'Valves', targetLanguage: 'es' },
  });
  await callAs(server, user, projectAssetsApi.saveProjectMemories, uses([other, helpful]));
  expect(await found()).toBeUndefined();
});

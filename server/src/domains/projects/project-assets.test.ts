import { randomUUID } from 'node:crypto';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import type { Role } from '@transloom/contracts/roles';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server } = await projectWorld();
const { projectMemories, saveProjectMemories, projectTermBases, saveProjectTermBases } = projectAssetsApi;
const unknownId = '01900000-0000-7000-8000-00000000dead';
const enToEs = { sourceLanguage: 'en', targetLanguages: ['es'] };
const used = { reads: true, writes: false, penalty: null };

async function world() {
  const user = await manager(server);
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'guide.txt', content: 'Press the red button.\nWait.' }],
  });
  const [document] = (await settledProject(server, user, projectId)).documents;
  const documentId = String(document?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const [first, second] = data.segments;
  const matches = async (by: TestUser = user) => {
    const { data: found } = await callAs(server, by, workbenchApi.segmentMatches, {
      segmentId: String(first?.segmentId),
    });
    return found.map(({ targetMarkup, rate }) => `${targetMarkup} ${rate}`);
  };
  const confirm = (target: string) =>
    callAs(server, user, workbenchApi.saveSegments, {
      documentId,
      changes: [
        {
          ...{ segmentId: String(second?.segmentId), baseVersion: Number(second?.version) },
          ...{ operationId: randomUUID(), target, confirmed: true },
        },
      ],
    });
  const name = (memories: object[]) => callWith(server, user, saveProjectMemories, { projectId, memories });
  const colleague = async (role: Role) => server.signIn(await server.addMember(role, user.member));
  return { user, projectId, documentId, matches, confirm, name, colleague };
}

async function makeMemory(
  user: TestUser,
  name: string,
  pairs: Readonly<Record<string, string>> = {},
  more = {},
) {
  const { data } = await callAs(server, user, memoriesApi.createMemory, { name, ...enToEs, ...more });
  for (const [sourceMarkup, targetMarkup] of Object.entries(pairs))
    await callAs(server, user, memoryEntriesApi.addEntry, {
      ...{ memoryId: data.memoryId, targetLanguage: 'es', sourceMarkup, targetMarkup },
    });
  return data.memoryId;
}

async function targetsIn(user: TestUser, memoryId: string) {
  const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
  return data.records.map(({ targetMarkup }) => targetMarkup);
}

const button = 'Press the red button.';
const timeout = 20_000;

test('memories and term bases that are named twice at once are named as the last one said', async () => {
  const { user, projectId, name } = await world();
  const memoryId = await makeMemory(user, 'A');
  const { data } = await callAs(server, user, termsApi.createTermBase, { name: 'T', ...enToEs });
  const termBases = [{ termBaseId: data.termBaseId, reads: true, writes: false }];
  const saves = Array.from({ length: 6 }, (_, penalty) => penalty).flatMap((penalty) => [
    name([{ ...used, memoryId, penalty }]),
    callWith(server, user, saveProjectTermBases, { projectId, termBases }),
  ]);
  expect((await Promise.all(saves)).map(({ http }) => http)).toEqual(saves.map(() => 200));
  expect((await callAs(server, user, projectMemories, { projectId })).data).toHaveLength(1);
  expect((await callAs(server, user, projectTermBases, { projectId })).data).toHaveLength(1);
});

describe('memories of a project', () => {
  test('are searched instead of all others, in its order and with its penalties', async () => {
    const { user, matches, name } = await world();
    await makeMemory(user, 'Default', { [button]: 'D' });
    const [a, b] = [
      await makeMemory(user, 'A', { [button]: 'A' }),
      await makeMemory(user, 'B', { [button]: 'B' }),
    ];
    await makeMemory(user, 'C', { [button]: 'C' });
    expect(await matches()).toHaveLength(4);
    await name([
      { ...used, memoryId: b, writes: true },
      { ...used, memoryId: a, penalty: 7 },
    ]);
    expect(await matches()).toEqual(['B 99', 'A 92']);
    await name([
      { ...used, memoryId: a },
      { ...used, memoryId: b },
    ]);
    expect(await matches()).toEqual(['A 99', 'B 99', 'D 99']);
    await name([]);
    expect(await matches()).toHaveLength(4);
  });

  test('take what is confirmed in it; without one the default memory does, and is searched', async () => {
    const { user, confirm, name, projectId } = await world();
    const byDefault = await makeMemory(user, 'Default');
    const [own, fixed] = [await makeMemory(user, 'Own'), await makeMemory(user, 'Fixed')];
    await callAs(server, user, memoriesApi.changeMemory, { memoryId: fixed, writable: false });
    await name([
      { ...used, memoryId: own, writes: true },
      { ...used, memoryId: fixed, writes: true },
    ]);
    const { data } = await callAs(server, user, projectMemories, { projectId });
    expect(data.map(({ name: shown, writes, writable }) => [shown, writes, writable])).toEqual([
      ['Own', true, true],
      ['Fixed', true, false],
    ]);
    await confirm('Espere.');
    expect(await targetsIn(user, own)).toEqual(['Espere.']);
    expect(await targetsIn(user, byDefault)).toEqual([]);
    expect(await targetsIn(user, fixed)).toEqual([]);
  });

  test('that were merged are read still, and what is confirmed goes into what they were merged into', async () => {
    const { user, matches, confirm, name } = await world();
    const byDefault = await makeMemory(user, 'Default');
    const [own, other] = [await makeMemory(user, 'Own', { [button]: 'A' }), await makeMemory(user, 'Other')];
    await name([{ ...used, memoryId: own, writes: true }]);
    // One that is still being filled is merged when it is whole.
    const merge = (memoryIds: string[], merged: string) =>
      vi.waitFor(
        async () => {
          const wish = { memoryIds, name: merged, keep: 'all' } as const;
          const { http, data } = await callAs(server, user, memoriesApi.mergeMemories, wish);
          expect(http).toBe(200);
          return data;
        },
        { timeout },
      );
    const both = await merge([own, other], 'Both');
    await vi.waitFor(async () => expect(await targetsIn(user, both.memoryId)).toEqual(['A']), { timeout });
    const all = await merge([both.memoryId, await makeMemory(user, 'Third')], 'All');
    await vi.waitFor(async () => expect(await targetsIn(user, all.memoryId)).toEqual(['A']), { timeout });
    await confirm('Espere.');
    expect((await targetsIn(user, all.memoryId)).toSorted()).toEqual(['A', 'Espere.']);
    for (const memoryId of [own, both.memoryId]) expect(await targetsIn(user, memoryId)).toEqual(['A']);
    expect(await targetsIn(user, byDefault)).toEqual([]);
    expect(await matches()).toContain('A 100');
  });

  test('are lent to all who work in it, to be read, looked up and filled, and to nobody else', async () => {
    const { user, matches, name, colleague, documentId } = await world();
    const secret = await makeMemory(user, 'Secret', { [button]: 'Secreto' }, { shared: false });
    const translator = await colleague('TRANSLATOR');
    const lookUp = async () => {
      const search = { documentId, text: 'red button' };
      return (await callAs(server, translator, workbenchApi.documentConcordance, search)).data.length;
    };
    expect([await matches(translator), await lookUp()]).toEqual([[], 0]);
    await name([{ ...used, memoryId: secret }]);
    expect([await matches(translator), await lookUp()]).toEqual([['Secreto 100'], 1]);
    const reviewer = await colleague('REVIEWER');
    expect(await callAs(server, reviewer, memoriesApi.memoryDetail, { memoryId: secret })).toMatchObject({
      http: 404,
    });
  });

  test('are named by who sees them; what is named stays by whoever saves', async () => {
    const { user, name, colleague, projectId } = await world();
    const secret = await makeMemory(user, 'Secret', {}, { shared: false });
    const other = await colleague('PROJECT_MANAGER');
    const save = (
      memories: { memoryId: string; reads: boolean; writes: boolean; penalty: number | null }[],
    ) => callAs(server, other, saveProjectMemories, { projectId, memories });
    expect(await save([{ ...used, memoryId: secret }])).toMatchObject({
      http: 404,
      code: 'resource.not-found',
    });
    await name([{ ...used, memoryId: secret }]);
    expect((await save([{ ...used, memoryId: secret, penalty: 3 }])).data).toMatchObject([{ penalty: 3 }]);
  });

  test('that are deleted are gone from it', async () => {
    const { user, name, projectId, matches } = await world();
    const memoryId = await makeMemory(user, 'A', { [button]: 'A' });
    await name([{ ...used, memoryId }]);
    await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
    expect((await callAs(server, user, projectMemories, { projectId })).data).toEqual([]);
    expect(await matches()).toEqual([]);
  });

  test('are refused where they do not fit, are not there or are named twice', async () => {
    const { user, name, projectId, colleague } = await world();
    const french = await makeMemory(user, 'French', {}, { targetLanguages: ['fr'] });
    const fits = { ...used, memoryId: await makeMemory(user, 'A') };
    expect(await name([{ ...used, memoryId: french }])).toMatchObject({
      http: 400,
      code: 'project.memory-unfit',
    });
    expect(await name([{ ...used, memoryId: unknownId }])).toMatchObject({ http: 404 });
    for (const wrong of [[fits, fits], [{ ...fits, penalty: 51 }], [{ ...fits, reads: 'yes' }]])
      expect(await name(wrong)).toMatchObject({ http: 400, code: 'request.invalid' });
    const memories = [fits];
    const [stranger, reviewer] = [await manager(server), await colleague('REVIEWER')];
    expect(await callAs(server, stranger, saveProjectMemories, { projectId, memories })).toMatchObject({
      http: 404,
    });
    expect(await callAs(server, stranger, projectMemories, { projectId })).toMatchObject({ http: 404 });
    expect(await callAs(server, reviewer, saveProjectMemories, { projectId, memories })).toMatchObject({
      http: 403,
    });
    expect(await callAs(server, undefined, projectMemories, { projectId })).toMatchObject({ http: 401 });
    expect((await callAs(server, reviewer, projectMemories, { projectId })).data).toEqual([]);
  });
});

describe('term bases of a project', () => {
  async function withBases() {
    const { user, documentId, projectId, colleague } = await world();
    const make = async (name: string, target: string, more = {}) => {
      const { data } = await callAs(server, user, termsApi.createTermBase, { name, ...enToEs, ...more });
      await callAs(server, user, workbenchApi.addTerm, {
        ...{ documentId, termBaseId: data.termBaseId, source: 'button', target },
      });
      return data.termBaseId;
    };
    const [a, b] = [await make('A', 'botón'), await make('B', 'pulsador', { shared: false })];
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const segmentIds = data.segments.map(({ segmentId }) => segmentId);
    const terms = async (by: TestUser) => {
      const found = await callAs(server, by, workbenchApi.segmentTerms, { documentId, segmentIds });
      return found.data.flatMap((one) => one.terms.map(({ termBaseName }) => termBaseName));
    };
    const name = (termBases: { termBaseId: string; reads: boolean; writes: boolean }[]) =>
      callAs(server, user, saveProjectTermBases, { projectId, termBases });
    return { user, documentId, projectId, colleague, a, b, terms, name };
  }

  test('are searched instead of all others, and lent', async () => {
    const { user, a, b, terms, name, colleague, projectId } = await withBases();
    const translator = await colleague('TRANSLATOR');
    expect((await terms(user)).toSorted()).toEqual(['A', 'B']);
    expect(await terms(translator)).toEqual(['A']);
    await name([
      { termBaseId: b, reads: true, writes: false },
      { termBaseId: a, reads: false, writes: true },
    ]);
    expect((await terms(translator)).toSorted()).toEqual(['A', 'B']);
    const { data } = await callAs(server, user, projectTermBases, { projectId });
    expect(data.map(({ name: shown }) => shown)).toEqual(['B', 'A']);
  });

  test('take what is added in the editor', async () => {
    const { user, a, b, name, documentId } = await withBases();
    const offered = async () =>
      (await callAs(server, user, workbenchApi.documentTermBases, { documentId })).data.map(
        (base) => base.name,
      );
    expect((await offered())[0]).toBe('A');
    await name([
      { termBaseId: a, reads: true, writes: false },
      { termBaseId: b, reads: true, writes: true },
    ]);
    expect(await offered()).toEqual(['B']);
    await callAs(server, user, workbenchApi.addTerm, { documentId, source: 'red', target: 'rojo' });
    const { data } = await callAs(server, user, termsApi.listTermEntries, { termBaseId: b });
    expect(data.total).toBe(2);
  });

  test('that were merged leave what is added in the editor to what they were merged into', async () => {
    const { user, a, b, name, documentId } = await withBases();
    await name([{ termBaseId: b, reads: true, writes: true }]);
    const merge = { termBaseIds: [a, b], name: 'Both', keep: 'all' as const };
    const { data: both } = await callAs(server, user, termsApi.mergeTermBases, merge);
    const { data } = await callAs(server, user, workbenchApi.documentTermBases, { documentId });
    expect(data.map((base) => base.name)).toEqual(['Both']);
    await callAs(server, user, workbenchApi.addTerm, { documentId, source: 'red', target: 'rojo' });
    const added = await callAs(server, user, termsApi.listTermEntries, { termBaseId: both.termBaseId });
    expect(added.data.records.flatMap(({ terms }) => terms.map(({ text }) => text))).toContain('rojo');
  });

  test('are refused where they do not fit or are not there', async () => {
    const { user, name, projectId, colleague } = await withBases();
    const french = { name: 'French', sourceLanguage: 'en', targetLanguages: ['fr'] };
    const { data } = await callAs(server, user, termsApi.createTermBase, french);
    const use = { reads: true, writes: false };
    expect(await name([{ ...use, termBaseId: data.termBaseId }])).toMatchObject({
      code: 'project.term-base-unfit',
    });
    expect(await name([{ ...use, termBaseId: unknownId }])).toMatchObject({ http: 404 });
    const [stranger, reviewer] = [await manager(server), await colleague('REVIEWER')];
    const nothing = { projectId, termBases: [] };
    expect(await callAs(server, stranger, saveProjectTermBases, nothing)).toMatchObject({ http: 404 });
    expect(await callAs(server, reviewer, saveProjectTermBases, nothing)).toMatchObject({ http: 403 });
  });
});

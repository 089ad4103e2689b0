import { memoriesApi } from '@transloom/contracts/memories';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { button, enToEs, projectAssetsWorld, unknownId } from '../../testing/project-assets-world.ts';
import { manager } from '../../testing/project-world.ts';

const { server, world, makeMemory, targetsIn } = await projectAssetsWorld();
const { projectMemories, saveProjectMemories, projectTermBases, saveProjectTermBases } = projectAssetsApi;
const used = { reads: true, writes: false, penalty: null };
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

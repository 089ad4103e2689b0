import { projectAssetsApi } from '@transloom/contracts/project-assets';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { enToEs, projectAssetsWorld, unknownId } from '../../testing/project-assets-world.ts';
import { manager } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, world } = await projectAssetsWorld();
const { projectTermBases, saveProjectTermBases } = projectAssetsApi;

describe('term bases of a project', () => {
  async function withBases() {
    const { user, documentId, projectId, colleague } = await world();
    const make = async (name: string, target: string, more = {}) => {
      const { data } = await callAs(server, user, termsApi.createTermBase, { name, ...enToEs, ...more });
      await callAs(server, user, workbenchApi.addTerm, {
        documentId,
        termBaseId: data.termBaseId,
        source: 'button',
        target,
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
    const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId: b });
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
    const added = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId: both.termBaseId });
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

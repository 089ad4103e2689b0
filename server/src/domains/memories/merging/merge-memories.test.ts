import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { exchangeWorld } from '../../../testing/exchange-world.ts';

const { server, imported } = await exchangeWorld();
const timeout = 20_000;

test('a reversed memory has the languages exchanged', async () => {
  const { user, memoryId } = await imported();
  const reversal = { memoryId, targetLanguage: 'fr', name: 'Maison' };
  const { data } = await callAs(server, user, memoriesApi.reverseMemory, reversal);
  expect(data).toMatchObject({
    name: 'Maison',
    sourceLanguage: 'fr',
    directions: [{ targetLanguage: 'en' }],
  });
  await vi.waitFor(
    async () => {
      const entries = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId: data.memoryId });
      expect(entries.data.records.map(({ sourceMarkup }) => sourceMarkup).sort()).toEqual([
        'Deux',
        'Un {1/}rouge',
      ]);
    },
    { timeout },
  );
});

test.each([
  ['all', { keep: 'all' }, ['Deux', 'Un', 'Une', 'Zwei']],
  ['the newest', { keep: 'newest' }, ['Deux', 'Une', 'Zwei']],
  ['those of one memory', { keep: 'memory', preferred: true }, ['Deux', 'Un', 'Zwei']],
] as const)(
  'a merge keeps of conflicts %s, and equal entries once',
  async (_what, { keep, ...choice }, targets) => {
    const user = await server.signIn(await server.addMember('ADMIN'));
    const memoryOf = async (name: string, pairs: readonly (readonly [string, string])[]) => {
      const languages = { sourceLanguage: 'en', targetLanguages: ['fr'] };
      const { data } = await callAs(server, user, memoriesApi.createMemory, { name, ...languages });
      for (const [sourceMarkup, targetMarkup] of pairs) {
        const entry = { memoryId: data.memoryId, targetLanguage: 'fr', sourceMarkup, targetMarkup };
        await callAs(server, user, memoryEntriesApi.addEntry, entry);
      }
      return data.memoryId;
    };
    const first = await memoryOf('A', [
      ['One', 'Un'],
      ['Two', 'Deux'],
    ]);
    server.clock.advance(1_000);
    const second = await memoryOf('B', [
      ['One', 'Une'],
      ['Two', 'Deux'],
      ['Three', 'Zwei'],
    ]);
    const memoryIds = [first, second];
    const preview = await callAs(server, user, memoriesApi.previewMerge, { memoryIds });
    expect(preview.data).toMatchObject({ entries: 5, duplicates: 1, conflicts: 1 });
    expect(preview.data.examples).toMatchObject([
      { sourceMarkup: 'One', targets: [{ memoryId: second, targetMarkup: 'Une' }, { targetMarkup: 'Un' }] },
    ]);
    const merged = await callAs(server, user, memoriesApi.mergeMemories, {
      memoryIds,
      name: 'Both',
      keep,
      ...('preferred' in choice && { preferredMemoryId: first }),
    });
    await vi.waitFor(
      async () => {
        const { memoryId } = merged.data;
        const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
        expect(data.records.map(({ targetMarkup }) => targetMarkup).sort()).toEqual(targets);
      },
      { timeout },
    );
    const { data: old } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId: first });
    expect(old.mergedInto).toBe(merged.data.memoryId);
    await vi.waitFor(
      async () => {
        const { memoryId } = merged.data;
        const { data: filled } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
        expect(filled.filling).toBeNull();
      },
      { timeout },
    );
  },
);

// Rule D5.25 of the specification.
test('memories of other directions, and one alone, are not merged', async () => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const made = async (name: string, targetLanguage: string) => {
    const languages = { sourceLanguage: 'en', targetLanguages: [targetLanguage] };
    return (await callAs(server, user, memoriesApi.createMemory, { name, ...languages })).data.memoryId;
  };
  const [french, german] = [await made('A', 'fr'), await made('B', 'de')];
  for (const memoryIds of [[french, german], [french], [french, french]]) {
    const merge = { memoryIds, name: 'Both', keep: 'all' as const };
    expect(await callAs(server, user, memoriesApi.mergeMemories, merge)).toMatchObject({
      http: 400,
      code: 'memory.other-direction',
    });
  }
});

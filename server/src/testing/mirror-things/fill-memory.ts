import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { vi } from 'vitest';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';
import { uploadAs } from '../upload-as.ts';

export async function fillMemory(server: PeopleServer, user: TestUser, memoryId: string, word: string) {
  const texts = { sourceMarkup: `A ${word}`, targetMarkup: `Un ${word}` };
  const entry = { memoryId, targetLanguage: 'fr', ...texts };
  const { data } = await callAs(server, user, memoryEntriesApi.addEntry, entry);
  const content = `en,fr\nThe ${word},Le ${word}\n`;
  const uploaded = await uploadAs(server, user, 'memory', [{ name: `${word}.csv`, content }]);
  const fileIds = uploaded.data.files.map(({ fileId }) => fileId);
  const { data: imports } = await callAs(server, user, memoryImportsApi.importFiles, {
    assetId: memoryId,
    fileIds,
  });
  await vi.waitFor(
    async () => {
      const { data: listed } = await callAs(server, user, memoryImportsApi.listImports, {
        assetId: memoryId,
      });
      if (listed[0]?.status !== 'done') throw new Error('the import is not done');
    },
    { timeout: 10_000 },
  );
  const cleaningId = await checkedMemory(server, user, memoryId);
  const deletionId = await deletedEntry(server, user, { ...entry, sourceMarkup: `Gone ${word}` });
  return { entryId: data.entryId, importId: String(imports[0]?.importId), cleaningId, deletionId };
}

async function checkedMemory(server: PeopleServer, user: TestUser, memoryId: string): Promise<string> {
  const { data } = await callAs(server, user, memoryCleaningsApi.startCheck, { assetId: memoryId });
  await vi.waitFor(
    async () => {
      const listed = await callAs(server, user, memoryCleaningsApi.listCleanings, { assetId: memoryId });
      if (listed.data[0]?.status !== 'checked') throw new Error('the check is not done');
    },
    { timeout: 10_000 },
  );
  return data.cleaningId;
}

async function deletedEntry(
  server: PeopleServer,
  user: TestUser,
  entry: RequestOf<typeof memoryEntriesApi.addEntry>,
): Promise<string> {
  const { data: added } = await callAs(server, user, memoryEntriesApi.addEntry, entry);
  const deletion = { memoryId: entry.memoryId, entryIds: [added.entryId] };
  return (await callAs(server, user, memoryEntriesApi.deleteEntries, deletion)).data.deletionId;
}

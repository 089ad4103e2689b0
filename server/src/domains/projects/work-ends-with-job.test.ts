import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { houseTmx } from '../../testing/exchange-world.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server } = await projectWorld();
const user = await manager(server);
const patience = { timeout: 20_000 };

/** How the job of a row ended, and whether the transaction that wrote the row is the one that ended it. */
async function endOf(table: 'document' | 'assetImport' | 'cleaning', id: string) {
  const { rows } = await server.database.organizationTransaction(user.member, (db) =>
    sql`select job.state, job.xmin = work.xmin as together
      from ${sql.table(table)} as work join job using (job_id) where work.id = ${id}`.execute(db),
  );
  return rows;
}

const ended = [{ state: 'succeeded', together: true }];

test('a document is ready in the transaction that ends its job', async () => {
  const { projectId } = await createProjectAs(server, user, { files: [{ name: 'a.txt', content: 'One.' }] });
  const { documents } = await settledProject(server, user, projectId);
  expect(documents[0]?.status).toBe('ready');
  expect(await endOf('document', String(documents[0]?.documentId))).toEqual(ended);
});

test('a file is in a memory, and the memory looked through, in the transactions that end their jobs', async () => {
  const { data: uploaded } = await uploadAs(server, user, 'memory', [{ name: 'a.tmx', content: houseTmx }]);
  const { data: memory } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['fr', 'de'],
    fileIds: uploaded.files.map(({ fileId }) => fileId),
  });
  const { memoryId } = memory;
  const imported = await vi.waitFor(async () => {
    const { data } = await callAs(server, user, memoryImportsApi.listImports, { assetId: memoryId });
    expect(data[0]?.status).toBe('done');
    return data[0];
  }, patience);
  expect(await endOf('assetImport', String(imported?.importId))).toEqual(ended);

  const { data: started } = await callAs(server, user, memoryCleaningsApi.startCheck, { assetId: memoryId });
  await vi.waitFor(async () => {
    const { data } = await callAs(server, user, memoryCleaningsApi.listCleanings, { assetId: memoryId });
    expect(data[0]?.status).toBe('checked');
  }, patience);
  expect(await endOf('cleaning', started.cleaningId)).toEqual(ended);
});

import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import {
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import { largeCorpusTable } from '../../../testing/large-corpus-table.ts';
import { versionStorageKeys } from '../../custom-engines/versions/version-storage.ts';

const server = await customEngineServer();
beforeAll(async () => void (await server.work()));

test('an engine that is deleted while it is trained goes with all it has, known to its version or not', async () => {
  const user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const { organizationId } = user;
  const fileIds = await uploadCorpus(server, user, largeCorpusTable());
  const { customEngineId } = await createEngine(server, user, { fileIds });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  const { storage } = server.services;
  const keys = versionStorageKeys({ organizationId, id: customEngineId }, { customEngineId, number: 1 });
  // As a worker leaves it that is lost before it could say so.
  for (const key of keys) await storage.write(key, new TextEncoder().encode('half an engine'));
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId });
  await settledEngine(
    server,
    user,
    customEngineId,
    ({ versions: [version] }) => version?.job?.step === 'training',
  );
  await callAs(server, user, customEnginesApi.deleteCustomEngine, { customEngineId });
  const gone = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
  expect(gone.http).toBe(404);
  const left = () =>
    server.database.systemTransaction(async (db) => [
      ...(await db
        .selectFrom('engineVersion')
        .select('number')
        .where('organizationId', '=', organizationId)
        .execute()),
      ...(await db
        .selectFrom('enginePair')
        .select('id')
        .where('organizationId', '=', organizationId)
        .execute()),
      ...(await db
        .selectFrom('engineCorpus')
        .select('id')
        .where('organizationId', '=', organizationId)
        .execute()),
      ...(await db
        .selectFrom('customEngine')
        .select('id')
        .where('organizationId', '=', organizationId)
        .execute()),
    ]);
  await expect.poll(left, { timeout: 120_000 }).toEqual([]);
  for (const key of keys)
    await expect
      .poll(() => storage.read(key).catch(({ code }) => code), { timeout: 20_000 })
      .toBe('resource.not-found');
}, 400_000);

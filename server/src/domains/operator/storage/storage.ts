import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { type operatorStorageApi, storedKindSchema } from '@transloom/contracts/operator-storage';
import { accountTypeSchema } from '@transloom/contracts/roles';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { leftFilesSince } from '../../files/left-files.ts';
import { selectDatabaseBytes, selectLeftFiles, selectStored, selectStoring } from './storage.store.ts';

const gigabyte = 2 ** 30;

export async function storage({
  asSystem,
  now,
}: Context): Promise<OutputOf<typeof operatorStorageApi.storage>> {
  return asSystem(async (db) => ({
    kinds: z.array(storedKindSchema).parse(await selectStored(db)),
    left: await selectLeftFiles(db, leftFilesSince(now())),
    databaseBytes: await selectDatabaseBytes(db),
  }));
}

export async function storingOrganizations(
  { asSystem, installation }: Context,
  { search, pageNumber, pageSize }: InputOf<typeof operatorStorageApi.storingOrganizations>,
): Promise<OutputOf<typeof operatorStorageApi.storingOrganizations>> {
  const sought = { search, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { rows, total } = await asSystem((db) => selectStoring(db, sought));
  const records = rows.map((row) => {
    const accountType = accountTypeSchema.parse(row.accountType);
    const gigabytes = installation.storageGigabytes[accountType];
    return { ...row, accountType, limitBytes: gigabytes === null ? null : gigabytes * gigabyte };
  });
  return { records, total, pageNumber, pageSize };
}

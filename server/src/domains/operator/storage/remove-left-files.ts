import type { OutputOf } from '@transloom/contracts/endpoint';
import type { operatorStorageApi } from '@transloom/contracts/operator-storage';
import type { LongRequestContext } from '../../../platform/context.ts';
import { forgetLeftFiles, removeStored } from '../../files/left-files.ts';
import { recordOperation } from '../record-operation.ts';

/** Does at once what the sweeps do within the hour. */
export async function removeLeftFiles(
  context: LongRequestContext,
): Promise<OutputOf<typeof operatorStorageApi.removeLeftFiles>> {
  const keys = await context.transact(async (request) => {
    const keys = await request.asSystem((db) => forgetLeftFiles(db, request.now()));
    await recordOperation(request, 'operator.cleaning', { files: keys.length });
    return keys;
  });
  await removeStored(context.storage, keys);
  return { files: keys.length };
}

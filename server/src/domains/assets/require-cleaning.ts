import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { OneCleaning } from './cleanable-asset.ts';
import { type CleaningRow, findCleaning } from './cleanings.store.ts';

/** @throws {AppError} resource.not-found; cleaning.other-state where its state is none of those */
export async function requireCleaning(
  { db }: Pick<Context, 'db'>,
  { assetId, cleaningId }: OneCleaning,
  statuses?: readonly string[],
): Promise<CleaningRow> {
  const found = await findCleaning(db, cleaningId);
  if (found?.assetId !== assetId) throw new AppError('resource.not-found');
  if (statuses && !statuses.includes(found.status)) throw new AppError('cleaning.other-state');
  return found;
}

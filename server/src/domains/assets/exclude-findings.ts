import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { OneCleaning } from './cleanable-asset.ts';
import { markExcluded } from './cleanings.store.ts';
import { requireCleaning } from './require-cleaning.ts';

/** Entries that stay whatever the reason, or no longer. @throws {AppError} resource.not-found, cleaning.other-state */
export async function excludeFindings(
  context: Pick<Context, 'db'>,
  cleaning: OneCleaning,
  choice: { readonly entryIds: readonly string[]; readonly excluded: boolean },
): Promise<void> {
  await requireCleaning(context, cleaning, ['checked', 'stopped']);
  const found = await markExcluded(context.db, cleaning.cleaningId, choice);
  if (found < new Set(choice.entryIds).size) throw new AppError('resource.not-found');
}

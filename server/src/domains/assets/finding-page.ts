import type { Context } from '../../platform/context.ts';
import type { OneCleaning } from './cleanable-asset.ts';
import { findFindingPage } from './cleanings.store.ts';
import { requireCleaning } from './require-cleaning.ts';

interface FindingsAsked extends OneCleaning {
  readonly reason: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of what was found for a reason. @throws {AppError} resource.not-found */
export async function findingPage(context: Pick<Context, 'db'>, { reason, ...asked }: FindingsAsked) {
  await requireCleaning(context, asked);
  return findFindingPage(context.db, { cleaningId: asked.cleaningId, reason }, asked);
}

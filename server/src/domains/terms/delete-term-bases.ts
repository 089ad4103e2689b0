import type { InputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { cancelCleaning } from '../assets/cancel-cleaning.ts';
import { refuseWhileCopied } from '../assets/filling.ts';
import { cancelImports } from '../assets/imports/end-imports.ts';
import { announceTermBase } from './announce-term-base.ts';
import { requireTermBase } from './require-term-base.ts';
import { findTermBases, hideTermBase } from './terms.store.ts';
import { removeTermBaseJob } from './terms-job-kinds.ts';

/** All of them or none: nobody sees them from now on; what they hold goes in the background. @throws {AppError} resource.not-found, asset.busy */
export async function deleteTermBases(
  context: Context,
  { termBaseIds }: InputOf<typeof termsApi.deleteTermBases>,
): Promise<null> {
  const staying = (await findTermBases(context.db)).filter(({ id }) => !termBaseIds.includes(id));
  for (const termBaseId of new Set(termBaseIds)) {
    refuseWhileCopied(staying, await requireTermBase(context, termBaseId));
    await hideTermBase(context.db, termBaseId, context.now());
    await cancelImports(context, termBaseId);
    await cancelCleaning(context, termBaseId);
    await context.enqueue(removeTermBaseJob, { termBaseId });
    for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  }
  return null;
}

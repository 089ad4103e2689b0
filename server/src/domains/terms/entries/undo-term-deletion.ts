import type { InputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { requireWritable } from '../require-term-base.ts';
import { restoreConcepts } from './restore-concepts.ts';

/** @throws {AppError} resource.not-found, also where it was undone before; term-base.not-writable */
export async function undoTermDeletion(
  context: Context,
  { termBaseId, deletionId: cleanId }: InputOf<typeof termEntriesApi.restoreTermEntries>,
): Promise<null> {
  await requireWritable(context, termBaseId);
  const restored = await restoreConcepts(context, { termBaseId, cleanId });
  if (restored === 0) throw new AppError('resource.not-found');
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return null;
}

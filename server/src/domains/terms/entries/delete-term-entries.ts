import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { requireWritable } from '../require-term-base.ts';
import { lockTermBase } from '../terms.store.ts';
import { findConcepts } from './concepts.store.ts';
import { removeConcepts } from './remove-concepts.ts';

/** Deletes all entries or none; can be undone. @throws {AppError} resource.not-found, term-base.not-writable */
export async function deleteTermEntries(
  context: Context,
  { termBaseId, termEntryIds }: InputOf<typeof termEntriesApi.deleteTermEntries>,
): Promise<OutputOf<typeof termEntriesApi.deleteTermEntries>> {
  await requireWritable(context, termBaseId);
  // The kept version is the last one, whoever has just changed the entry.
  await lockTermBase(context.db, termBaseId);
  const wanted = new Set(termEntryIds);
  const rows = await findConcepts(context.db, [...wanted]);
  if (rows.length < wanted.size || rows.some((row) => row.termBaseId !== termBaseId))
    throw new AppError('resource.not-found');
  const deletionId = newId();
  await removeConcepts(context, termBaseId, rows, deletionId);
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return { deletionId };
}

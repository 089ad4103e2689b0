import type { InputOf } from '@transloom/contracts/endpoint';
import type { TermEntry, termEntriesApi } from '@transloom/contracts/term-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireTermBase } from '../require-term-base.ts';
import { termEntryById } from './term-entries.ts';

/** @throws {AppError} resource.not-found */
export async function termEntryDetail(
  context: Context,
  { termBaseId, termEntryId }: InputOf<typeof termEntriesApi.termEntryDetail>,
): Promise<TermEntry> {
  const base = await requireTermBase(context, termBaseId);
  const entry = await termEntryById(context, base, termEntryId);
  if (entry.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  return entry;
}

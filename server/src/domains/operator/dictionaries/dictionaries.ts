import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { operatorDictionariesApi } from '@transloom/contracts/operator-dictionaries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { resetDictionaryEntry, saveDictionaryEntry } from '../../system/change-dictionary.ts';
import { readEntries } from '../../system/read-entries.ts';
import { findPeople } from '../../users/find-user.ts';
import { recordOperation } from '../record-operation.ts';

type Api = typeof operatorDictionariesApi;

export async function listEntries(
  { asSystem }: Context,
  { type }: InputOf<Api['listEntries']>,
): Promise<OutputOf<Api['listEntries']>> {
  return asSystem(async (db) => {
    const entries = await readEntries(db, type);
    const ids = entries.flatMap(({ change }) => change?.changedBy ?? []);
    const people = await findPeople(db, ids);
    return entries.map(({ change, ...entry }) => ({
      ...entry,
      changed: change
        ? { by: people.get(change.changedBy ?? '')?.name ?? null, at: change.changedAt.toISOString() }
        : null,
    }));
  });
}

export async function saveEntry(
  context: RequestContext,
  { type, code, names, hidden }: InputOf<Api['saveEntry']>,
): Promise<null> {
  const entry = { code, names, hidden, changedBy: context.actor.userId, changedAt: context.now() };
  await context.asSystem((db) => saveDictionaryEntry(db, type, entry));
  await recordOperation(context, 'operator.dictionary', { type, code, hidden });
  return null;
}

/** @throws {AppError} resource.not-found */
export async function resetEntry(
  context: RequestContext,
  { type, code }: InputOf<Api['resetEntry']>,
): Promise<null> {
  if (!(await context.asSystem((db) => resetDictionaryEntry(db, type, code))))
    throw new AppError('resource.not-found');
  await recordOperation(context, 'operator.dictionary-reset', { type, code });
  return null;
}

import type { Context } from '../../platform/context.ts';
import { findTrainers } from './engine-trainers.store.ts';

/** By id; those that are gone are left out. */
export async function trainerNames(
  { db }: Pick<Context, 'db'>,
  trainerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (trainerIds.length === 0) return new Map();
  const wanted = new Set(trainerIds);
  const rows = await findTrainers(db);
  return new Map(rows.filter(({ id }) => wanted.has(id)).map(({ id, name }) => [id, name]));
}

import type { Memory } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { findPeople } from '../users/find-user.ts';
import { lastImports } from './last-imports.ts';
import { findSizes, type MemoryRow } from './memories.store.ts';

/** Memories as the interface shows them. */
export async function memorySummaries(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly MemoryRow[],
): Promise<Memory[]> {
  const { db } = context;
  const sizes = await findSizes(db);
  const imports = await lastImports(
    context,
    rows.map((row) => row.id),
  );
  const people = await findPeople(
    db,
    rows.map((row) => row.creatorId),
  );
  return rows.map((row) => {
    const size = sizes.get(row.id);
    return {
      memoryId: row.id,
      name: row.name,
      sourceLanguage: row.sourceLanguage,
      targetLanguage: row.targetLanguage,
      entryCount: size?.entries ?? 0,
      penalty: row.penalty,
      writable: row.writable,
      isDefault: row.isDefault,
      creator: people.get(row.creatorId)?.username ?? '',
      createdAt: row.createdAt.toISOString(),
      updatedAt: (size?.changedAt ?? row.createdAt).toISOString(),
      lastImports: imports.get(row.id) ?? [],
    };
  });
}

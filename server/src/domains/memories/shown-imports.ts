import type { AssetImport } from '@transloom/contracts/assets';
import type { Context } from '../../platform/context.ts';
import { shownImports } from '../assets/shown-imports.ts';
import { findImportsOf, findLastImports, type ImportRow, readCheckpoint } from './memory-imports.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** By memory, what became of the files that came last; memories that no file ever went into are missing. */
export async function lastImports(
  context: Reader,
  memoryIds: readonly string[],
): Promise<ReadonlyMap<string, AssetImport[]>> {
  if (memoryIds.length === 0) return new Map();
  const rows = await findLastImports(context.db, memoryIds);
  const shown = await shownMemoryImports(context, rows);
  return Map.groupBy(shown, ({ importId }) => rows.find(({ id }) => id === importId)?.memoryId ?? '');
}

/** All of a memory, the last ones first. */
export async function importsOf(context: Reader, memoryId: string): Promise<readonly AssetImport[]> {
  return shownMemoryImports(context, await findImportsOf(context.db, memoryId));
}

async function shownMemoryImports(
  context: Reader,
  rows: readonly ImportRow[],
): Promise<readonly AssetImport[]> {
  const shown = await shownImports(context, rows);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return shown.map((one) => {
    const checkpoint = rowOf.get(one.importId)?.checkpoint ?? null;
    return { ...one, summary: one.summary ?? readCheckpoint(checkpoint)?.summary ?? null };
  });
}

import type { AssetImport } from '@transloom/contracts/assets';
import type { Context } from '../../platform/context.ts';
import { shownImports } from '../assets/shown-imports.ts';
import { findLastTermImports, findTermImportsOf } from './term-imports.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** By term base, what became of the files that came last; bases that no file ever went into are missing. */
export async function lastTermImports(
  context: Reader,
  termBaseIds: readonly string[],
): Promise<ReadonlyMap<string, AssetImport[]>> {
  if (termBaseIds.length === 0) return new Map();
  const rows = await findLastTermImports(context.db, termBaseIds);
  const shown = await shownImports(context, rows);
  return Map.groupBy(shown, ({ importId }) => rows.find(({ id }) => id === importId)?.termBaseId ?? '');
}

/** All of a base, the last ones first. */
export async function termImportsOf(context: Reader, termBaseId: string): Promise<AssetImport[]> {
  return shownImports(context, await findTermImportsOf(context.db, termBaseId));
}

import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { OneImport } from './importable-asset.ts';
import { findImport, type ImportRow } from './imports.store.ts';

/** An import of this asset. @throws {AppError} resource.not-found */
export async function requireImport(
  { db }: Pick<Context, 'db'>,
  { assetId, importId }: OneImport,
): Promise<ImportRow> {
  const found = await findImport(db, importId);
  if (found?.assetId !== assetId) throw new AppError('resource.not-found');
  return found;
}

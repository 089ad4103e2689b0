import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { OneImport } from './importable-asset.ts';
import { findImport, type ImportRow, lockImport } from './imports.store.ts';

/** An import of this asset. @throws {AppError} resource.not-found */
export async function requireImport({ db }: Pick<Context, 'db'>, one: OneImport): Promise<ImportRow> {
  return ofAsset(one, await findImport(db, one.importId));
}

/** An import that nobody else changes before the transaction ends. @throws {AppError} resource.not-found */
export async function requireLockedImport({ db }: Pick<Context, 'db'>, one: OneImport): Promise<ImportRow> {
  return ofAsset(one, await lockImport(db, one.importId));
}

function ofAsset({ assetId }: OneImport, found: ImportRow | undefined): ImportRow {
  if (found?.assetId !== assetId) throw new AppError('resource.not-found');
  return found;
}

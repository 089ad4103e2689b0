import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { hasUnfinishedImports } from './imports/imports.store.ts';

interface Written {
  readonly id: string;
  /** The import, cleaning or merge whose turn it is. */
  readonly writingImport: string | null;
}

/** Nothing goes into any of them, or waits to: a merge would have a part of it. @throws {AppError} asset.busy */
export async function requireIdle({ db }: Pick<Context, 'db'>, assets: readonly Written[]): Promise<void> {
  const isWritten = assets.some(({ writingImport }) => writingImport !== null);
  const ids = assets.map(({ id }) => id);
  if (isWritten || (await hasUnfinishedImports(db, ids))) throw new AppError('asset.busy');
}

/** Whether a file is being imported into it, or waits. */
export function hasFilesComing({ db }: Pick<Context, 'db'>, assetId: string): Promise<boolean> {
  return hasUnfinishedImports(db, [assetId]);
}

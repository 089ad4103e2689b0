import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findDownload } from './engine-models.store.ts';

/** @throws {AppError} resource.not-found */
export async function requireDownload({ db }: Context, name: string) {
  const download = await findDownload(db, name);
  if (download === undefined) throw new AppError('resource.not-found');
  return download;
}

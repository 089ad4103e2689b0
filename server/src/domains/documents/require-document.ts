import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findDocument } from './documents.store.ts';

/** @throws {AppError} resource.not-found, also for a document of another organisation */
export async function requireDocument(context: Pick<Context, 'db'>, documentId: string) {
  const document = await findDocument(context.db, documentId);
  if (document === undefined) throw new AppError('resource.not-found');
  return document;
}

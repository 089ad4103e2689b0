import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireDocumentReach } from '../project-people/reach.ts';
import { findDocument } from './documents.store.ts';

/**
 * A document that is open to the actor.
 * @throws {AppError} resource.not-found, also for a document of another organization, access.denied
 */
export async function requireDocument(context: Pick<Context, 'db' | 'actor'>, documentId: string) {
  const document = await findDocument(context.db, documentId);
  if (document === undefined) throw new AppError('resource.not-found');
  await requireDocumentReach(context, documentId);
  return document;
}

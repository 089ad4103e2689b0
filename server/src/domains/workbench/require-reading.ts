import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireProject } from '../projects/require-project.ts';
import { documentAccess } from '../tasks/segment-access.ts';

/** A document that the actor may read, and as whom they work on it. @throws {AppError} resource.not-found */
export async function requireReading(context: Context, documentId: string) {
  const document = await requireDocument(context, documentId);
  const project = await requireProject(context, document.projectId);
  const { work } = await documentAccess(context, documentId, project);
  return { document, project, work };
}

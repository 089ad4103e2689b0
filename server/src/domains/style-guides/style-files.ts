import { limits } from '@transloom/contracts/limits';
import type { StyleFile } from '@transloom/contracts/style-guides';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { defineDownload } from '../files/define-download.ts';
import { forgetUpload, openUpload, takeUpload } from '../files/uploaded-content.ts';
import { shownNames } from '../users/shown-names.ts';
import { deleteStyleFile, findStyleFiles, insertStyleFile } from './style-files.store.ts';

/** For projects, which have seen that the actor reaches or manages them. */

export async function styleFiles(
  context: Pick<Context, 'db' | 'language'>,
  projectId: string,
): Promise<StyleFile[]> {
  const rows = await findStyleFiles(context.db, projectId);
  const names = await shownNames(
    context,
    rows.map(({ addedBy }) => addedBy),
  );
  return rows.map(({ fileId, name, bytes, addedBy, addedAt }) => ({
    fileId,
    name,
    bytes: Number(bytes),
    addedBy: names.get(addedBy) ?? '',
    addedAt: addedAt.toISOString(),
  }));
}

/**
 * Takes uploaded files into the style guide of a project whose row is locked or new (D5.7).
 * @throws {AppError} resource.not-found, style-guide.too-many-files, file.duplicate-name
 */
export async function addStyleFiles(
  context: Context,
  projectId: string,
  fileIds: readonly string[],
): Promise<void> {
  const { db, actor, now } = context;
  const limit = limits.styleGuideFiles;
  const { length } = await findStyleFiles(db, projectId);
  if (length + fileIds.length > limit) throw new AppError('style-guide.too-many-files', { limit });
  for (const fileId of fileIds) {
    const { name, bytes } = await takeUpload(context, { fileId, purpose: 'style' });
    const { organizationId, userId: addedBy } = actor;
    const file = { organizationId, projectId, fileId, name, bytes, addedBy, addedAt: now() };
    if (!(await insertStyleFile(db, file))) throw new AppError('file.duplicate-name', { name });
  }
}

/** @throws {AppError} resource.not-found */
export async function removeStyleFile(context: Context, projectId: string, fileId: string): Promise<void> {
  if (!(await deleteStyleFile(context.db, { projectId, fileId }))) throw new AppError('resource.not-found');
  await forgetUpload(context, fileId);
}

/** Before a project goes. */
export async function forgetStyleFiles(context: Context, projectId: string): Promise<void> {
  for (const { fileId } of await findStyleFiles(context.db, projectId)) await forgetUpload(context, fileId);
}

export const styleFileDownload = defineDownload({
  kind: 'style-guides.download-file',
  wanted: z.object({ fileId: z.uuid(), name: z.string() }),
  timeoutSeconds: 300,
  concurrency: 2,
  write: async (job, { fileId, name }) => ({ name, content: await openUpload(job, fileId) }),
});

/** Offers a file among the downloads of the actor. @throws {AppError} resource.not-found */
export async function downloadStyleFile(
  context: Context,
  projectId: string,
  fileId: string,
): Promise<{ readonly resourceId: string }> {
  const file = (await findStyleFiles(context.db, projectId)).find((one) => one.fileId === fileId);
  if (file === undefined) throw new AppError('resource.not-found');
  return styleFileDownload.start(context, file.name, { fileId, name: file.name });
}

import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { showUpload } from '../../files/uploaded-content.ts';
import { findDocumentsOfProject } from '../documents.store.ts';
import { requireRereadable, requireSameFormat } from '../rereading/require-rereadable.ts';
import { isTriedAgain } from '../retry-documents.ts';
import { estimateJob } from './estimate-job-kind.ts';
import type { DocumentsAgainWish, EstimateWish, NewDocumentsWish } from './estimate-wish.ts';
import { insertEstimate, updateEstimate } from './estimates.store.ts';

interface StartedEstimate {
  readonly estimateId: string;
}

/** Has a job reckon what pre-translating the files would take. @throws {AppError} resource.not-found, file.duplicate-name */
export async function startEstimate(context: Context, wish: NewDocumentsWish): Promise<StartedEstimate> {
  const names = new Set<string>();
  for (const fileId of wish.fileIds) {
    const { name } = await showUpload(context, { fileId, purpose: 'document' });
    if (names.has(name)) throw new AppError('file.duplicate-name', { name });
    names.add(name);
  }
  return start(context, wish);
}

/**
 * The same of documents that are tried again, or read again as is wished.
 * @throws {AppError} resource.not-found, document.not-ready, document.other-format
 */
export async function startEstimateAgain(
  context: Context,
  wish: DocumentsAgainWish & { readonly projectId: string },
): Promise<StartedEstimate> {
  const documents = await requireRereadable(context, wish);
  const fileId = wish.reading?.fileId;
  if (fileId !== undefined)
    requireSameFormat(await showUpload(context, { fileId, purpose: 'document' }), documents);
  const concerned = wish.reading === null ? await findTriedAgain(context, wish.projectId) : undefined;
  const documentIds = documents.map(({ id }) => id).filter((id) => concerned?.has(id) ?? true);
  return start(context, { ...wish, documentIds });
}

async function findTriedAgain({ db }: Context, projectId: string): Promise<ReadonlySet<string>> {
  const documents = await findDocumentsOfProject(db, projectId);
  return new Set(documents.filter(isTriedAgain).map(({ id }) => id));
}

async function start(context: Context, wish: EstimateWish): Promise<StartedEstimate> {
  const id = newId();
  const { organizationId, userId } = context.actor;
  await insertEstimate(context.db, { id, organizationId, userId, wish, createdAt: context.now() });
  const jobId = await context.enqueue(estimateJob, { estimateId: id }, { key: `estimate:${id}` });
  await updateEstimate(context.db, id, { jobId });
  return { estimateId: id };
}

import type { ChosenOptions, OptionsByFormat } from '@transloom/contracts/document-settings';
import { fileFormats } from '@transloom/core/document/format-registry';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireOptions } from '../document-settings/require-options.ts';
import { takeUpload, type UploadedContent } from '../files/uploaded-content.ts';
import { insertDocument, nextPosition, takenNames } from './documents.store.ts';
import { prepareDocumentJob } from './documents-job-kinds.ts';
import { moveDocument } from './move-document.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';

export interface DocumentsToAdd {
  readonly projectId: string;
  readonly fileIds: readonly string[];
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly planOf: (targetLanguage: string) => PretranslationPlan;
  /** Reading options by format. */
  readonly documentOptions: OptionsByFormat;
}

/**
 * Takes uploaded files into a project, one document for each target language, and starts preparing them.
 * @throws {AppError} resource.not-found, file.duplicate-name, document.option-…
 */
export async function addDocuments(context: Context, input: DocumentsToAdd): Promise<readonly string[]> {
  const files: UploadedContent[] = [];
  for (const fileId of input.fileIds) files.push(await takeUpload(context, { fileId, purpose: 'document' }));
  await refuseTakenNames(context, input.projectId, files);
  const options = files.map((file) => optionsOf(file, input));
  const first = await nextPosition(context.db, input.projectId);
  const documentIds: string[] = [];
  for (const [index, file] of files.entries()) {
    for (const targetLanguage of input.targetLanguages) {
      documentIds.push(
        await addDocument(context, {
          ...input,
          file,
          targetLanguage,
          position: first + index,
          options: options[index] ?? {},
        }),
      );
    }
  }
  return documentIds;
}

/** A file that was too large to recognize during the upload is taken for the first format that its name allows. */
function optionsOf(
  { name, format }: UploadedContent,
  { documentOptions, sourceLanguage, targetLanguages }: DocumentsToAdd,
): ChosenOptions {
  const formatId = format ?? formatsByExtension(name).find((id) => documentOptions[id] !== undefined);
  const options = (formatId !== undefined && documentOptions[formatId]) || {};
  if (formatId !== undefined) requireOptions(formatId, options, [sourceLanguage, ...targetLanguages]);
  return options;
}

function formatsByExtension(name: string): readonly string[] {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileFormats.filter(({ extensions }) => extensions.includes(extension)).map(({ id }) => id);
}

async function refuseTakenNames(
  context: Context,
  projectId: string,
  files: readonly UploadedContent[],
): Promise<void> {
  // Names that differ only in case would overwrite one another where a zip of them is unpacked.
  const taken = new Set([...(await takenNames(context.db, projectId))].map((name) => name.toLowerCase()));
  for (const { name } of files) {
    const folded = name.toLowerCase();
    if (taken.has(folded)) throw new AppError('file.duplicate-name', { name });
    taken.add(folded);
  }
}

interface OneDocument extends Pick<DocumentsToAdd, 'projectId' | 'sourceLanguage' | 'planOf'> {
  readonly file: Pick<UploadedContent, 'fileId' | 'name' | 'format' | 'bytes'>;
  readonly targetLanguage: string;
  readonly position: number;
  readonly options: ChosenOptions;
}

/** @throws {AppError} file.duplicate-name */
export async function addDocument(context: Context, input: OneDocument): Promise<string> {
  const { file, targetLanguage, position, projectId, sourceLanguage, planOf, options } = input;
  const id = newId();
  const inserted = await insertDocument(context.db, {
    id,
    organizationId: context.actor.organizationId,
    projectId,
    fileId: file.fileId,
    position,
    name: file.name,
    format: file.format,
    bytes: file.bytes,
    sourceLanguage,
    targetLanguage,
    plan: planOf(targetLanguage),
    options,
    createdAt: context.now(),
  });
  // Somebody else was quicker with a file of that name.
  if (!inserted) throw new AppError('file.duplicate-name', { name: file.name });
  await startPreparing(context, { id, projectId, status: 'new' });
  return id;
}

/** Enqueues the preparation and publishes the change. */
export async function startPreparing(
  context: Context,
  document: { readonly id: string; readonly projectId: string; readonly status: string },
): Promise<void> {
  const { id: documentId, projectId } = document;
  const jobId = await context.enqueue(
    prepareDocumentJob,
    { documentId, projectId },
    { key: `prepare:${documentId}` },
  );
  await moveDocument(context, document, { status: 'waiting', failure: null, jobId });
}

import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import type { JobContext, LongContext } from '../../../platform/context.ts';
import { requireOptions } from '../../document-settings/require-options.ts';
import { readUpload } from '../../files/uploaded-content.ts';
import { readWorkingFile } from './read-working-file.ts';
import { recognizeInProcess, segmentInProcess } from './run-in-process.ts';
import type { SegmentedDocument } from './segment-row.ts';

/** Where files are read. */
export type FileReader = LongContext & Pick<JobContext, 'signal'>;

interface FileToSegment {
  readonly fileId: string;
  readonly name: string;
  /** Null where it was too large to recognize during the upload: its content decides. */
  readonly format: string | null;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly segmentation: SegmentationSettings;
  optionsOf(format: string): ChosenOptions;
}

interface SegmentedFile extends SegmentedDocument {
  readonly format: string;
}

/** The sentences of an uploaded file. @throws {AppError} document.… */
export async function segmentFile(
  job: FileReader,
  { fileId, name, optionsOf, segmentation, ...file }: FileToSegment,
): Promise<SegmentedFile> {
  const { sourceLanguage, targetLanguage } = file;
  const format = file.format ?? (await recognize(job, { fileId, name }));
  const options = optionsOf(format);
  requireOptions(format, options, [sourceLanguage, targetLanguage]);
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const segmented = await segmentInProcess(
    { ...working, name, segmentation, options: { ...options, sourceLanguage, targetLanguage } },
    job.signal,
  );
  return { ...segmented, format };
}

async function recognize(
  job: FileReader,
  { fileId, name }: Pick<FileToSegment, 'fileId' | 'name'>,
): Promise<string> {
  return recognizeInProcess({ file: await readUpload(job, fileId), name }, job.signal);
}

import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { JobContext } from '../../../platform/context.ts';
import { currentSegmentation } from '../../document-settings/segmentation.ts';
import { showUpload } from '../../files/uploaded-content.ts';
import { segmentFile } from '../parsing/segment-file.ts';
import type { ReadDocument } from './estimate-document.ts';
import type { NewDocumentsWish } from './estimate-wish.ts';

interface FileInLanguage {
  readonly fileId: string;
  readonly targetLanguage: string;
}

/** An uploaded file, as it would be prepared. @throws {AppError} document.… */
export async function readNewDocument(
  job: JobContext,
  { sourceLanguage, documentOptions }: NewDocumentsWish,
  { fileId, targetLanguage }: FileInLanguage,
): Promise<ReadDocument> {
  const { name, format, segmentation } = await job.transact(async (context) => ({
    ...(await showUpload(context, { fileId, purpose: 'document' })),
    segmentation: await currentSegmentation(context),
  }));
  const optionsOf = (id: string) => (documentOptions as OptionsByFormat)[id] ?? {};
  const file = { fileId, name, format, segmentation, sourceLanguage, targetLanguage, optionsOf };
  return { ...(await segmentFile(job, file)), name, targetLanguage, summary: null };
}

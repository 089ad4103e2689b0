import type { Context } from '../../platform/context.ts';
import { handleJob } from '../../platform/queue/handle-job.ts';
import { documentChanged } from './announce-document.ts';
import { documentsDownload } from './build-export.ts';
import { prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { failDocument } from './fail-document.ts';
import { prepareDocument } from './prepare-document.ts';
import { pretranslateDocument } from './pretranslate-document.ts';
import { makePreview } from './preview/make-preview.ts';
import { makePreviewJob } from './preview/preview-job-kind.ts';
import { retryDocuments } from './retry-documents.ts';

const ofDocuments = {
  announce: documentChanged,
  afterFailure: failDocument,
  retry: retryOne,
};

export const documentsJobs = [
  handleJob(prepareDocumentJob, prepareDocument, ofDocuments),
  handleJob(pretranslateDocumentJob, pretranslateDocument, ofDocuments),
  handleJob(makePreviewJob, makePreview),
  documentsDownload.job,
];

interface OneDocument {
  readonly projectId: string;
  readonly documentId: string;
}

async function retryOne(context: Context, { projectId, documentId }: OneDocument): Promise<void> {
  await retryDocuments(context, { projectId, documentIds: [documentId] });
}

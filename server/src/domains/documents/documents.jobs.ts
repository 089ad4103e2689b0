import { handleJob } from '../../platform/queue/handle-job.ts';
import { documentChanged } from './announce-document.ts';
import { documentsDownload } from './build-export.ts';
import { prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { failDocument } from './fail-document.ts';
import { prepareDocument } from './prepare-document.ts';
import { pretranslateDocument } from './pretranslate-document.ts';
import { makePreview } from './preview/make-preview.ts';
import { makePreviewJob } from './preview/preview-job-kind.ts';

const ofDocuments = { announce: documentChanged, afterFailure: failDocument };

export const documentsJobs = [
  handleJob(prepareDocumentJob, prepareDocument, ofDocuments),
  handleJob(pretranslateDocumentJob, pretranslateDocument, ofDocuments),
  handleJob(makePreviewJob, makePreview),
  documentsDownload.job,
];

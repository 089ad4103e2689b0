import { handleJob } from '../../platform/queue/handle-job.ts';
import { documentChanged } from './announce-document.ts';
import { buildExport } from './build-export.ts';
import { exportDocumentsJob, prepareDocumentJob, pretranslateDocumentJob } from './documents-job-kinds.ts';
import { prepareDocument } from './prepare-document.ts';
import { pretranslateDocument } from './pretranslate-document.ts';

export const documentsJobs = [
  handleJob(prepareDocumentJob, prepareDocument, documentChanged),
  handleJob(pretranslateDocumentJob, pretranslateDocument, documentChanged),
  handleJob(exportDocumentsJob, buildExport),
];

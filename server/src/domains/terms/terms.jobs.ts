import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { cleaningJobOf } from '../assets/run-cleaning.ts';
import { announceTermBase } from './announce-term-base.ts';
import { cleanableTermBase } from './cleaning/term-cleaning.ts';
import { buildTermExport, failTermFile } from './export-term-base.ts';
import { failTermImport, importTermFile } from './import-term-file.ts';
import { failTermMerge, mergeTerms } from './merge-terms.ts';
import { removeTermBase } from './remove-term-base.ts';
import { takeTermsBack } from './take-back-term-import.ts';
import { buildDiscardedTerms, buildTermTemplate } from './term-files.ts';
import {
  discardedTermsJob,
  exportTermsJob,
  importTermsJob,
  mergeTermsJob,
  removeTermBaseJob,
  takeBackTermsJob,
  termTemplateJob,
} from './terms-job-kinds.ts';

export const termsJobs: readonly BoundJob[] = [
  handleJob(importTermsJob, importTermFile, { announce: announceTermBase, afterFailure: failTermImport }),
  handleJob(removeTermBaseJob, removeTermBase),
  cleaningJobOf(cleanableTermBase),
  handleJob(mergeTermsJob, mergeTerms, { announce: announceTermBase, afterFailure: failTermMerge }),
  handleJob(takeBackTermsJob, takeTermsBack, { announce: announceTermBase }),
  handleJob(exportTermsJob, buildTermExport, { afterFailure: failTermFile }),
  handleJob(termTemplateJob, buildTermTemplate, { afterFailure: failTermFile }),
  handleJob(discardedTermsJob, buildDiscardedTerms, { afterFailure: failTermFile }),
];

import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { importJobsOf } from '../assets/imports/run-import.ts';
import { cleaningJobOf } from '../assets/run-cleaning.ts';
import { announceTermBase } from './announce-term-base.ts';
import { cleanableTermBase } from './cleaning/term-cleaning.ts';
import { termDownload } from './exchange/export-term-base.ts';
import { importableTermBase } from './exchange/importable-term-base.ts';
import { failTermMerge, mergeTerms } from './merging/merge-terms.ts';
import { removeTermBase } from './remove-term-base.ts';
import { mergeTermsJob, removeTermBaseJob } from './terms-job-kinds.ts';

export const termsJobs: readonly BoundJob[] = [
  ...importJobsOf(importableTermBase),
  handleJob(removeTermBaseJob, removeTermBase),
  cleaningJobOf(cleanableTermBase),
  handleJob(mergeTermsJob, mergeTerms, { announce: announceTermBase, afterFailure: failTermMerge }),
  termDownload.job,
];

import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { cleaningJobOf } from '../assets/run-cleaning.ts';
import { failDownload } from '../files/make-download.ts';
import { memoryChanged } from './announce-memory.ts';
import { cleanableMemory } from './cleaning/memory-cleaning.ts';
import { writeDiscarded } from './download-discarded.ts';
import { writeExport } from './export-memory.ts';
import { failImport } from './fail-import.ts';
import { importMemory } from './import-memory.ts';
import {
  exportMemoryJob,
  importMemoryJob,
  mergeMemoriesJob,
  removeMemoryJob,
  reverseMemoryJob,
  takeBackImportJob,
  writeDiscardedJob,
} from './memories-job-kinds.ts';
import { mergeEntries } from './merge-entries.ts';
import { removeMemory } from './remove-memory.ts';
import { reverseEntries } from './reverse-memory.ts';
import { takeEntriesBack } from './take-back-import.ts';

const noDownload = (context: Context, { resourceId }: { readonly resourceId: string }, failure: Failure) =>
  failDownload(context, { resourceId, failure });

export const memoriesJobs: readonly BoundJob[] = [
  handleJob(importMemoryJob, importMemory, { announce: memoryChanged, afterFailure: failImport }),
  handleJob(removeMemoryJob, removeMemory),
  handleJob(takeBackImportJob, takeEntriesBack, { announce: memoryChanged }),
  handleJob(exportMemoryJob, writeExport, { afterFailure: noDownload }),
  handleJob(reverseMemoryJob, reverseEntries, { announce: memoryChanged }),
  handleJob(mergeMemoriesJob, mergeEntries, { announce: memoryChanged }),
  cleaningJobOf(cleanableMemory),
  handleJob(writeDiscardedJob, writeDiscarded, { afterFailure: noDownload }),
];

import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { importJobsOf } from '../assets/imports/run-import.ts';
import { cleaningJobOf } from '../assets/run-cleaning.ts';
import { memoryChanged } from './announce-memory.ts';
import { cleanableMemory } from './cleaning/memory-cleaning.ts';
import { memoryDownload } from './exchange/export-memory.ts';
import { importableMemory } from './exchange/importable-memory.ts';
import { indexMemory } from './exchange/index-memory.ts';
import { joinBlocksJob, mergeMemoriesJob, removeMemoryJob, reverseMemoryJob } from './memories-job-kinds.ts';
import { freeWriter } from './memory-turns.store.ts';
import { failFilling } from './merging/fail-filling.ts';
import { mergeEntries } from './merging/merge-entries.ts';
import { reverseEntries } from './merging/reverse-memory.ts';
import { removeMemory } from './remove-memory.ts';

export const memoriesJobs: readonly BoundJob[] = [
  ...importJobsOf(importableMemory),
  handleJob(removeMemoryJob, removeMemory),
  handleJob(joinBlocksJob, indexMemory, {
    afterFailure: ({ db }, { memoryId, writer }) => freeWriter(db, memoryId, writer),
  }),
  memoryDownload.job,
  handleJob(reverseMemoryJob, reverseEntries, { announce: memoryChanged, afterFailure: failFilling }),
  handleJob(mergeMemoriesJob, mergeEntries, { announce: memoryChanged, afterFailure: failFilling }),
  cleaningJobOf(cleanableMemory),
];

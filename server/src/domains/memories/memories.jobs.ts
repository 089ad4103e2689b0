import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { importMemory } from './import-memory.ts';
import { importMemoryJob } from './memories-job-kinds.ts';

export const memoriesJobs: readonly BoundJob[] = [handleJob(importMemoryJob, importMemory)];

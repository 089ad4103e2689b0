import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { memoryChanged } from './announce-memory.ts';
import { failImport } from './fail-import.ts';
import { importMemory } from './import-memory.ts';
import { importMemoryJob } from './memories-job-kinds.ts';

export const memoriesJobs: readonly BoundJob[] = [
  handleJob(importMemoryJob, importMemory, { announce: memoryChanged, afterFailure: failImport }),
];

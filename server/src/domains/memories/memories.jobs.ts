import type { Actor } from '../../platform/context.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';
import { failImport } from './fail-import.ts';
import { importMemory } from './import-memory.ts';
import { importMemoryJob } from './memories-job-kinds.ts';

export const memoriesJobs: readonly BoundJob[] = [
  handleJob(importMemoryJob, importMemory, { announce: memoryChanged, afterFailure: failImport }),
];

/** For everybody who may have the list of memories before them. */
function memoryChanged(
  { memoryId }: { readonly memoryId: string },
  { organizationId }: Actor,
): readonly PublishedEvent[] {
  return [
    { audience: { kind: 'organization', organizationId }, message: { type: 'memory-changed', memoryId } },
  ];
}

import type { AssetKind } from '../assets/asset-kind.ts';
import { memoryChanged } from './announce-memory.ts';
import { findMemories, findMemory, hideMemory, type MemoryRow } from './memories.store.ts';
import { removeMemoryJob } from './memories-job-kinds.ts';

/** Memories as the use cases see them that memories share with term bases. */
export const memoryAsset: AssetKind<MemoryRow> = {
  type: 'memory',
  notWritable: 'memory.not-writable',
  find: findMemory,
  list: findMemories,
  hide: hideMemory,
  enqueueRemoval: ({ enqueue }, memoryId) => enqueue(removeMemoryJob, { memoryId }),
  announce: ({ assetId: memoryId }, actor) => memoryChanged({ memoryId }, actor),
};

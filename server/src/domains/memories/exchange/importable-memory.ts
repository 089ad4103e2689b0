import { guessedLayout } from '@transloom/core/memory/exchange/table-columns';
import { defineImportJobs, type ImportableAsset } from '../../assets/imports/importable-asset.ts';
import { memoryChanged } from '../announce-memory.ts';
import { countFeatures } from '../matching/memory-sources.store.ts';
import { joinBlocksJob } from '../memories-job-kinds.ts';
import { findDirectionIds } from '../memory-directions.store.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { requireMemory, requireWritableMemory } from '../require-memory.ts';
import { importMemory } from './import-memory.ts';
import { takeEntriesBack } from './take-entries-back.ts';

/** How files are imported into a memory. */
export const importableMemory: ImportableAsset = {
  purpose: 'memory',
  jobs: defineImportJobs({
    store: 'memories.import-memory',
    whenRepeated: 'Goes on behind the last step it kept.',
    takeBack: 'memories.take-back-import',
  }),
  requireSeen: requireMemory,
  requireWritable: requireWritableMemory,
  takeTurn: takeWriter,
  endTurn: freeWriter,
  guessLayout: guessedLayout,
  store: importMemory,
  async finish({ db, enqueue }, { assetId }) {
    for (const directionId of await findDirectionIds(db, assetId)) await countFeatures(db, directionId);
    await enqueue(joinBlocksJob, { memoryId: assetId });
  },
  // The stored entries stay, and another run continues after them.
  async abandon({ enqueue }, { assetId }) {
    await enqueue(joinBlocksJob, { memoryId: assetId });
  },
  takeBack: takeEntriesBack,
  announce: ({ assetId: memoryId }, actor) => memoryChanged({ memoryId }, actor),
};

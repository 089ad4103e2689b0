import { type MemoryFinding, memoryCleaningReasonSchema } from '@transloom/contracts/memory-cleanings';
import { type CleanableAsset, defineCleaningJob } from '../../assets/cleanable-asset.ts';
import { memoryChanged } from '../announce-memory.ts';
import { forgetRemoved } from '../changes/delete-entries-with.ts';
import { restoreEntries } from '../changes/restore-entries.ts';
import { removeUnchanged } from '../entries/entry-versions.store.ts';
import { countFeatures } from '../matching/memory-sources.store.ts';
import { findDirectionIds } from '../memory-directions.store.ts';
import { freeWriter, holdWriter, takeWriter } from '../memory-turns.store.ts';
import { requireMemory, requireWritableMemory } from '../require-memory.ts';
import { checkEntries } from './check-entries.ts';
import { memoryFindings } from './memory-findings.ts';

const entriesPerStep = 2_000;

/** How a memory is checked and cleaned. */
export const cleanableMemory: CleanableAsset<MemoryFinding> = {
  job: defineCleaningJob('memories.clean-memory'),
  reasons: memoryCleaningReasonSchema.options,
  requireSeen: requireMemory,
  requireWritable: requireWritableMemory,
  showFindings: memoryFindings,
  takeTurn: takeWriter,
  holdTurn: holdWriter,
  endTurn: freeWriter,
  check: checkEntries,
  async remove(context, { assetId, cleaningId: cleanId }, entries) {
    if (entries.length === 0) return 0;
    const directionIds = await findDirectionIds(context.db, assetId);
    const change = { changedBy: context.actor.userId, changedAt: context.now(), cleanId };
    const found = { directionIds, entries };
    const removed = await removeUnchanged(context.db, found, { ...change, change: 'deleted' });
    await forgetRemoved(context, removed);
    return removed.length;
  },
  restore: (context, { assetId: memoryId, cleaningId: cleanId }) =>
    restoreEntries(context, { memoryId, cleanId, limit: entriesPerStep }),
  async finish(job, assetId) {
    const directionIds = await job.transact(({ db }) => findDirectionIds(db, assetId));
    for (const id of directionIds) await job.transact(({ db }) => countFeatures(db, id));
  },
  announce: ({ assetId: memoryId }, actor) => memoryChanged({ memoryId }, actor),
};

import type { MemoryMatch } from '@transloom/contracts/memories';
import type { SegmentText } from './edit-steps.ts';

/** What a segment gets of a match of the memories. */
export function textOfMatch({
  targetMarkup: target,
  rate: matchRate,
  entryId: memoryEntryId,
}: MemoryMatch): Pick<SegmentText, 'target' | 'origin' | 'matchRate' | 'memoryEntryId'> {
  return { target, origin: 'memory', matchRate, memoryEntryId };
}

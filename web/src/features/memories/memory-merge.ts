import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { languagesOf } from '../assets/asset-kind.ts';
import type { AssetMerge, MergePreview } from '../assets/merging/asset-merge.ts';
import { mergePreviewQuery, useMergeMemories } from './memories.queries.ts';
import { memoryKind } from './memory-kind.ts';

/** Memories of one and the same direction. */
export const memoryMerge: AssetMerge<Memory> = {
  kind: memoryKind,
  fits: (memories) =>
    memories.every(({ directions }) => directions.length === 1) &&
    new Set(memories.map((memory) => languagesOf(memoryKind, memory).join())).size === 1,
  usePreview: (ids, enabled) => useQuery({ ...mergePreviewQuery(ids), enabled, select: shownPreview }),
  useMerge: useMergeMemories,
};

function shownPreview({ examples, ...counts }: OutputOf<typeof memoriesApi.previewMerge>): MergePreview {
  return {
    ...counts,
    examples: examples.map(({ sourceMarkup, targets }) => ({
      source: sourceMarkup,
      entries: targets.map(({ memoryId, targetMarkup, changedAt }) => ({
        key: `${memoryId}${changedAt}${targetMarkup}`,
        assetId: memoryId,
        texts: [{ markup: targetMarkup }],
      })),
    })),
  };
}

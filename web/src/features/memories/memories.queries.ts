import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { AssetChange } from '../assets/asset-kind.ts';
import { assetQueries } from '../assets/asset-queries.ts';
import type { MergeAsked } from '../assets/merging/asset-merge.ts';

export const memoriesKey = ['memories'];

export const memoryQueries = assetQueries<Memory, AssetChange & { readonly penalty?: number }>({
  queryKey: memoriesKey,
  list: (asked, signal) => callApi(endpoints.memories.listMemories, asked, { signal }),
  one: (memoryId, signal) => callApi(endpoints.memories.memoryDetail, { memoryId }, { signal }),
  create: (memory) => callApi(endpoints.memories.createMemory, memory),
  change: ({ id, ...change }) => callApi(endpoints.memories.changeMemory, { memoryId: id, ...change }),
  addLanguages: ({ id, targetLanguages }) =>
    callApi(endpoints.memories.addLanguages, { memoryId: id, targetLanguages }),
  remove: (memoryIds) => callApi(endpoints.memories.deleteMemories, { memoryIds }),
  template: (languages) => callApi(endpoints.memories.memoryTemplate, { as: 'xlsx', ...languages }),
});

/** What a merge of these memories would meet. */
export const mergePreviewQuery = (memoryIds: string[]) =>
  queryOptions({
    queryKey: [...memoriesKey, 'merge-preview', memoryIds],
    queryFn: ({ signal }) => callApi(endpoints.memories.previewMerge, { memoryIds }, { signal }),
    meta: { failure: 'inline' },
  });

export const useSetDefaultMemory = () =>
  useCommand(memoriesKey, (input: RequestOf<typeof memoriesApi.setDefaultMemory>) =>
    callApi(endpoints.memories.setDefaultMemory, input),
  );
export const useMergeMemories = () =>
  useCommand(
    memoriesKey,
    ({ ids, name, keep, preferredId }: MergeAsked) =>
      callApi(endpoints.memories.mergeMemories, {
        memoryIds: ids,
        name,
        keep: keep === 'preferred' ? 'memory' : keep,
        ...(keep === 'preferred' && preferredId ? { preferredMemoryId: preferredId } : {}),
      }),
    'form',
  );
export const useReverseMemory = () =>
  useCommand(
    memoriesKey,
    (input: RequestOf<typeof memoriesApi.reverseMemory>) => callApi(endpoints.memories.reverseMemory, input),
    'form',
  );

export const useExportMemory = () =>
  useDownload((input: RequestOf<typeof memoriesApi.exportMemory>) =>
    callApi(endpoints.memories.exportMemory, input),
  );

import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { askedWhenShown } from '../../api/asked-when-shown.ts';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { pollWhile } from '../../api/poll-while.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { AssetChange, AssetsAsked, MoreLanguages, NewAsset } from '../assets/asset-kind.ts';
import { isGrowing } from '../assets/is-growing.ts';
import type { MergeAsked } from '../assets/merging/asset-merge.ts';

export const memoriesKey = ['memories'];

export const memoriesQuery = (asked: AssetsAsked, live: boolean) =>
  queryOptions({
    queryKey: [...memoriesKey, 'all', asked],
    queryFn: ({ signal }) => callApi(endpoints.memories.listMemories, asked, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.some(isGrowing), live),
    ...askedWhenShown,
    meta: { failure: 'inline' },
  });

export const memoryQuery = (memoryId: string, live: boolean) =>
  queryOptions({
    queryKey: [...memoriesKey, 'one', memoryId],
    queryFn: ({ signal }) => callApi(endpoints.memories.memoryDetail, { memoryId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data && isGrowing(state.data), live),
    meta: { failure: 'inline' },
  });

/** What a merge of these memories would meet. */
export const mergePreviewQuery = (memoryIds: string[]) =>
  queryOptions({
    queryKey: [...memoriesKey, 'merge-preview', memoryIds],
    queryFn: ({ signal }) => callApi(endpoints.memories.previewMerge, { memoryIds }, { signal }),
    meta: { failure: 'inline' },
  });

export const useCreateMemory = () =>
  useCommand(memoriesKey, (input: NewAsset) => callApi(endpoints.memories.createMemory, input), 'form');
export const useChangeMemory = () =>
  useCommand(memoriesKey, ({ id, ...change }: AssetChange & { readonly penalty?: number }) =>
    callApi(endpoints.memories.changeMemory, { memoryId: id, ...change }),
  );
export const useAddLanguages = () =>
  useCommand(memoriesKey, ({ id, targetLanguages }: MoreLanguages) =>
    callApi(endpoints.memories.addLanguages, { memoryId: id, targetLanguages }),
  );
export const useSetDefaultMemory = () =>
  useCommand(memoriesKey, (input: RequestOf<typeof memoriesApi.setDefaultMemory>) =>
    callApi(endpoints.memories.setDefaultMemory, input),
  );
export const useDeleteMemories = () =>
  useCommand(memoriesKey, (memoryIds: string[]) => callApi(endpoints.memories.deleteMemories, { memoryIds }));
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
export const useMemoryTemplate = () =>
  useDownload((languages: Pick<NewAsset, 'sourceLanguage' | 'targetLanguages'>) =>
    callApi(endpoints.memories.memoryTemplate, { as: 'xlsx', ...languages }),
  );

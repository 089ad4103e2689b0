import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { pollWhile, useAssetCommand } from '../../assets/asset-queries.ts';
import { isUnderWay } from '../../assets/cleaning/cleaning-state.ts';
import { memoriesKey } from '../memories.queries.ts';

export const memoryCleaningsQuery = (memoryId: string, { live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'cleanings', memoryId],
    queryFn: ({ signal }) => callApi(endpoints.memoryCleanings.listMemoryCleanings, { memoryId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.some(isUnderWay), live),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const memoryFindingsQuery = (asked: RequestOf<typeof memoryCleaningsApi.listMemoryFindings>) =>
  queryOptions({
    queryKey: [...memoriesKey, 'findings', asked],
    queryFn: ({ signal }) => callApi(endpoints.memoryCleanings.listMemoryFindings, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useCheckMemory = () =>
  useAssetCommand(memoriesKey, (input: RequestOf<typeof memoryCleaningsApi.checkMemory>) =>
    callApi(endpoints.memoryCleanings.checkMemory, input),
  );
export const useCleanMemory = () =>
  useAssetCommand(memoriesKey, (input: RequestOf<typeof memoryCleaningsApi.cleanMemory>) =>
    callApi(endpoints.memoryCleanings.cleanMemory, input),
  );
export const useUndoMemoryCleaning = () =>
  useAssetCommand(memoriesKey, (input: RequestOf<typeof memoryCleaningsApi.undoMemoryCleaning>) =>
    callApi(endpoints.memoryCleanings.undoMemoryCleaning, input),
  );
export const useExcludeMemoryFindings = () =>
  useAssetCommand(memoriesKey, (input: RequestOf<typeof memoryCleaningsApi.excludeMemoryFindings>) =>
    callApi(endpoints.memoryCleanings.excludeMemoryFindings, input),
  );
export const useCancelMemoryCleaning = () =>
  useAssetCommand(memoriesKey, (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }));

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import {
  type MemoryCleaning,
  memoryCleaningReasonSchema,
  type memoryCleaningsApi,
} from '@transloom/contracts/memory-cleanings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { pollWhile, useAssetCommand } from '../../assets/asset-queries.ts';
import type { CleaningOrder, OneCleaning } from '../../assets/cleaning/asset-cleaning.tsx';
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
  useAssetCommand(
    memoriesKey,
    ({ id, options }: { readonly id: string; readonly options: MemoryCleaning['options'] }) =>
      callApi(endpoints.memoryCleanings.checkMemory, { memoryId: id, ...options }),
  );
export const useCleanMemory = () =>
  useAssetCommand(memoriesKey, ({ id, cleaningId, reasons }: CleaningOrder) =>
    callApi(endpoints.memoryCleanings.cleanMemory, {
      ...{ memoryId: id, cleaningId },
      reasons: memoryCleaningReasonSchema.array().parse(reasons),
    }),
  );
export const useUndoMemoryCleaning = () =>
  useAssetCommand(memoriesKey, ({ id, cleaningId }: OneCleaning) =>
    callApi(endpoints.memoryCleanings.undoMemoryCleaning, { memoryId: id, cleaningId }),
  );
export const useExcludeMemoryFindings = () =>
  useAssetCommand(memoriesKey, (input: RequestOf<typeof memoryCleaningsApi.excludeMemoryFindings>) =>
    callApi(endpoints.memoryCleanings.excludeMemoryFindings, input),
  );
export const useCancelMemoryCleaning = () =>
  useAssetCommand(memoriesKey, (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }));

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { memoriesApi } from '@transloom/contracts/memories';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { isImporting } from './import-state.ts';

export const memoriesKey = ['memories'] as const;

/** While files go into a memory it is asked often, and seldom where the live line tells when to ask. */
export const memoriesQuery = ({ live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'all'],
    queryFn: ({ signal }) => callApi(endpoints.memories.listMemories, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(isImporting) ? timers.preprocessPollMs * (live ? seldomFactor : 1) : false,
    meta: { failure: 'inline' },
  });

const seldomFactor = 5;

/** Stops imports at their next step; what is in the memory stays. */
export function useCancelImports() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobIds: readonly string[]) =>
      Promise.all(jobIds.map((jobId) => callApi(endpoints.jobs.cancelJob, { jobId }))),
    onSettled: () => client.invalidateQueries({ queryKey: memoriesKey }),
  });
}

export function useCreateMemory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof memoriesApi.createMemory>) =>
      callApi(endpoints.memories.createMemory, input),
    onSuccess: () => client.invalidateQueries({ queryKey: memoriesKey }),
    meta: { failure: 'inline' },
  });
}

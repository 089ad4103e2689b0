import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { memoriesApi } from '@transloom/contracts/memories';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const memoriesKey = ['memories'] as const;

/** `importing`: files go into a memory in the background, so the counts are asked again and again. */
export const memoriesQuery = ({ importing }: { readonly importing: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'all'],
    queryFn: ({ signal }) => callApi(endpoints.memories.listMemories, {}, { signal }),
    refetchInterval: importing ? timers.preprocessPollMs : false,
    meta: { failure: 'inline' },
  });

export function useCreateMemory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof memoriesApi.createMemory>) =>
      callApi(endpoints.memories.createMemory, input),
    onSuccess: () => client.invalidateQueries({ queryKey: memoriesKey }),
    meta: { failure: 'inline' },
  });
}

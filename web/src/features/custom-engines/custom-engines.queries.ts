import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const customEnginesKey = ['custom-engines'] as const;

const underWay = (status: string): boolean => status === 'cleaning' || status === 'training';

export const customEnginesQuery = queryOptions({
  queryKey: [...customEnginesKey, 'all'],
  queryFn: ({ signal }) => callApi(endpoints.customEngines.listCustomEngines, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.engines.some(({ status }) => underWay(status)) ? timers.preprocessPollMs : false,
  meta: { failure: 'inline' },
});

export const customEngineQuery = (customEngineId: string) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'one', customEngineId],
    queryFn: ({ signal }) => callApi(endpoints.customEngines.customEngine, { customEngineId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && underWay(state.data.status) ? timers.preprocessPollMs : false,
    meta: { failure: 'inline' },
  });

export type PairsAsked = RequestOf<typeof customEnginesApi.listPairs>;

export const pairsQuery = (asked: PairsAsked) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'pairs', asked],
    queryFn: ({ signal }) => callApi(endpoints.customEngines.listPairs, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const comparisonQuery = (customEngineId: string, number: number) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'comparison', customEngineId, number],
    queryFn: ({ signal }) =>
      callApi(endpoints.customEngines.compareVersion, { customEngineId, number }, { signal }),
    meta: { failure: 'inline' },
  });

/** Engines that translate a pair already: what a custom one can build on. */
export const baseEnginesQuery = (source: string, target: string) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'bases', source, target],
    queryFn: ({ signal }) => callApi(endpoints.engines.enginesForPair, { source, target }, { signal }),
    enabled: source !== '' && target !== '',
  });

type Form = 'form' | undefined;

/** A command after which everything of custom engines asks again; a form shows itself why it was refused. */
function useEngineCommand<Input, Output>(command: (input: Input) => Promise<Output>, form?: Form) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey: customEnginesKey }),
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
  });
}

export type NewCustomEngine = RequestOf<typeof customEnginesApi.createCustomEngine>;
export type CustomEngineChange = RequestOf<typeof customEnginesApi.changeCustomEngine>;

export const useCreateCustomEngine = () =>
  useEngineCommand(
    (input: NewCustomEngine): Promise<CustomEngineDetail> =>
      callApi(endpoints.customEngines.createCustomEngine, input),
    'form',
  );

export const useChangeCustomEngine = (form?: Form) =>
  useEngineCommand(
    (input: CustomEngineChange) => callApi(endpoints.customEngines.changeCustomEngine, input),
    form,
  );

export const useDeleteCustomEngine = () =>
  useEngineCommand((customEngineId: string) =>
    callApi(endpoints.customEngines.deleteCustomEngine, { customEngineId }),
  );

export const useAddCorpus = () =>
  useEngineCommand(
    (input: RequestOf<typeof customEnginesApi.addCorpus>) =>
      callApi(endpoints.customEngines.addCorpus, input),
    'form',
  );

export const useRemoveCorpus = () =>
  useEngineCommand((input: RequestOf<typeof customEnginesApi.removeCorpus>) =>
    callApi(endpoints.customEngines.removeCorpus, input),
  );

export const useDecidePairs = () =>
  useEngineCommand((input: RequestOf<typeof customEnginesApi.decidePairs>) =>
    callApi(endpoints.customEngines.decidePairs, input),
  );

export const useTrainCustomEngine = (form?: Form) =>
  useEngineCommand(
    (input: RequestOf<typeof customEnginesApi.trainCustomEngine>) =>
      callApi(endpoints.customEngines.trainCustomEngine, input),
    form,
  );

export const useEstimateTraining = () =>
  useMutation({
    mutationFn: (customEngineId: string) =>
      callApi(endpoints.customEngines.estimateTraining, { customEngineId }),
    meta: { failure: 'inline' },
  });

export const useStopTraining = () =>
  useEngineCommand((customEngineId: string) =>
    callApi(endpoints.customEngines.stopTraining, { customEngineId }),
  );

export const useResumeTraining = () =>
  useEngineCommand((customEngineId: string) =>
    callApi(endpoints.customEngines.resumeTraining, { customEngineId }),
  );

export const useChooseVersion = () =>
  useEngineCommand((input: RequestOf<typeof customEnginesApi.chooseVersion>) =>
    callApi(endpoints.customEngines.chooseVersion, input),
  );

export const useStopJob = () =>
  useEngineCommand((jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }));

export const sharingQuery = (customEngineId: string) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'sharing', customEngineId],
    queryFn: ({ signal }) => callApi(endpoints.customEngines.sharing, { customEngineId }, { signal }),
    meta: { failure: 'inline' },
  });

export const sharedEngineQuery = (link: RequestOf<typeof customEnginesApi.sharedEngine>) =>
  queryOptions({
    queryKey: [...customEnginesKey, 'shared', link],
    queryFn: ({ signal }) => callApi(endpoints.customEngines.sharedEngine, link, { signal }),
    retry: false,
    meta: { failure: 'inline' },
  });

export const useShareEngine = () =>
  useEngineCommand(
    (input: RequestOf<typeof customEnginesApi.shareEngine>) =>
      callApi(endpoints.customEngines.shareEngine, input),
    'form',
  );

export const useStopSharing = () =>
  useEngineCommand((customEngineId: string) =>
    callApi(endpoints.customEngines.stopSharing, { customEngineId }),
  );

export const useJoinEngine = () =>
  useEngineCommand(
    (input: RequestOf<typeof customEnginesApi.joinEngine>) =>
      callApi(endpoints.customEngines.joinEngine, input),
    'form',
  );

export const useLeaveEngine = () =>
  useEngineCommand((customEngineId: string) =>
    callApi(endpoints.customEngines.leaveEngine, { customEngineId }),
  );

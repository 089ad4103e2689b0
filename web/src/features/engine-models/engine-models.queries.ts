import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EngineModels } from '@transloom/contracts/engine-models';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

const engineModelsKey = ['engine-models'] as const;
/** A bar that moves once a second is seen to move. */
const watchMs = 1_000;

/** Models of this machine; asked again and again while one is on its way. */
export const engineModelsQuery = queryOptions({
  queryKey: [...engineModelsKey, 'installed'],
  queryFn: ({ signal }) => callApi(endpoints.engineModels.engineModels, {}, { signal }),
  refetchInterval: ({ state }) => (isFetching(state.data) ? watchMs : false),
  meta: { failure: 'inline' },
});

function isFetching(models: EngineModels | undefined): boolean {
  return models?.downloads.some(({ failureMessage }) => failureMessage === null) === true;
}

/** What can be fetched; the server asks where models come from. */
export const offeredModelsQuery = queryOptions({
  queryKey: [...engineModelsKey, 'offered'],
  queryFn: ({ signal }) => callApi(endpoints.engineModels.offeredModels, {}, { signal }),
  staleTime: 600_000,
  retry: false,
  meta: { failure: 'inline' },
});

type ModelCommand = 'fetchModel' | 'stopFetchingModel' | 'removeModel';

/** Fetches, stops or removes the model of a direction. */
export function useModelCommand(command: ModelCommand) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (direction: string) => callApi(endpoints.engineModels[command], { direction }),
    onSuccess: () => client.invalidateQueries({ queryKey: engineModelsQuery.queryKey }),
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { EngineModels, engineModelsApi } from '@transloom/contracts/engine-models';
import { callApi } from '../../api/call-api.ts';
import type { EndpointAddress } from '../../api/endpoint-address.ts';
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
  return models?.downloads.some(({ state }) => state === 'coming') === true;
}

/** What can be fetched; the server asks where models come from. */
export const offeredModelsQuery = queryOptions({
  queryKey: [...engineModelsKey, 'offered'],
  queryFn: ({ signal }) => callApi(endpoints.engineModels.offeredModels, {}, { signal }),
  staleTime: 600_000,
  retry: false,
  meta: { failure: 'inline' },
});

/** What a hub has under a name; asked when somebody wants to see it. */
export function useFindHubModel() {
  return useMutation({
    mutationFn: (wanted: RequestOf<typeof engineModelsApi.findHubModel>) =>
      callApi(endpoints.engineModels.findHubModel, wanted),
    meta: { failure: 'inline' },
  });
}

type Api = typeof engineModelsApi;
type ModelCommand = Exclude<keyof Api, 'engineModels' | 'offeredModels' | 'findHubModel'>;
const commands: { readonly [Name in ModelCommand]: EndpointAddress<Api[Name]> } = endpoints.engineModels;

/** Fetches, stops, resumes, gives up or removes a model. */
export function useModelCommand<Name extends ModelCommand>(command: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: RequestOf<Api[Name]>) => callApi<Api[Name]>(commands[command], wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: engineModelsQuery.queryKey }),
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { modelDownloadContract } from '@transloom/contracts/model-downloads';
import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useWorkList } from '../../work/use-work.ts';
import { workKind } from '../../work/work-kind.ts';

const engineModelsKey = ['engine-models'] as const;

/** Models of this machine. */
export const engineModelsQuery = queryOptions({
  queryKey: [...engineModelsKey, 'installed'],
  queryFn: ({ signal }) => callApi(endpoints.engineModels.engineModels, {}, { signal }),
  meta: { failure: 'inline' },
});

/** Models on their way to this machine. */
export const modelDownloads = workKind<typeof modelDownloadContract>({
  kind: 'model-download',
  run: 'installation:models',
  api: endpoints.modelDownloads,
});

/** Downloads that have not arrived; with each that has, the models of this machine are asked for again. */
export function useModelDownloads() {
  const client = useQueryClient();
  const query = useWorkList(modelDownloads, { pageSize: 100, order: 'ascending' });
  const arrived = query.data?.records.filter(({ status }) => status === 'done').length;
  useEffect(() => {
    if (arrived !== undefined) void client.invalidateQueries({ queryKey: engineModelsQuery.queryKey });
  }, [arrived, client]);
  return query.data?.records.filter(({ status }) => status !== 'done') ?? [];
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

/** Removes an installed model. */
export function useRemoveModel() {
  return useCommand(engineModelsQuery.queryKey, (direction: string) =>
    callApi(endpoints.engineModels.removeModel, { direction }),
  );
}

/** Removes an installed model of a hub. */
export function useRemoveHubModel() {
  return useCommand(engineModelsQuery.queryKey, (name: string) =>
    callApi(endpoints.engineModels.removeHubModel, { name }),
  );
}

/** The model that can be fetched for a pair; null where there is none. */
export const pairModelQuery = (pair: { readonly source: string; readonly target: string }) =>
  queryOptions({
    queryKey: [...engineModelsKey, 'of-pair', pair.source, pair.target],
    queryFn: ({ signal }) => callApi(endpoints.engineModels.pairModel, pair, { signal }),
    retry: false,
    meta: { failure: 'inline' },
  });

/** Asks the people who run the installation to fetch the model of a pair. */
export function useAskForModel() {
  return useMutation({
    mutationFn: (pair: RequestOf<typeof engineModelsApi.askForModel>) =>
      callApi(endpoints.engineModels.askForModel, pair),
    meta: { failure: 'inline' },
  });
}

/** The download of one model while it has not arrived; once it has, engines are asked for again. */
export function useModelDownload(direction: string) {
  const client = useQueryClient();
  const all = useWorkList(modelDownloads, { pageSize: 100, order: 'ascending' }).data?.records ?? [];
  const own = all.filter(({ name }) => name === direction);
  const arrived = own.some(({ status }) => status === 'done');
  useEffect(() => {
    if (!arrived) return;
    void client.invalidateQueries({ queryKey: engineModelsKey });
    void client.invalidateQueries({ queryKey: ['engines'] });
  }, [arrived, client]);
  return own.find(({ status }) => status !== 'done');
}

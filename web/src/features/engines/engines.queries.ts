import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import type { Engine } from '@transloom/contracts/engines';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const enginesKey = ['engines'] as const;
/** Of one that fails it is told when it works again; this is for news that got lost, and for the end of its rest. */
const troubledMs = 15_000;
const isTroubled = ({ state }: Engine) => state === 'failing';

export const enginesQuery = queryOptions({
  queryKey: [...enginesKey, 'all'],
  queryFn: ({ signal }) => callApi(endpoints.engines.listEngines, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ engines }) => engines.some(isTroubled)) ? troubledMs : false,
  meta: { failure: 'inline' },
});

/** Engines for a pair; the recommended one first. */
export const enginesForPairQuery = (pair: { readonly source: string; readonly target: string }) =>
  queryOptions({
    queryKey: [...enginesKey, 'pair', pair.source, pair.target],
    queryFn: ({ signal }) => callApi(endpoints.engines.enginesForPair, pair, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isTroubled) ? troubledMs : false),
  });

/** Every engine there is, by kind. */
export const catalogueQuery = queryOptions({
  queryKey: [...enginesKey, 'catalogue'],
  queryFn: ({ signal }) => callApi(endpoints.engines.listCatalogue, {}, { signal }),
  meta: { failure: 'inline' },
});

/** The kinds of engines that can be connected. */
export const vendorsQuery = queryOptions({
  queryKey: [...enginesKey, 'vendors'],
  queryFn: ({ signal }) => callApi(endpoints.engines.listVendors, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: 'inline' },
});

/** What the user may change, with its settings. */
export const connectionsQuery = queryOptions({
  queryKey: [...enginesKey, 'connections'],
  queryFn: ({ signal }) => callApi(endpoints.engineConnections.listConnections, {}, { signal }),
  meta: { failure: 'inline' },
});

/** What engines did month by month, the newest first. */
export const engineUseQuery = queryOptions({
  queryKey: [...enginesKey, 'use'],
  queryFn: ({ signal }) => callApi(endpoints.engineUse.engineUse, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

/** What the organization has settled for all its people. */
export const enginePolicyQuery = queryOptions({
  queryKey: [...enginesKey, 'policy'],
  queryFn: ({ signal }) => callApi(endpoints.engineConnections.enginePolicy, {}, { signal }),
});

export function useChangeEnginePolicy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (policy: RequestOf<typeof engineConnectionsApi.changeEnginePolicy>) =>
      callApi(endpoints.engineConnections.changeEnginePolicy, policy),
    onSuccess: () => client.invalidateQueries({ queryKey: enginesKey }),
  });
}

export type ConnectionDraft = RequestOf<typeof engineConnectionsApi.addConnection>;
type TestRequest = RequestOf<typeof engineConnectionsApi.testConnection>;

export interface ConnectionToSave extends ConnectionDraft {
  /** Absent for a new one. */
  readonly connectionId?: string | undefined;
}

export function useSaveConnection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ connectionId, scope, ...draft }: ConnectionToSave) =>
      connectionId === undefined
        ? callApi(endpoints.engineConnections.addConnection, { ...draft, ...(scope && { scope }) })
        : callApi(endpoints.engineConnections.changeConnection, { connectionId, ...draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: enginesKey }),
    meta: { failure: 'inline' },
  });
}

export function useRemoveConnection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (connectionId: string) =>
      callApi(endpoints.engineConnections.removeConnection, { connectionId }),
    onSuccess: () => client.invalidateQueries({ queryKey: enginesKey }),
  });
}

export function useTestConnection() {
  return useMutation({
    mutationFn: ({ connectionId, scope: _, ...draft }: ConnectionToSave) =>
      callApi(endpoints.engineConnections.testConnection, {
        ...draft,
        ...(connectionId === undefined ? {} : { connectionId }),
      } satisfies TestRequest),
    meta: { failure: 'inline' },
  });
}

/** Models that can be chosen with the settings of a form. */
export function useListModels() {
  return useMutation({
    mutationFn: (asked: RequestOf<typeof engineConnectionsApi.listModels>) =>
      callApi(endpoints.engineConnections.listModels, asked),
    meta: { failure: 'inline' },
  });
}

/** An engine of the installation, by its key. */
export function useTestProvidedEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engineKey: string) => callApi(endpoints.engineConnections.testProvidedEngine, { engineKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: enginesKey }),
    meta: { failure: 'inline' },
  });
}

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const enginesKey = ['engines'] as const;

export const enginesQuery = queryOptions({
  queryKey: [...enginesKey, 'all'],
  queryFn: ({ signal }) => callApi(endpoints.engines.listEngines, {}, { signal }),
  meta: { failure: 'inline' },
});

/** Engines for a pair; the recommended one first. */
export const enginesForPairQuery = (pair: { readonly source: string; readonly target: string }) =>
  queryOptions({
    queryKey: [...enginesKey, 'pair', pair.source, pair.target],
    queryFn: ({ signal }) => callApi(endpoints.engines.enginesForPair, pair, { signal }),
  });

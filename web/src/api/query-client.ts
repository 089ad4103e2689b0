import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { permissionsQuery } from '../session/session.queries.ts';
import { ApiError } from './api-error.ts';
import { reportFailure } from './report-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `inline`: the screen itself shows the failure, so the shell stays quiet unless the catalogue asks for more. */
    queryMeta: { failure?: 'inline' };
    mutationMeta: { failure?: 'inline' };
  }
}

const longestRetries = 2;

function shouldRetry(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 502) && !error.reaction;
  return passing && failures < longestRetries;
}

function report(error: Error, meta: { failure?: 'inline' } | undefined): void {
  const reacts = error instanceof ApiError && error.reaction !== undefined;
  if (reacts || meta?.failure !== 'inline') reportFailure(error);
}

export function makeQueryClient(): QueryClient {
  const failed = (error: Error, meta: { failure?: 'inline' } | undefined): void => {
    report(error, meta);
    // A right that was lost while the page was open: what needs it is no longer offered.
    if (error instanceof ApiError && error.code === 'access.denied')
      void client.invalidateQueries(permissionsQuery);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => failed(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => failed(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

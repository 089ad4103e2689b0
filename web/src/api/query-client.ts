import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { permissionsQuery } from '../session/session.queries.ts';
import { ApiError } from './api-error.ts';
import { reportFailure } from './report-failure.ts';

interface FailureMeta extends Record<string, unknown> {
  /**
   * `inline`: the screen itself shows the failure, so the shell stays quiet unless the catalogue asks for more.
   * `inline-with-way-out`: it sells what was short as well.
   */
  failure?: 'inline' | 'inline-with-way-out';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

const longestRetries = 2;

function shouldRetry(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 502) && !error.reaction;
  return passing && failures < longestRetries;
}

function report(error: Error, meta: FailureMeta | undefined): void {
  const reaction = error instanceof ApiError ? error.reaction : undefined;
  if (reaction === 'buy' && meta?.failure === 'inline-with-way-out') return;
  if (reaction !== undefined || meta?.failure === undefined) reportFailure(error);
}

export function makeQueryClient(): QueryClient {
  const failed = (error: Error, meta: FailureMeta | undefined): void => {
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

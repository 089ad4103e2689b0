import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const usePrograms = () =>
  useQuery({
    queryKey: ['system', 'programs'],
    queryFn: ({ signal }) => callApi(endpoints.system.programs, {}, { signal }),
    meta: { failure: 'inline' },
  });

export interface Health {
  readonly ready: boolean;
  /** From question to answer. */
  readonly milliseconds: number;
}

/** Not an endpoint of the contract: what a load balancer asks, too. */
export const useHealth = () =>
  useQuery({
    queryKey: ['system', 'health'],
    queryFn: async ({ signal }): Promise<Health> => {
      const start = performance.now();
      const { ok } = await fetch('/readyz', { signal });
      return { ready: ok, milliseconds: Math.round(performance.now() - start) };
    },
    staleTime: 0,
    retry: false,
    meta: { failure: 'inline' },
  });

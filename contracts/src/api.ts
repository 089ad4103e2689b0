import { api } from './api.generated.ts';
import type { Endpoint } from './endpoint.ts';

export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** All endpoints as `domain.operation`. */
export function listEndpoints(): readonly NamedEndpoint[] {
  return Object.entries(api).flatMap(([domain, operations]) =>
    Object.entries(operations as Record<string, Endpoint>).map(([operation, endpoint]) => ({
      name: `${domain}.${operation}`,
      endpoint,
    })),
  );
}

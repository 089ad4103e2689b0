import type { EndpointAddress } from './endpoint-address.ts';

export interface BuiltRequest {
  readonly url: string;
  /** JSON; absent where the rest of the input went into the query. */
  readonly body?: string;
}

/** Fills `{name}` from the input; what is left becomes the query (GET, DELETE) or the JSON body. */
export function buildRequest(endpoint: EndpointAddress, input: Record<string, unknown>): BuiltRequest {
  const rest = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { url: path + queryOf(rest) };
  return { url: path, body: JSON.stringify(rest) };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? value : [value];
    for (const item of list) if (item !== undefined && item !== null) query.append(name, String(item));
  }
  const text = query.toString();
  return text && `?${text}`;
}

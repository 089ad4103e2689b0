import type { Endpoint, HttpMethod } from '@transloom/contracts/endpoint';

declare const contract: unique symbol;

/** What calling an endpoint needs at run time; the contract rides along as a type only. */
export interface EndpointAddress<E extends Endpoint = Endpoint> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly [contract]?: E;
}

export function at<E extends Endpoint>(method: HttpMethod, path: string): EndpointAddress<E> {
  return { method, path };
}

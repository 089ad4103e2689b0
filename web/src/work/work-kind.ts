import type { RequestOf } from '@transloom/contracts/endpoint';
import type { WorkContract, WorkOf } from '@transloom/contracts/work';
import type { z } from 'zod';
import type { EndpointAddress } from '../api/endpoint-address.ts';
import type { NeededKeys } from '../session/permissions.ts';

type WorkEndpoints = WorkContract['endpoints'];
type WorkAddresses = { readonly [Name in keyof WorkEndpoints]: EndpointAddress<WorkEndpoints[Name]> };

declare const contract: unique symbol;

/** A kind of work as screens know it: the name on its rows, and the addresses of its endpoints. */
export interface WorkKind<Contract extends WorkContract = WorkContract> {
  readonly kind: string;
  /** Keys of which one is needed to start, stop and delete. */
  readonly run: NeededKeys;
  readonly api: WorkAddresses;
  readonly [contract]?: Contract;
}

/** The contract is named as a type only, so that the page need not load its schemas. */
export function workKind<Contract extends WorkContract>(kind: {
  readonly kind: Contract['kind'];
  readonly run: Contract['access']['run'];
  readonly api: WorkAddresses;
}): WorkKind<Contract> {
  return kind;
}

export type WorkIn<Contract extends WorkContract> = WorkOf<
  z.output<Contract['options']>,
  z.output<Contract['result']>
>;
export type OptionsIn<Contract extends WorkContract> = z.input<Contract['options']>;
export type WorkFilter = RequestOf<WorkEndpoints['listWork']>;

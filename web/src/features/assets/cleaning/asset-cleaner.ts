import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { CleaningReason } from '@transloom/contracts/cleanings';
import type { Cleaning } from './cleaning-state.ts';

type Command<Input> = () => UseMutationResult<unknown, Error, Input>;

export interface OneCleaning {
  /** Of the memory or term base. */
  readonly id: string;
  readonly cleaningId: string;
}

export interface CleaningOrder extends OneCleaning {
  readonly reasons: readonly CleaningReason[];
}

/** An entry that is to stay whatever the reason, or no longer. */
export interface KeptEntry extends OneCleaning {
  readonly entryId: string;
  readonly excluded: boolean;
}

/** A page of the entries that were found for a reason. */
export interface FindingsAsked extends OneCleaning {
  readonly reason: CleaningReason;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export interface FindingPage<Finding> {
  readonly records: readonly Finding[];
  readonly total: number;
}

/** How one kind is looked through and cleaned. */
export interface AssetCleaner<Options extends object, Finding = unknown> {
  /** In the order they are shown. */
  readonly reasons: readonly CleaningReason[];
  readonly usualOptions: Options;
  readonly useCleanings: (
    id: string,
    live: boolean,
  ) => UseQueryResult<readonly (Cleaning & { readonly options: Options })[], Error>;
  readonly useFindings: (asked: FindingsAsked) => UseQueryResult<FindingPage<Finding>, Error>;
  readonly useCheck: Command<{ readonly id: string; readonly options: Options }>;
  readonly useClean: Command<CleaningOrder>;
  readonly useUndo: Command<OneCleaning>;
  readonly useExclude: Command<KeptEntry>;
  /** Of a job. */
  readonly useCancel: Command<string>;
}

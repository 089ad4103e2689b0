import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { pollWhile } from '../../../api/poll-while.ts';
import { useCommand } from '../../../api/use-command.ts';
import type {
  AssetCleaner,
  CleaningOrder,
  FindingPage,
  FindingsAsked,
  KeptEntry,
  OneCleaning,
} from './asset-cleaner.ts';
import { type Cleaning, isUnderWay } from './cleaning-state.ts';

/** What is asked and told of the cleanings of one kind. */
interface CleaningCalls<Options extends object, Finding>
  extends Pick<AssetCleaner<Options, Finding>, 'reasons' | 'usualOptions'> {
  /** Of everything that is asked about assets of the kind. */
  readonly queryKey: QueryKey;
  readonly list: (
    id: string,
    signal: AbortSignal,
  ) => Promise<readonly (Cleaning & { readonly options: Options })[]>;
  readonly findings: (asked: FindingsAsked, signal: AbortSignal) => Promise<FindingPage<Finding>>;
  readonly check: (id: string, options: Options) => Promise<unknown>;
  readonly clean: (order: CleaningOrder) => Promise<unknown>;
  readonly undo: (cleaning: OneCleaning) => Promise<unknown>;
  readonly exclude: (kept: KeptEntry) => Promise<unknown>;
}

/** Asks and tells it, and asks again where something changes. */
export function cleanerOf<Options extends object, Finding>({
  reasons,
  usualOptions,
  queryKey,
  ...calls
}: CleaningCalls<Options, Finding>): AssetCleaner<Options, Finding> {
  return {
    reasons,
    usualOptions,
    useCleanings: (id, live) =>
      useQuery({
        queryKey: [...queryKey, 'cleanings', id],
        queryFn: ({ signal }) => calls.list(id, signal),
        refetchInterval: ({ state }) => pollWhile(state.data?.some(isUnderWay), live),
        staleTime: 0,
        meta: { failure: 'inline' },
      }),
    useFindings: (asked) =>
      useQuery({
        queryKey: [...queryKey, 'findings', asked],
        queryFn: ({ signal }) => calls.findings(asked, signal),
        placeholderData: keepPreviousData,
        staleTime: 0,
        meta: { failure: 'inline' },
      }),
    useCheck: () =>
      useCommand(queryKey, ({ id, options }: { readonly id: string; readonly options: Options }) =>
        calls.check(id, options),
      ),
    useClean: () => useCommand(queryKey, calls.clean),
    useUndo: () => useCommand(queryKey, calls.undo),
    useExclude: () => useCommand(queryKey, calls.exclude),
    useCancel: () => useCommand(queryKey, (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId })),
  };
}

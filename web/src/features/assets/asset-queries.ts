import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { askedWhenShown } from '../../api/asked-when-shown.ts';
import { pollWhile } from '../../api/poll-while.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { AssetChange, AssetsAsked, ListedAsset, MoreLanguages, NewAsset } from './asset-kind.ts';
import { isGrowing } from './is-growing.ts';

/** The endpoints of one kind of assets. */
interface AssetCalls<One extends ListedAsset, Change extends AssetChange> {
  /** First part of the keys of everything that is asked about the kind. */
  readonly queryKey: readonly string[];
  readonly list: (asked: AssetsAsked, signal: AbortSignal) => Promise<readonly One[]>;
  readonly one: (id: string, signal: AbortSignal) => Promise<One>;
  readonly create: (asset: NewAsset) => Promise<One>;
  readonly change: (change: Change) => Promise<One>;
  readonly addLanguages: (languages: MoreLanguages) => Promise<unknown>;
  readonly remove: (ids: string[]) => Promise<unknown>;
  readonly template: (
    languages: Pick<NewAsset, 'sourceLanguage' | 'targetLanguages'>,
  ) => Promise<{ readonly resourceId: string }>;
}

/** Queries and commands of memories or of term bases. Lists poll while files go into their assets. */
export function assetQueries<One extends ListedAsset, Change extends AssetChange>({
  queryKey,
  ...calls
}: AssetCalls<One, Change>) {
  const listQuery = (asked: AssetsAsked, live: boolean) =>
    queryOptions({
      queryKey: [...queryKey, 'all', asked],
      queryFn: ({ signal }) => calls.list(asked, signal),
      refetchInterval: ({ state }) => pollWhile(state.data?.some(isGrowing), live),
      ...askedWhenShown,
      meta: { failure: 'inline' },
    });
  const oneQuery = (id: string, live: boolean) =>
    queryOptions({
      queryKey: [...queryKey, 'one', id],
      queryFn: ({ signal }) => calls.one(id, signal),
      refetchInterval: ({ state }) => pollWhile(state.data && isGrowing(state.data), live),
      meta: { failure: 'inline' },
    });
  return {
    queryKey,
    listQuery,
    oneQuery,
    useList: (asked: AssetsAsked, live: boolean) =>
      useQuery({ ...listQuery(asked, live), placeholderData: keepPreviousData }),
    useOne: (id: string, live: boolean) => useQuery(oneQuery(id, live)),
    useCreate: () => useCommand(queryKey, calls.create, 'form'),
    useChange: () => useCommand(queryKey, calls.change),
    useDelete: () => useCommand(queryKey, calls.remove),
    useAddLanguages: () => useCommand(queryKey, calls.addLanguages),
    useTemplate: () => useDownload(calls.template),
  };
}

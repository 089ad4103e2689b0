import { type QueryKey, useQuery } from '@tanstack/react-query';
import { isUnderWay, type WorkContract, type WorkStatus } from '@transloom/contracts/work';
import { callApi } from '../api/call-api.ts';
import { pollWhile } from '../api/poll-while.ts';
import { useLiveNews } from '../api/use-live-news.ts';
import type { WorkFilter, WorkIn, WorkKind } from './work-kind.ts';

/** Everything that is asked about work of a kind lies under this key. */
export function workKey({ kind }: Pick<WorkKind, 'kind'>): QueryKey {
  return ['work', kind];
}

interface HasStatus {
  readonly status: WorkStatus;
}

/** The one rule of asking again: while work is under way, and seldom where the live line tells of changes. */
function useRefreshing(kind: Pick<WorkKind, 'kind'>) {
  const queryKey = workKey(kind);
  const live = useLiveNews({
    news: 'work-changed',
    queryKey,
    isMeant: (message) => message.kind === kind.kind,
  });
  return (works: readonly HasStatus[] | undefined) =>
    pollWhile(
      works?.some(({ status }) => isUnderWay(status)),
      live,
    );
}

/** One piece of work with its progress; nothing is asked without an id. */
export function useWork<Contract extends WorkContract>(kind: WorkKind<Contract>, workId: string | undefined) {
  const refresh = useRefreshing(kind);
  return useQuery({
    queryKey: [...workKey(kind), 'one', workId],
    queryFn: async ({ signal }) =>
      (await callApi(kind.api.work, { workId: workId ?? '' }, { signal })) as WorkIn<Contract>,
    enabled: workId !== undefined,
    refetchInterval: ({ state }) => refresh(state.data === undefined ? undefined : [state.data]),
    meta: { failure: 'inline' },
  });
}

export interface WorkPage<Contract extends WorkContract> {
  readonly records: readonly WorkIn<Contract>[];
  readonly total: number;
}

/** A page of the list of a kind. */
export function useWorkList<Contract extends WorkContract>(
  kind: WorkKind<Contract>,
  filter: WorkFilter = {},
) {
  const refresh = useRefreshing(kind);
  return useQuery({
    queryKey: [...workKey(kind), 'list', filter],
    queryFn: async ({ signal }) =>
      (await callApi(kind.api.listWork, filter, { signal })) as WorkPage<Contract>,
    refetchInterval: ({ state }) => refresh(state.data?.records),
    placeholderData: (before) => before,
    meta: { failure: 'inline' },
  });
}

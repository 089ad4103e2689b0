import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { operatorApi } from '@transloom/contracts/operator';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const api = endpoints.operator;
const key = ['operator'] as const;

export const overviewQuery = queryOptions({
  queryKey: [...key, 'overview'],
  queryFn: ({ signal }) => callApi(api.overview, {}, { signal }),
  meta: { failure: 'inline' },
});

export const peopleQuery = (asked: RequestOf<typeof operatorApi.listPeople>) =>
  queryOptions({
    queryKey: [...key, 'people', asked],
    queryFn: ({ signal }) => callApi(api.listPeople, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const organizationsQuery = (asked: RequestOf<typeof operatorApi.listOrganizations>) =>
  queryOptions({
    queryKey: [...key, 'organizations', asked],
    queryFn: ({ signal }) => callApi(api.listOrganizations, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const noticesQuery = queryOptions({
  queryKey: [...key, 'notices'],
  queryFn: ({ signal }) => callApi(api.listNotices, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useSuspendPerson = () =>
  useCommand(key, (input: RequestOf<typeof operatorApi.suspendPerson>) => callApi(api.suspendPerson, input));
export const useResetPerson = () => useCommand(key, (userId: string) => callApi(api.resetPerson, { userId }));
export const useLinkForPerson = () =>
  useCommand(key, (userId: string) => callApi(api.linkForPerson, { userId }));
export const useSetPlan = () =>
  useCommand(key, (input: RequestOf<typeof operatorApi.setPlan>) => callApi(api.setPlan, input), 'form');
export const usePublishNotice = () =>
  useCommand(
    key,
    (input: RequestOf<typeof operatorApi.publishNotice>) => callApi(api.publishNotice, input),
    'form',
  );
export const useRemoveNotice = () =>
  useCommand(key, (noticeId: string) => callApi(api.removeNotice, { noticeId }));

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { billingApi, QuotaCaps } from '@transloom/contracts/billing';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const { billing } = endpoints;
const key = ['billing'] as const;
const inline = { failure: 'inline' } as const;

export const lotsQuery = queryOptions({
  queryKey: [...key, 'lots'],
  queryFn: ({ signal }) => callApi(billing.quotaLots, {}, { signal }),
  meta: inline,
});

export const forecastsQuery = queryOptions({
  queryKey: [...key, 'forecasts'],
  queryFn: ({ signal }) => callApi(billing.quotaForecasts, {}, { signal }),
  meta: inline,
});

export type UsesFilter = RequestOf<typeof billingApi.usesByDay>;

export const usesQuery = (asked: RequestOf<typeof billingApi.quotaUses>) =>
  queryOptions({
    queryKey: [...key, 'uses', asked],
    queryFn: ({ signal }) => callApi(billing.quotaUses, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const daysQuery = (asked: UsesFilter) =>
  queryOptions({
    queryKey: [...key, 'days', asked],
    queryFn: ({ signal }) => callApi(billing.usesByDay, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const memberQuotasQuery = queryOptions({
  queryKey: [...key, 'members'],
  queryFn: ({ signal }) => callApi(billing.memberQuotas, {}, { signal }),
  meta: inline,
});

export const capsQuery = queryOptions({
  queryKey: [...key, 'caps'],
  queryFn: ({ signal }) => callApi(billing.caps, {}, { signal }),
  meta: inline,
});

export const friendsQuery = queryOptions({
  queryKey: [...key, 'friends'],
  queryFn: ({ signal }) => callApi(billing.friends, {}, { signal }),
  meta: inline,
});

export const useExportUses = () =>
  useCommand([...key, 'export'], (asked: UsesFilter) => callApi(billing.exportUses, asked));
export const useSetMemberQuota = () =>
  useCommand(
    key,
    (input: RequestOf<typeof billingApi.setMemberQuota>) => callApi(billing.setMemberQuota, input),
    'form',
  );
export const useSetCaps = () => useCommand(key, (caps: QuotaCaps) => callApi(billing.setCaps, caps), 'form');

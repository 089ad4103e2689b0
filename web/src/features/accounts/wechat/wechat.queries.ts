import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { wechatApi } from '@transloom/contracts/wechat';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useIdentity } from '../identity-context.ts';

const api = endpoints.wechat;

export const bindingQuery = queryOptions({
  queryKey: ['accounts', 'wechat'],
  queryFn: ({ signal }) => callApi(api.wechatBinding, {}, { signal }),
  meta: { failure: 'inline' },
});

/** A QR code; `round` changes where another one is wanted. */
export const useQrCode = (isLogin: boolean, round: number) =>
  useQuery({
    queryKey: ['accounts', 'wechat-code', isLogin, round],
    queryFn: () => callApi(api.wechatQrCode, { isLogin: String(isLogin) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
    meta: { failure: 'inline' },
  });

/** What has become of the code, asked every 2 s while somebody may still scan it (P4.15). */
export const useScanStatus = (isLogin: boolean, eventKey: string | undefined) =>
  useQuery({
    queryKey: ['accounts', 'wechat-status', eventKey],
    queryFn: ({ signal }) =>
      callApi(api.wechatStatus, { isLogin: String(isLogin), eventKey: eventKey ?? '' }, { signal }),
    enabled: eventKey !== undefined,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data && state.data.status !== 'waiting')
        ? false
        : timers.wechatPollMs,
    gcTime: 0,
    retry: false,
    meta: { failure: 'inline' },
  });

export const useLinkPhone = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof wechatApi.wechatLinkPhone>) => callApi(api.wechatLinkPhone, input),
  });

export function useUnbindWechat() {
  const client = useQueryClient();
  const withIdentity = useIdentity();
  return useMutation({
    mutationFn: () => withIdentity(() => callApi(api.unbindWechat, {})),
    onSuccess: () => client.invalidateQueries({ queryKey: bindingQuery.queryKey }),
  });
}

export const simulatedPeopleQuery = queryOptions({
  queryKey: ['accounts', 'simulated-people'],
  queryFn: ({ signal }) => callApi(api.simulatedPeople, {}, { signal }),
  retry: false,
  meta: { failure: 'inline' },
});

export function useSimulateScan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scan: RequestOf<typeof wechatApi.simulateScan>) => callApi(api.simulateScan, scan),
    onSettled: () => client.invalidateQueries({ queryKey: simulatedPeopleQuery.queryKey }),
  });
}

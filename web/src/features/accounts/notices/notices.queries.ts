import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { accountSettingsApi } from '@transloom/contracts/account-settings';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

const api = endpoints.accountSettings;
type Choices = OutputOf<typeof accountSettingsApi.noticeChoices>;

export const noticesQuery = queryOptions({
  queryKey: ['accounts', 'notices'],
  queryFn: ({ signal }) => callApi(api.noticeChoices, {}, { signal }),
  meta: { failure: 'inline' },
});

/** The mark changes at once; a refusal takes it back. */
export function useChooseNotice() {
  const client = useQueryClient();
  const { queryKey } = noticesQuery;
  return useMutation({
    mutationFn: (choice: RequestOf<typeof accountSettingsApi.chooseNotice>) =>
      callApi(api.chooseNotice, choice),
    onMutate: (choice) =>
      client.setQueryData<Choices>(queryKey, (now) =>
        now === undefined
          ? now
          : {
              ...now,
              choices: now.choices.map((each) => (each.kind === choice.kind ? { ...each, ...choice } : each)),
            },
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Refusals are shown in the dialog. */
export function useSaveWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (webhook: RequestOf<typeof accountSettingsApi.saveNoticeWebhook>) =>
      callApi(api.saveNoticeWebhook, webhook),
    meta: { failure: 'inline' },
    onSuccess: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
}

export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.testNoticeWebhook, {}),
    onSettled: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
}

export function useRemoveWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.removeNoticeWebhook, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
}

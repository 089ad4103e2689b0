import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { webhooksApi } from '@transloom/contracts/webhooks';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const webhookKey = ['webhook'] as const;

export const webhookQuery = queryOptions({
  queryKey: webhookKey,
  queryFn: ({ signal }) => callApi(endpoints.webhooks.webhook, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const useSaveWebhook = () =>
  useCommand(
    webhookKey,
    (input: RequestOf<typeof webhooksApi.saveWebhook>) => callApi(endpoints.webhooks.saveWebhook, input),
    'form',
  );
export const useRemoveWebhook = () =>
  useCommand(webhookKey, () => callApi(endpoints.webhooks.removeWebhook, {}));
export const useTryWebhook = () => useCommand(webhookKey, () => callApi(endpoints.webhooks.tryWebhook, {}));

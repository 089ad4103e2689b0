import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits, timers } from '@transloom/contracts/limits';
import type { Message } from '@transloom/contracts/messages';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const messagesKey = ['messages'] as const;
export const alertsKey = ['alerts'] as const;

/** Empty for all. */
export type ReadFilter = Message['readStatus'] | '';

export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: [...messagesKey, 'unread-count'],
    queryFn: ({ signal }) => callApi(endpoints.messages.unreadCount, {}, { signal }),
    refetchInterval: timers.messageCountPollMs,
    meta: { failure: 'inline' },
  });
  return data?.count ?? 0;
}

export function useMessages(readStatus: ReadFilter, enabled: boolean) {
  return useQuery({
    queryKey: [...messagesKey, 'list', readStatus],
    queryFn: async ({ signal }) => {
      const input = { pageNumber: 1, pageSize: limits.messagesPerPage, readStatus };
      const { pager } = await callApi(endpoints.messages.listMessages, input, { signal });
      return pager.records;
    },
    enabled,
    meta: { failure: 'inline' },
  });
}

function useMessageCommand<Input, Output>(command: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

export const useMarkRead = () =>
  useMessageCommand((id: string) => callApi(endpoints.messages.markRead, { id }));
export const useMarkAllRead = () => useMessageCommand(() => callApi(endpoints.messages.markAllRead, {}));
export const useDeleteMessage = () =>
  useMessageCommand((id: string) => callApi(endpoints.messages.deleteMessage, { id }));
export const useActOnMessage = () =>
  useMessageCommand((input: { id: string; action: number }) =>
    callApi(endpoints.messages.actOnMessage, input),
  );

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ServerMessage } from '@transloom/contracts/realtime';
import { useRef } from 'react';
import { useRealtimeConnected, useRealtimeMessage } from './use-realtime.ts';

/** Work reports its progress several times a second; a list asks again once for all these messages. */
const gatherMs = 300;

interface NewsOf<Type extends ServerMessage['type']> {
  readonly news: Type;
  readonly queryKey: QueryKey;
  /** Whether a message concerns the key; absent where all do. */
  readonly isMeant?: (message: Extract<ServerMessage, { type: Type }>) => boolean;
}

/** Asks again for everything under the key when a message of the type arrives. Returns whether the live line is up. */
export function useLiveNews<Type extends ServerMessage['type']>({
  news,
  queryKey,
  isMeant = () => true,
}: NewsOf<Type>): boolean {
  const client = useQueryClient();
  // The timer outlives the page: cached answers must be fresh for whoever comes back to it.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeMessage(news, (message) => {
    if (!isMeant(message)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey });
    }, gatherMs);
  });
  return useRealtimeConnected();
}

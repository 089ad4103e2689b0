import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import type { AssetKind } from './asset-kind.ts';

/** An import tells of its progress several times a second; what is shown is asked once for all of them. */
const gatherMs = 300;

interface NewsOf {
  readonly news: AssetKind<never>['news'];
  readonly queryKey: QueryKey;
}

/** Whether the live line is up; what shows assets of the kind is asked again when it tells of a change. */
export function useLiveNews({ news, queryKey }: NewsOf): boolean {
  const client = useQueryClient();
  // What was told before the page went, or was hidden, is asked for all the same: the answers are kept for who comes back.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeMessage(news, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey });
    }, gatherMs);
  });
  return useRealtimeConnected();
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import { memoriesKey } from './memories.queries.ts';

/** An import tells of its progress several times a second; what is shown is asked once for all of them. */
const gatherMs = 300;

/** Whether the live line is up; what shows memories is asked again when it tells of a change. */
export function useLiveMemoryNews(): boolean {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeMessage('memory-changed', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: memoriesKey });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useRealtimeConnected();
}

import { useEffect, useRef } from 'react';
import { useRealtimeMessage } from '../../../api/use-realtime.ts';
import { useAskEntriesAnew } from '../workbench.queries.ts';

/** An import tells of its progress several times a second. */
const gatherMs = 1_000;

/** Entries that are shown are asked for anew when their memory was changed, is gone or no longer shared. */
export function useFreshEntries(shown: readonly { readonly memoryId: string }[] | undefined): void {
  const askAnew = useAskEntriesAnew();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeMessage('memory-changed', (changed) => {
    if (!shown?.some(({ memoryId }) => memoryId === changed.memoryId)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      askAnew();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

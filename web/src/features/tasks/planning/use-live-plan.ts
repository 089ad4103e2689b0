import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { realtime, useRealtimeConnected, useRealtimeMessage } from '../../../api/use-realtime.ts';
import { planQuery } from '../tasks.queries.ts';

/** Many tasks change at once; the plan is asked for once for all of them. */
const gatherMs = 300;

/** The plan of a project, which follows what others do while it is open. */
export function useLivePlan(projectId: string) {
  const client = useQueryClient();
  const live = useRealtimeConnected();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = planQuery(projectId);
  useEffect(() => {
    if (live) realtime.send({ type: 'watch-project', projectId });
    return () => clearTimeout(timer.current);
  }, [live, projectId]);
  useRealtimeMessage('document-changed', (message) => {
    if (message.projectId !== projectId || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: query.queryKey });
    }, gatherMs);
  });
  return useQuery(query);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { realtime, useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import { projectKey, projectQuery } from './projects.queries.ts';

/** Many documents tell of their progress at once; the project is asked once for all of them. */
const gatherMs = 300;

/** A project with its documents, kept up to date while they are being prepared. */
export function useLiveProject(projectId: string) {
  const client = useQueryClient();
  const live = useRealtimeConnected();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (live) realtime.send({ type: 'watch-project', projectId });
    // What happened while the line was down was not told.
    void client.invalidateQueries({ queryKey: projectKey(projectId) });
  }, [live, projectId, client]);

  useRealtimeMessage('document-changed', (message) => {
    if (message.projectId !== projectId || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: projectKey(projectId) });
    }, gatherMs);
  });

  return useQuery(projectQuery(projectId, { live }));
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { downloadsKey } from '../../api/use-download.ts';
import { realtime, useRealtimeMessage } from '../../api/use-realtime.ts';
import { enginesQuery } from '../../features/engines/engines.queries.ts';
import { useEngineNews } from '../../features/engines/use-engine-news.ts';
import { alertsKey, messagesKey } from '../../features/messages/messages.queries.ts';
import { useAlerts } from '../../features/messages/use-alerts.tsx';
import { useRightsNews } from '../../features/organizations/use-rights-news.ts';
import { organizationsQuery, userQuery } from '../../session/session.queries.ts';

/** What runs as long as somebody is signed in: the live line, alerts, and the first loads. */
export function useShellServices(): void {
  const client = useQueryClient();
  useEffect(() => {
    realtime.start();
    void client.prefetchQuery(userQuery);
    void client.prefetchQuery(organizationsQuery);
    void client.prefetchQuery(enginesQuery);
  }, [client]);
  useRealtimeMessage('downloads-changed', () => void client.invalidateQueries({ queryKey: downloadsKey }));
  useRealtimeMessage('messages-changed', () => {
    void client.invalidateQueries({ queryKey: messagesKey });
    void client.invalidateQueries({ queryKey: alertsKey });
  });
  useEngineNews();
  useRightsNews();
  useAlerts();
}

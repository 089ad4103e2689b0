import { useQuery } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import { App } from 'antd';
import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { alertsKey } from './messages.queries.ts';
import { useNoticesOnce } from './use-notices-once.tsx';

/** Alerts are asked for each minute and when a message arrives, and are shown for five seconds, one for each title; notices once at the start. */
export function useAlerts(): void {
  const { notification } = App.useApp();
  const { data } = useQuery({
    queryKey: alertsKey,
    queryFn: ({ signal }) => callApi(endpoints.messages.alerts, {}, { signal }),
    refetchInterval: timers.alertPollMs,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });
  useEffect(() => {
    for (const [title, alerts] of Object.entries(data ?? {})) {
      notification.info({
        title,
        duration: timers.alertShownMs / 1000,
        description: alerts.map(({ id, templateContent }) => <RichText key={id} html={templateContent} />),
      });
    }
  }, [data, notification]);
  useNoticesOnce();
}

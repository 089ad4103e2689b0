import { useQuery } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { alertsKey } from './messages.queries.ts';
import { useNoticesOnce } from './use-notices-once.tsx';
import { useShowNotice } from './use-show-notice.tsx';

/** Alerts are asked for each minute and when a message arrives, and are shown for five seconds, one for each title; notices once at the start. */
export function useAlerts(): void {
  const show = useShowNotice();
  const { data } = useQuery({
    queryKey: alertsKey,
    queryFn: ({ signal }) => callApi(endpoints.messages.alerts, {}, { signal }),
    refetchInterval: timers.alertPollMs,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });
  useEffect(() => {
    for (const [title, alerts] of Object.entries(data ?? {})) {
      show({
        key: `alert ${title}`,
        title,
        seconds: timers.alertShownMs / 1000,
        children: alerts.map(({ id, templateContent }) => <RichText key={id} html={templateContent} />),
      });
    }
  }, [data, show]);
  useNoticesOnce();
}

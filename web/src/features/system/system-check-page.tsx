import { CheckCircleFilled, ReloadOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../api/use-realtime.ts';
import { useAllows } from '../../session/permissions.ts';
import { platformQuery } from '../../session/session.queries.ts';
import { isSignedIn } from '../../session/stored-session.ts';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { InstalledPrograms } from './installed-programs.tsx';
import { useHealth } from './system.queries.ts';

/** Tells everybody whether the service answers, and the operator which programs would make more possible. */
export function SystemCheckPage() {
  const { t } = useTranslation('system');
  const health = useHealth();
  const { data: platform } = useQuery(platformQuery);
  const connected = useRealtimeConnected();
  const allows = useAllows();
  return (
    <Page width="form">
      <Toolbar
        actions={
          <Button
            icon={<ReloadOutlined aria-hidden />}
            loading={health.isFetching}
            onClick={() => void health.refetch()}
          >
            {t('check.again')}
          </Button>
        }
      >
        <Text tone="secondary">{t('check.description')}</Text>
      </Toolbar>
      <Section title={t('check.health')}>
        <Facts
          facts={[
            {
              label: t('check.server'),
              value: <State good={health.data?.ready} failed={health.isFetched} />,
            },
            ...(isSignedIn()
              ? [{ label: t('check.live'), value: <State good={connected} off={t('check.polling')} /> }]
              : []),
            {
              label: t('check.answerTime'),
              value: health.data ? t('check.milliseconds', { count: health.data.milliseconds }) : '–',
            },
            { label: t('check.version'), value: platform?.version ?? '–' },
            { label: t('check.browser'), value: navigator.userAgent },
          ]}
        />
      </Section>
      {allows('installation:system') ? <InstalledPrograms /> : null}
    </Page>
  );
}

interface StateProps {
  readonly good: boolean | undefined;
  readonly off?: string;
  /** The product stands still without it. */
  readonly failed?: boolean;
}

function State({ good, off, failed }: StateProps) {
  const { t } = useTranslation('system');
  return good ? (
    <StatusTag tone="success" icon={<CheckCircleFilled aria-hidden />}>
      {t('check.good')}
    </StatusTag>
  ) : (
    <StatusTag tone={failed ? 'danger' : 'warning'} icon={<StopOutlined aria-hidden />}>
      {off ?? t('check.bad')}
    </StatusTag>
  );
}

import { CheckCircleFilled, ReloadOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../api/use-realtime.ts';
import { platformQuery } from '../../session/session.queries.ts';
import { Facts } from '../../ui/facts.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { ProgramList } from './program-list.tsx';
import { useHealth, usePrograms } from './system.queries.ts';

/** Is the installation well, and what would make more possible. */
export function SystemCheckPage() {
  const { t } = useTranslation('system');
  const health = useHealth();
  const programs = usePrograms();
  const { data: platform } = useQuery(platformQuery);
  const connected = useRealtimeConnected();
  const checkAgain = () => {
    void health.refetch();
    void programs.refetch();
  };
  return (
    <Page width="form">
      <Toolbar
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={health.isFetching} onClick={checkAgain}>
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
            { label: t('check.live'), value: <State good={connected} off={t('check.polling')} /> },
            {
              label: t('check.answerTime'),
              value: health.data ? t('check.milliseconds', { count: health.data.milliseconds }) : '–',
            },
            { label: t('check.version'), value: platform?.version ?? '–' },
            { label: t('check.browser'), value: navigator.userAgent },
          ]}
        />
      </Section>
      <Section title={t('check.programs')} description={t('check.programsDescription')}>
        <Loadable query={programs}>{(list) => <ProgramList programs={list} />}</Loadable>
      </Section>
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

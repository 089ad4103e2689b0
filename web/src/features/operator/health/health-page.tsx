import { ReloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { HealthFinding, HealthState } from '@transloom/contracts/operator-health';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { InstalledPrograms } from '../../system/installed-programs.tsx';
import { healthQuery } from '../operator-pages.queries.ts';
import { ProcessList } from './process-list.tsx';

const tones: Readonly<Record<HealthState, StatusTone>> = {
  good: 'success',
  warning: 'warning',
  bad: 'danger',
};

/** Whether everything works, and what to do about what does not. */
export function HealthPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(healthQuery);
  return (
    <Page width="form">
      <Toolbar
        actions={
          <Button
            icon={<ReloadOutlined aria-hidden />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('health.again')}
          </Button>
        }
      >
        <Text tone="secondary">{t('health.description')}</Text>
      </Toolbar>
      <Loadable query={query}>
        {({ version, findings, processes }) => (
          <>
            <Section title={t('health.findings')}>
              <LineList label={t('health.findings')}>
                {findings.map((finding) => (
                  <ListLine key={finding.check}>
                    <FindingLine finding={finding} />
                  </ListLine>
                ))}
              </LineList>
            </Section>
            <Section title={t('health.processes')} description={t('health.version', { version })}>
              <ProcessList processes={processes} />
            </Section>
          </>
        )}
      </Loadable>
      <InstalledPrograms />
    </Page>
  );
}

function FindingLine({ finding: { check, state, facts } }: { readonly finding: HealthFinding }) {
  const { t } = useTranslation('operator');
  return (
    <Stack direction="row" gap="sm" align="flex-start">
      <Stack gap="none" grow>
        <Text strong>{t(`health.checks.${check}.name`)}</Text>
        <Text size="small" tone="secondary">
          {facts}
        </Text>
        {state === 'good' ? null : (
          <Text as="p" size="table">
            {t(`health.checks.${check}.remedy`)}
          </Text>
        )}
      </Stack>
      <StatusTag tone={tones[state]}>{t(`health.states.${state}`)}</StatusTag>
    </Stack>
  );
}

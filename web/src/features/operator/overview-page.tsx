import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JobState } from '@transloom/contracts/jobs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { overviewQuery } from './operator.queries.ts';

const megabyte = 1024 * 1024;

/** How the installation is, each figure leading to what it counts. */
export function OverviewPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(overviewQuery);
  const size = (bytes: number) =>
    t('overview.megabytes', { megabytes: formatNumber(Math.ceil(bytes / megabyte)) });
  const state = (on: boolean) => (
    <StatusTag tone={on ? 'success' : 'warning'}>{t(on ? 'overview.on' : 'overview.off')}</StatusTag>
  );
  return (
    <Page width="form">
      <Toolbar
        actions={
          <ButtonLink to="/account/audit" search={{ kind: 'installation' }}>
            {t('overview.audit')}
          </ButtonLink>
        }
      >
        <Text tone="secondary">{t('overview.description')}</Text>
      </Toolbar>
      <Loadable query={query}>
        {({ jobs, ...figures }) => (
          <>
            <Section title={t('overview.people')}>
              <Facts
                facts={[
                  {
                    label: t('overview.all'),
                    value: <Link to="/operator/people">{formatNumber(figures.people)}</Link>,
                  },
                  { label: t('overview.active'), value: formatNumber(figures.activePeople) },
                  { label: t('overview.signUps'), value: formatNumber(figures.signUps) },
                  {
                    label: t('overview.suspended'),
                    value: (
                      <Link to="/operator/people" search={{ state: 'suspended' }}>
                        {formatNumber(figures.suspended)}
                      </Link>
                    ),
                  },
                  {
                    label: t('screen.organizations'),
                    value: <Link to="/operator/organizations">{formatNumber(figures.organizations)}</Link>,
                  },
                  {
                    label: t('overview.waiting'),
                    value: <Link to="/operator/applications">{formatNumber(figures.applications)}</Link>,
                  },
                ]}
              />
            </Section>
            <Section title={t('overview.work')}>
              <Facts
                facts={[
                  { label: t('overview.queued'), value: <Jobs state="queued" count={jobs.queued} /> },
                  { label: t('overview.running'), value: <Jobs state="running" count={jobs.running} /> },
                  { label: t('overview.failed'), value: <Jobs state="failed" count={jobs.failed} /> },
                ]}
              />
            </Section>
            <Section
              title={t('overview.storage')}
              actions={
                <ButtonLink size="small" to="/operator/storage">
                  {t('overview.more')}
                </ButtonLink>
              }
            >
              <Facts
                facts={[
                  { label: t('overview.files'), value: size(figures.storedBytes) },
                  { label: t('overview.database'), value: size(figures.databaseBytes) },
                ]}
              />
            </Section>
            <Section
              title={t('overview.services')}
              description={t('overview.servicesHint')}
              actions={
                <ButtonLink size="small" to="/operator/health">
                  {t('overview.more')}
                </ButtonLink>
              }
            >
              <Facts
                facts={[
                  { label: t('overview.mail'), value: state(figures.mail) },
                  { label: t('overview.sms'), value: state(figures.sms) },
                  { label: t('overview.wechat'), value: state(figures.wechat) },
                ]}
              />
            </Section>
          </>
        )}
      </Loadable>
    </Page>
  );
}

function Jobs({ state, count }: { readonly state: JobState; readonly count: number }) {
  return (
    <Link to="/operator/jobs" search={{ state }}>
      {formatNumber(count)}
    </Link>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ApplicationKind, applicationKindSchema } from '@transloom/contracts/organization-applications';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineList } from '../../ui/line-list.tsx';
import { chosenOf } from '../../ui/list/list-chips.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { ApplicationLine } from './application-line.tsx';
import { ApplyForm } from './apply-form.tsx';
import { myApplicationsQuery } from './organization-applications.queries.ts';

const kinds = applicationKindSchema.options;

/** Applies for an enterprise or education organization, or for a trial, and shows what became of it (D3.54, D4.54). */
export function ApplyPage() {
  const { t } = useTranslation('organization-applications');
  const { kind } = useSearchParams('kind');
  const changeSearch = useChangeSearchParams();
  const chosen: ApplicationKind = chosenOf(kind, kinds) ?? 'enterprise';
  const query = useQuery(myApplicationsQuery);
  const open = query.data?.some(
    (application) =>
      application.kind === chosen && application.state !== 'approved' && application.state !== 'rejected',
  );
  return (
    <Page width="form">
      <Text as="p" tone="secondary">
        {t('description')}
      </Text>
      <Section title={t('mine.title')}>
        <Loadable query={query}>
          {(applications) => (
            <LineList empty={<Text tone="tertiary">{t('mine.none')}</Text>}>
              {applications.map((application) => (
                <ApplicationLine key={application.requestId} application={application} />
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
      <Section title={t('form.title')}>
        <Tabs
          activeKey={chosen}
          onChange={(next) => changeSearch({ kind: next })}
          items={kinds.map((each) => ({ key: each, label: t(`kind.${each}`) }))}
        />
        {open ? (
          <Text tone="secondary">{t('form.underReview')}</Text>
        ) : (
          <ApplyForm key={chosen} kind={chosen} />
        )}
      </Section>
    </Page>
  );
}

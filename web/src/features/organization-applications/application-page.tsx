import { FileDoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '@transloom/contracts/organization-applications';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { DetailPage } from '../../ui/detail/detail-page.tsx';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationState } from './application-state.tsx';
import { receivedApplicationQuery } from './organization-applications.queries.ts';

/** One application with every field and its form, for the operator to decide on. */
export function ApplicationPage() {
  const { t } = useTranslation('organization-applications');
  const { requestId } = useSearchParams('requestId');
  const query = useQuery(receivedApplicationQuery(requestId ?? ''));
  return (
    <DetailPage<ReceivedApplication>
      query={requestId === undefined ? undefined : query}
      icon={<FileDoneOutlined />}
      list="/operator/applications"
      words={{ title: t('queue.gone'), hint: t('queue.goneHint'), back: t('queue.back') }}
      title={({ fields }) => ({ text: fields.organization })}
      marks={({ state }) => <ApplicationState state={state} />}
      facts={({ kind, applicant, createdAt }) => (
        <FactLine>
          <LineFact label={t('queue.kind')}>{t(`kind.${kind}`)}</LineFact>
          <LineFact label={t('queue.applicant')}>{applicant}</LineFact>
          <LineFact label={t('queue.created')}>{formatInstant(createdAt)}</LineFact>
        </FactLine>
      )}
      actions={(application) => <ApplicationActions application={application} />}
      tabs={(application) => [
        {
          key: 'form',
          label: t('form.title'),
          content: () => <ApplicationFacts application={application} />,
        },
      ]}
    />
  );
}

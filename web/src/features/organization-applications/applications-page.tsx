import { FileDoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import {
  applicationKindSchema,
  applicationStateSchema,
  type ReceivedApplication,
} from '@transloom/contracts/organization-applications';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { When } from '../../ui/when.tsx';
import { ApplicationState } from './application-state.tsx';
import { receivedApplicationsQuery } from './organization-applications.queries.ts';

const states = applicationStateSchema.options;
const kinds = applicationKindSchema.options;

/** The operator's queue: applications of all people, those that wait first. */
export function ApplicationsPage() {
  const { t } = useTranslation('organization-applications');
  const list = useListState(['state', 'kind']);
  const search = useSettled(list.search);
  const state = chosenOf(list.filter.state, states);
  const kind = chosenOf(list.filter.kind, kinds);
  const { pageNumber, pageSize } = list;
  const asked = { search, pageNumber, pageSize, ...(state && { state }), ...(kind && { kind }) };
  const query = useQuery(receivedApplicationsQuery(asked));
  return (
    <ListPage<ReceivedApplication>
      name="organization-applications"
      label={t('screen.queue')}
      list={list}
      query={query}
      rowKey={({ requestId }) => requestId}
      columns={useColumns()}
      search={t('queue.search')}
      filters={
        <>
          <ListChips
            list={list}
            filter="state"
            label={t('queue.state')}
            values={['all', ...states]}
            words={(value) => (value === 'all' ? t('queue.all') : t(`state.${value}`))}
          />
          <Select
            aria-label={t('queue.kind')}
            popupMatchSelectWidth={false}
            value={kind ?? 'all'}
            onChange={(value) => list.change({ kind: value === 'all' ? undefined : value })}
            options={[
              { value: 'all', label: t('queue.allKinds') },
              ...kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
          />
        </>
      }
      empty={{
        icon: <FileDoneOutlined />,
        title: t('queue.empty'),
        description: t('queue.emptyHint'),
      }}
    />
  );
}

function useColumns(): readonly DataColumn<ReceivedApplication>[] {
  const { t } = useTranslation('organization-applications');
  return [
    {
      key: 'organization',
      title: t('queue.organization'),
      width: 200,
      render: ({ requestId, fields }) => (
        <NameLink to="/operator/application" search={{ requestId }}>
          {fields.organization}
        </NameLink>
      ),
    },
    {
      key: 'state',
      title: t('queue.state'),
      width: 100,
      render: ({ state }) => <ApplicationState state={state} />,
    },
    { key: 'kind', title: t('queue.kind'), width: 80, render: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'contacts',
      title: t('field.contacts'),
      width: 170,
      grow: true,
      render: ({ fields }) => [fields.contacts, fields.title].join(' · '),
    },
    { key: 'applicant', title: t('queue.applicant'), width: 120, render: ({ applicant }) => applicant },
    {
      key: 'memberAmount',
      title: t('field.memberAmount'),
      width: 90,
      render: ({ fields }) => (fields.memberAmount === 'more' ? t('amount.more') : fields.memberAmount),
    },
    {
      key: 'created',
      title: t('queue.created'),
      width: 110,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}

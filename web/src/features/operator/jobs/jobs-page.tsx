import { ScheduleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { jobStateSchema } from '@transloom/contracts/jobs';
import type { InstalledJob, JobQueue } from '@transloom/contracts/operator-jobs';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { jobsQuery, queuesQuery } from '../operator-pages.queries.ts';
import { QueueLine } from './queue-line.tsx';
import { useJobActions } from './use-job-actions.tsx';
import { useJobColumns } from './use-job-columns.tsx';

const states = jobStateSchema.options;

/** Background work of all organizations: what waits, runs and failed, with retry and cancel. */
export function JobsPage() {
  const { t } = useTranslation('operator');
  const list = useListState(['state', 'kind']);
  const search = useSettled(list.search);
  const state = chosenOf(list.filter.state, states);
  const { kind } = list.filter;
  const { pageNumber, pageSize } = list;
  const asked = { search, pageNumber, pageSize, ...(state && { state }), ...(kind && { kind }) };
  const query = useQuery(jobsQuery(asked));
  const queues = useQuery(queuesQuery).data ?? [];
  return (
    <ListPage<InstalledJob>
      name="operator-jobs"
      label={t('screen.jobs')}
      list={list}
      query={query}
      rowKey={({ jobId }) => jobId}
      columns={useJobColumns()}
      rowActions={useJobActions()}
      search={t('jobs.search')}
      notice={<QueueLine queues={queues} />}
      filters={
        <>
          <ListChips
            list={list}
            filter="state"
            label={t('jobs.state')}
            values={['all', ...states]}
            words={(value) => t(`jobs.states.${value}`)}
          />
          <Select
            aria-label={t('jobs.kind')}
            showSearch
            popupMatchSelectWidth={false}
            value={kind ?? ''}
            onChange={(value) => list.change({ kind: value === '' ? undefined : value })}
            options={[{ value: '', label: t('jobs.allKinds') }, ...queues.map(kindOption)]}
          />
        </>
      }
      empty={{ icon: <ScheduleOutlined />, title: t('jobs.empty'), description: t('jobs.emptyHint') }}
    />
  );
}

function kindOption({ kind }: JobQueue) {
  return { value: kind, label: kind };
}

import { BarChartOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import type { Task } from '@transloom/contracts/task-shape';
import {
  statisticsFormats,
  statisticsTabs,
  type taskStatisticsApi,
} from '@transloom/contracts/task-statistics';
import { Button, Dropdown } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useDownload } from '../../../api/use-download.ts';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { TaskDrawer } from '../task-drawer.tsx';
import type { myStatisticsQuery, projectStatisticsQuery } from '../tasks.queries.ts';
import { type StatisticsFilter, StatisticsFilters, statisticsFilters } from './statistics-filters.tsx';
import { StatisticsSums } from './statistics-sums.tsx';
import { useStatisticsColumns } from './use-statistics-columns.tsx';

interface StatisticsProps {
  readonly name: string;
  readonly queryOf: typeof myStatisticsQuery | typeof projectStatisticsQuery;
  /** Not the reader's tasks alone. */
  readonly everybody: boolean;
  /** The tasks of one project alone. */
  readonly projectId?: string;
}

/** Tasks with their sums and charts, and a table of all that the filters find. */
export function StatisticsList({ name, queryOf, everybody, projectId }: StatisticsProps) {
  const { t } = useTranslation('tasks');
  const list = useListState<StatisticsFilter>(statisticsFilters);
  const wanted = wantedOf(list, projectId);
  const { pageNumber, pageSize } = list;
  const query = useQuery(
    queryOf({ ...wanted, pageNumber, pageSize }) as ReturnType<typeof myStatisticsQuery>,
  );
  const [shown, setShown] = useState<Task>();
  const columns = useStatisticsColumns(setShown, { ofOneProject: projectId !== undefined });
  const { data } = query;
  return (
    <>
      <ListSection<Task>
        name={name}
        label={t('statistics.label')}
        list={list}
        query={query}
        rowKey={({ taskId }) => taskId}
        columns={columns}
        search={t('list.search')}
        filters={
          <>
            <ListChips
              {...{ list, filter: 'state', label: t('list.tabs'), values: statisticsTabs }}
              words={(value) => t(`statistics.tab.${value}`)}
            />
            <StatisticsFilters list={list} ofOneProject={projectId !== undefined} />
          </>
        }
        actions={<ExportMenu wanted={{ ...wanted, everybody }} disabled={!data || data.total === 0} />}
        summary={data === undefined || data.total === 0 ? null : <StatisticsSums statistics={data} />}
        empty={{
          icon: <BarChartOutlined />,
          title: t('statistics.empty'),
          description: t('statistics.emptyHint'),
        }}
      />
      <TaskDrawer task={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

type Wanted = RequestOf<typeof taskStatisticsApi.exportTaskStatistics>;

function wantedOf(
  { filter, search }: ReturnType<typeof useListState<StatisticsFilter>>,
  projectId: string | undefined,
): Wanted {
  const { state, kind, from, to, project, ...rest } = filter;
  return {
    ...rest,
    project: projectId ?? project,
    tab: chosenOf(state, statisticsTabs) ?? 'all',
    kind: chosenOf(kind, stageKindSchema.options),
    from: startOf(from, 0),
    to: startOf(to, 1),
    search,
  };
}

/** Midnight of a day in the zone of the reader, so many days later. */
function startOf(day: string | undefined, later: number): string | undefined {
  const parsed = dayjs(day ?? 'none');
  return parsed.isValid() ? parsed.startOf('day').add(later, 'day').toISOString() : undefined;
}

/** Exports all tasks that were found, not those of the page alone. */
function ExportMenu({ wanted, disabled }: { readonly wanted: Wanted; readonly disabled: boolean }) {
  const { t } = useTranslation('tasks');
  const download = useDownload((choice: Wanted) =>
    callApi(endpoints.taskStatistics.exportTaskStatistics, choice),
  );
  const items = statisticsFormats.map((format) => ({
    key: format,
    label: t(`statistics.format.${format}`),
    onClick: () => download.mutate({ ...wanted, format }),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} disabled={disabled}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} aria-haspopup="menu">
        {t('statistics.export')}
      </Button>
    </Dropdown>
  );
}

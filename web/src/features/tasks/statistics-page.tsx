import { BarChartOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import type { Task } from '@transloom/contracts/task-shape';
import { statisticsTabs } from '@transloom/contracts/task-statistics';
import type { tasksApi } from '@transloom/contracts/tasks';
import { Button, DatePicker, Progress, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { inUnits } from '../../i18n/smallest-units.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { Named, NameLink } from '../../ui/name-link.tsx';
import { saveText } from '../../ui/save-text.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { csvOf } from './csv-of.ts';
import { TaskDrawer } from './task-drawer.tsx';
import { TaskStanding } from './task-parts.tsx';
import { filterItemsQuery, myStatisticsQuery, projectStatisticsQuery } from './tasks.queries.ts';
import { useTaskWords } from './use-task-words.ts';

type Statistics = OutputOf<typeof tasksApi.myTaskStatistics>;

/** One's own tasks in sums (D2.13-15). */
export function MyStatisticsPage() {
  return <StatisticsList name="task-statistics" queryOf={myStatisticsQuery} />;
}

/** The tasks of everybody in sums (D2.10, D3.22, D3.23). */
export function ProjectStatisticsPage() {
  return <StatisticsList name="project-task-statistics" queryOf={projectStatisticsQuery} />;
}

const filters = ['tab', 'project', 'creator', 'manager', 'kind', 'source', 'target', 'from', 'to'] as const;
type Filter = (typeof filters)[number];

interface StatisticsProps {
  readonly name: string;
  readonly queryOf: typeof myStatisticsQuery | typeof projectStatisticsQuery;
}

function StatisticsList({ name, queryOf }: StatisticsProps) {
  const { t } = useTranslation('tasks');
  const list = useListState<Filter>(filters);
  const { tab, kind, from, to, ...rest } = list.filter;
  const asked = {
    ...rest,
    tab: chosenOf(tab, statisticsTabs) ?? ('all' as const),
    kind: chosenOf(kind, stageKindSchema.options),
    from: startOf(from, 0),
    to: startOf(to, 1),
    search: list.search,
    pageNumber: list.pageNumber,
    pageSize: list.pageSize,
  };
  const query = useQuery(queryOf(asked) as ReturnType<typeof myStatisticsQuery>);
  const [shown, setShown] = useState<Task>();
  const columns = useColumns(setShown);
  const { data } = query;
  return (
    <ListPage<Task>
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
            {...{ list, filter: 'tab', label: t('list.tabs'), values: statisticsTabs }}
            words={(value) => t(`statistics.tab.${value}`)}
          />
          <StatisticsFilters list={list} />
        </>
      }
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={data === undefined || data.records.length === 0}
          onClick={() =>
            saveText({ name: `${name}.csv`, type: 'text/csv', content: csvOf(data?.records ?? []) })
          }
        >
          {t('statistics.export')}
        </Button>
      }
      empty={{
        icon: <BarChartOutlined />,
        title: t('statistics.empty'),
        description: t('statistics.emptyHint'),
      }}
    >
      {data === undefined || data.total === 0 ? null : <Sums statistics={data} />}
      <TaskDrawer task={shown} onClose={() => setShown(undefined)} />
    </ListPage>
  );
}

/** Midnight of a day in the zone of the reader, so many days later. */
function startOf(day: string | undefined, later: number): string | undefined {
  const parsed = dayjs(day ?? 'none');
  return parsed.isValid() ? parsed.startOf('day').add(later, 'day').toISOString() : undefined;
}

function StatisticsFilters({ list }: { readonly list: ReturnType<typeof useListState<Filter>> }) {
  const { t } = useTranslation('tasks');
  const { data } = useQuery(filterItemsQuery);
  const { projects = [], managers = [], creators = [], sources = [], targets = [] } = data ?? {};
  const people = (some: readonly { userId: string; username: string }[]) =>
    some.map(({ userId, username }) => ({ value: userId, label: username }));
  const languages = (tags: readonly string[]) => tags.map((value) => ({ value, label: languageName(value) }));
  const choices = {
    project: projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
    creator: people(creators),
    manager: people(managers),
    kind: (['translation', 'review', 'proofreading'] as const).map((value) => ({
      value,
      label: t(`kind.${value}`),
    })),
    source: languages(sources),
    target: languages(targets),
  };
  const { from, to } = list.filter;
  return (
    <>
      {(Object.keys(choices) as (keyof typeof choices)[]).map((filter) => (
        <Select
          key={filter}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          aria-label={t(`filter.${filter}`)}
          placeholder={t(`filter.${filter}`)}
          options={choices[filter]}
          {...(list.filter[filter] === undefined ? {} : { value: list.filter[filter] })}
          onChange={(value: string | undefined) => list.change({ [filter]: value })}
        />
      ))}
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(range) =>
          list.change({
            from: range?.[0]?.format('YYYY-MM-DD'),
            to: range?.[1]?.format('YYYY-MM-DD'),
          })
        }
      />
    </>
  );
}

function useColumns(onShow: (task: Task) => void): readonly DataColumn<Task>[] {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  return [
    {
      key: 'name',
      title: t('column.task'),
      width: 220,
      render: (task) => (
        <Named
          link={
            <NameLink
              to="/task/statistics/index"
              onClick={(event) => {
                event.preventDefault();
                onShow(task);
              }}
              title={task.documentName}
            >
              {task.documentName}
            </NameLink>
          }
        >
          {task.projectName}
        </Named>
      ),
    },
    { key: 'owner', title: t('fact.assignee'), width: 120, render: (task) => task.assignee?.username ?? '–' },
    { key: 'stage', title: t('column.stage'), width: 96, render: words.stage },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 152,
      render: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      ),
    },
    {
      key: 'standing',
      title: t('column.status'),
      width: 152,
      render: (task) => <TaskStanding task={task} />,
    },
    {
      key: 'period',
      title: t('statistics.period'),
      width: 200,
      render: ({ assignedAt, deadline }) =>
        [assignedAt, deadline].map((at) => (at === null ? '…' : formatDate(at))).join(' – '),
    },
    {
      key: 'progress',
      title: t('column.progress'),
      width: 88,
      numeric: true,
      render: ({ segments, unconfirmed }) =>
        formatPercent(segments === 0 ? 0 : (segments - unconfirmed) / segments),
    },
    {
      key: 'words',
      title: t('column.words'),
      width: 80,
      numeric: true,
      render: (task) => formatNumber(task.words),
    },
    {
      key: 'billable',
      title: t('statistics.billable'),
      width: 96,
      numeric: true,
      render: ({ price }) => (price === null ? '–' : formatNumber(price.billableWords)),
    },
    { key: 'pay', title: t('column.pay'), width: 112, numeric: true, render: words.pay },
  ];
}

/** Sums of all tasks that were found, and the words handed over by week. */
function Sums({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation('tasks');
  const { total, words, billableWords, money, weeks } = statistics;
  const most = Math.max(1, ...weeks.map((week) => week.words));
  return (
    <Section
      title={t('statistics.sums')}
      description={[
        t('statistics.tasks', { count: total }),
        t('words', { count: words, number: formatNumber(words) }),
        t('statistics.billableWords', { number: formatNumber(billableWords) }),
        ...money.map((sum) => formatMoney(inUnits(sum))),
      ].join(' · ')}
    >
      <Stack gap="xxs">
        {weeks.map((week) => (
          <Stack key={week.week} direction="row" gap="xs">
            <Text size="small" tone="secondary" numeric>
              {week.week}
            </Text>
            <Progress
              percent={(week.words / most) * 100}
              format={() => formatNumber(week.words)}
              aria-label={t('statistics.week', { week: week.week, number: formatNumber(week.words) })}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { ListState } from '../../../ui/list/use-list-state.ts';
import { filterItemsQuery } from '../tasks.queries.ts';

/** As the address names them (D2.15). `state` is one of the tabs. */
export const statisticsFilters = [
  ...(['state', 'project', 'team', 'creator', 'manager', 'kind', 'source', 'target', 'from', 'to'] as const),
] as const;
export type StatisticsFilter = (typeof statisticsFilters)[number];

interface StatisticsFiltersProps {
  readonly list: ListState<StatisticsFilter>;
  /** Project, team and creator are known then. */
  readonly ofOneProject: boolean;
}

const ofProjects: readonly string[] = ['project', 'team', 'creator'];

/** What tasks are counted: by project, people, stage, languages and the day they were assigned. */
export function StatisticsFilters({ list, ofOneProject }: StatisticsFiltersProps) {
  const { t } = useTranslation('tasks');
  const choices = useChoices();
  const { from, to } = list.filter;
  const offered = (Object.keys(choices) as (keyof typeof choices)[]).filter(
    (filter) => !(ofOneProject && ofProjects.includes(filter)),
  );
  return (
    <>
      {offered.map((filter) => (
        <Select
          key={filter}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          aria-label={t(`filter.${filter}`)}
          placeholder={t(`filter.${filter}`)}
          options={choices[filter]}
          value={list.filter[filter] ?? null}
          onChange={(value: string | null | undefined) => list.change({ [filter]: value ?? undefined })}
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

function useChoices() {
  const { t } = useTranslation('tasks');
  const { data } = useQuery(filterItemsQuery);
  const { projects = [], teams = [], managers = [], creators = [], sources = [], targets = [] } = data ?? {};
  const people = (some: readonly { userId: string; username: string }[]) =>
    some.map(({ userId, username }) => ({ value: userId, label: username }));
  const languages = (tags: readonly string[]) => tags.map((value) => ({ value, label: languageName(value) }));
  return {
    project: projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
    team: teams.map(({ teamId, name }) => ({ value: teamId, label: name })),
    creator: people(creators),
    manager: people(managers),
    kind: (['translation', 'review', 'proofreading'] as const).map((value) => ({
      value,
      label: t(`kind.${value}`),
    })),
    source: languages(sources),
    target: languages(targets),
  };
}

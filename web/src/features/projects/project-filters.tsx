import { useQuery } from '@tanstack/react-query';
import { languages } from '@transloom/core/language/languages';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { peopleToChooseQuery } from '../organizations/people-to-choose.queries.ts';
import { creatorsQuery } from './projects.queries.ts';

export const projectFilterNames = ['status', 'team', 'creator', 'language', 'from', 'to'] as const;
export type ProjectFilterName = (typeof projectFilterNames)[number];

const tags = languages.map(({ tag }) => tag);
const day = 'YYYY-MM-DD';

/** Team, creator, language and days of creation. */
export function ProjectFilters({ list }: { readonly list: ListState<ProjectFilterName> }) {
  const { t } = useTranslation('projects');
  const teams = useQuery(peopleToChooseQuery).data?.teams ?? [];
  const creators = useQuery(creatorsQuery).data ?? [];
  const { from, to } = list.filter;
  const id = useId();
  return (
    <>
      {teams.length > 0 ? (
        <Choice
          label={t('filter.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={list.filter.team}
          onChange={(team) => list.change({ team })}
        />
      ) : null}
      <Choice
        label={t('filter.creator')}
        options={creators.map(({ userId, name }) => ({ value: userId, label: name }))}
        value={list.filter.creator}
        onChange={(creator) => list.change({ creator })}
      />
      <LanguageFilter
        languages={tags}
        value={list.filter.language}
        onChange={(language) => list.change({ language })}
      />
      <DatePicker.RangePicker
        id={{ start: `${id}-from`, end: `${id}-to` }}
        aria-label={t('filter.created')}
        placeholder={[t('filter.from'), t('filter.to')]}
        allowEmpty={[true, true]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(days) => list.change({ from: days?.[0]?.format(day), to: days?.[1]?.format(day) })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select<string>
      id={useId()}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[...options]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

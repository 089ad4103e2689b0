import type { AnyWork } from '@transloom/contracts/work';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { LanguageFilter } from '../ui/list/language-filter.tsx';
import type { ListState } from '../ui/list/use-list-state.ts';
import type { WorkFilter } from './work-kind.ts';

export const workFilters = ['status', 'target', 'from', 'to'] as const;
export type WorkFilterName = (typeof workFilters)[number];

interface WorkFiltersProps {
  readonly list: ListState<WorkFilterName>;
  /** The rows that are shown: their languages are offered. */
  readonly shown: readonly Pick<AnyWork, 'languages'>[];
}

const dayFormat = 'YYYY-MM-DD';

/** Filters a list of work by the language it leads to, and by the days on which it was created. */
export function WorkFilters({ list, shown }: WorkFiltersProps) {
  const { t } = useTranslation('work');
  const { target, from, to } = list.filter;
  const languages = shown.flatMap(({ languages }) => languages?.target ?? languages?.source ?? []);
  return (
    <>
      {languages.length > 0 || target !== undefined ? (
        <LanguageFilter
          languages={target === undefined ? languages : [...languages, target]}
          value={target}
          onChange={(language) => list.change({ target: language })}
        />
      ) : null}
      <DatePicker.RangePicker
        aria-label={t('list.period')}
        allowEmpty={[true, true]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(range) =>
          list.change({ from: range?.[0]?.format(dayFormat), to: range?.[1]?.format(dayFormat) })
        }
      />
    </>
  );
}

/** The languages and days of an address as the server is asked for them. */
export function placeFilterOf({ target, from, to }: ListState<WorkFilterName>['filter']): WorkFilter {
  const [first, last] = [startOf(from, 0), startOf(to, 1)];
  return {
    ...(target === undefined ? {} : { targetLanguage: target }),
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: last }),
  };
}

/** Midnight of a day in the zone of the reader, so many days later; undefined for what is no day. */
function startOf(day: string | undefined, later: number): string | undefined {
  const parsed = dayjs(day ?? 'none');
  return parsed.isValid() ? parsed.startOf('day').add(later, 'day').toISOString() : undefined;
}

import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from './members.queries.ts';

interface TeamSelectProps {
  readonly id?: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly onChange: (teamId: string | undefined) => void;
}

/** One of the teams that this person knows of, or none. */
export function TeamSelect({ id, value, onChange, placeholder }: TeamSelectProps) {
  const { t } = useTranslation('members');
  const { data } = useQuery(peopleQuery);
  return (
    <Select<string>
      {...(id ? { id } : {})}
      aria-label={t('column.team')}
      placeholder={placeholder ?? t('team.none')}
      allowClear
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.teams ?? []).map(({ id: teamId, name }) => ({ value: teamId, label: name }))}
      value={value ?? null}
      onChange={(teamId) => onChange(teamId ?? undefined)}
    />
  );
}

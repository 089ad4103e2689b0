import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { peopleToChooseQuery } from './people-to-choose.queries.ts';

interface TeamSelectProps {
  readonly id?: string;
  readonly value: string | null;
  readonly onChange: (teamId: string | null) => void;
}

/** Stands for the whole organization, because a choice cannot be null. */
const everybody = '';

/** The team that a project belongs to. */
export function TeamSelect({ id, value, onChange }: TeamSelectProps) {
  const { t } = useTranslation('project-settings');
  const teams = useQuery(peopleToChooseQuery).data?.teams ?? [];
  return (
    <Select<string>
      {...(id ? { id } : {})}
      aria-label={t('team.label')}
      value={value ?? everybody}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: everybody, label: t('team.none') },
        ...teams.map(({ id: teamId, name }) => ({ value: teamId, label: name })),
      ]}
      onChange={(teamId) => onChange(teamId === everybody ? null : teamId)}
    />
  );
}

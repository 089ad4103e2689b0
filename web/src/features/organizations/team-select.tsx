import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { peopleToChooseQuery } from './people-to-choose.queries.ts';

interface TeamSelectProps {
  readonly id?: string;
  readonly value: string | null;
  readonly onChange: (teamId: string | null) => void;
  readonly disabled?: boolean;
}

/** Stands for the whole organization, because a choice cannot be null. */
const everybody = '';

/** Teams that a thing can belong to; none where the organization has none. */
export function useTeams() {
  return useQuery(peopleToChooseQuery).data?.teams ?? [];
}

/** The team that something belongs to. */
export function TeamSelect({ id, value, onChange, disabled = false }: TeamSelectProps) {
  const { t } = useTranslation('organizations');
  const teams = useTeams();
  return (
    <Select<string>
      {...(id ? { id } : {})}
      aria-label={t('team.label')}
      disabled={disabled}
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

import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTeams } from './team-select.tsx';

interface TeamFilterProps {
  readonly value: string | undefined;
  readonly onChange: (teamId: string | undefined) => void;
}

/** Narrows a list to the things of a team; absent where the organization has no teams. */
export function TeamFilter({ value, onChange }: TeamFilterProps) {
  const { t } = useTranslation('organizations');
  const teams = useTeams();
  if (teams.length === 0) return null;
  return (
    <Select<string>
      aria-label={t('team.label')}
      placeholder={t('team.label')}
      allowClear
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(teamId) => onChange(teamId ?? undefined)}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectsToChooseQuery } from './members.queries.ts';

interface ProjectListProps {
  readonly id: string;
  readonly projectIds: readonly string[];
  readonly onChange: (projectIds: readonly string[]) => void;
}

/** Projects of the organization, found by their names. */
export function ProjectList({ id, projectIds, onChange }: ProjectListProps) {
  const { t } = useTranslation('members');
  const [search, setSearch] = useState('');
  const { data: all = [], isPending } = useQuery(projectsToChooseQuery(''));
  const { data: found = all } = useQuery(projectsToChooseQuery(search));
  const names = new Map([...all, ...found].map(({ projectId, name }) => [projectId, name]));
  const chosen = projectIds.filter((one) => !found.some(({ projectId }) => projectId === one));
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      placeholder={t('limit.projectsPlaceholder')}
      loading={isPending}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={[...found.map(({ projectId }) => projectId), ...(search === '' ? chosen : [])].map(
        (value) => ({
          value,
          label: names.get(value) ?? t('limit.project'),
        }),
      )}
      labelRender={({ value }) => names.get(String(value)) ?? t('limit.project')}
      value={[...projectIds]}
      onChange={onChange}
    />
  );
}

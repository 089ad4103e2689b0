import { languages } from '@transloom/core/language/languages';
import { useTranslation } from 'react-i18next';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { ListChips } from '../../ui/list/list-chips.tsx';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { RoleSelect } from './role-select.tsx';
import { TeamSelect } from './team-select.tsx';

export const memberFilters = ['role', 'team', 'language', 'side'] as const;
export const sides = ['all', 'internal', 'external'] as const;

const tags = languages.map(({ tag }) => tag);

interface MemberFiltersProps {
  readonly list: ListState<(typeof memberFilters)[number]>;
}

/** Role, team, language, and whether somebody is of the house. */
export function MemberFilters({ list }: MemberFiltersProps) {
  const { t } = useTranslation('members');
  const { role, team, language } = list.filter;
  return (
    <>
      <RoleSelect
        all
        allowClear
        placeholder={t('column.role')}
        value={role}
        onChange={(value) => list.change({ role: value || undefined })}
      />
      <TeamSelect
        placeholder={t('column.team')}
        value={team}
        onChange={(teamId) => list.change({ team: teamId })}
      />
      <LanguageFilter languages={tags} value={language} onChange={(tag) => list.change({ language: tag })} />
      <ListChips
        list={list}
        filter="side"
        label={t('side.label')}
        values={sides}
        words={(side) => t(`side.${side}`)}
      />
    </>
  );
}

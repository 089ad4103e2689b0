import { useQuery } from '@tanstack/react-query';
import { roles } from '@transloom/contracts/roles';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { roleName } from '../organizations/role-name.ts';
import { rolesQuery } from './members.queries.ts';
import { ownRoleValue } from './role-choice.ts';

interface RoleSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Also the roles that this person cannot give, as in a filter. */
  readonly all?: boolean;
  readonly allowClear?: boolean;
  readonly disabled?: boolean;
}

/** Built-in roles that this person may give, and the roles that the organization made. */
export function RoleSelect({ id, label, value, onChange, all = false, ...look }: RoleSelectProps) {
  const { t } = useTranslation('members');
  const { data } = useQuery(rolesQuery);
  const offered = all ? roles : roles.filter((role) => data?.assignable.includes(role) || role === value);
  const own = (data?.own ?? []).filter(({ base }) => all || data?.assignable.includes(base));
  const builtIn = offered.map((role) => ({ value: role as string, label: roleName(role) }));
  const options =
    own.length === 0
      ? builtIn
      : [
          { label: t('role.builtIn'), options: builtIn },
          {
            label: t('role.own'),
            options: own.map(({ roleId, name }) => ({ value: ownRoleValue(roleId), label: name })),
          },
        ];
  return (
    <Select<string>
      {...(id ? { id } : {})}
      aria-label={label ?? t('column.role')}
      popupMatchSelectWidth={false}
      options={options}
      value={value ?? null}
      onChange={(next) => onChange(next ?? '')}
      {...look}
    />
  );
}

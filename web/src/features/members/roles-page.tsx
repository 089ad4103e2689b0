import { useQuery } from '@tanstack/react-query';
import type { OwnRole } from '@transloom/contracts/own-roles';
import { reachOf } from '@transloom/contracts/role-matrix';
import { roles } from '@transloom/contracts/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { roleName } from '../organizations/role-name.ts';
import { rolesQuery } from './members.queries.ts';
import { RoleDrawer } from './role-drawer.tsx';
import { type MatrixColumn, RoleMatrix } from './role-matrix.tsx';
import { RolePreview } from './role-preview.tsx';

/** Who may do what: keys by area in plain words, and roles; built-in ones are only read. */
export function RolesPage() {
  const { t } = useTranslation('members');
  const query = useQuery(rolesQuery);
  const editable = useAllows()('role:edit');
  const [opened, setOpened] = useState<'none' | 'new' | OwnRole>('none');
  const [tried, setTried] = useState<MatrixColumn>();
  return (
    <Page>
      <PageHeader
        title={t('screen.roles')}
        description={t('roles.description')}
        actions={editable ? <PrimaryButton label={t('roles.new')} onClick={() => setOpened('new')} /> : null}
      />
      <Loadable query={query}>
        {({ builtIn, own }) => (
          <RoleMatrix
            columns={[
              ...roles.map((role) => ({
                id: role,
                name: roleName(role),
                members: builtIn.find((one) => one.role === role)?.members ?? 0,
                reach: (key: Parameters<MatrixColumn['reach']>[0]) => reachOf(role, key),
              })),
              ...own.map((role) => ({
                id: role.roleId,
                name: role.name,
                members: role.members,
                reach: (key: Parameters<MatrixColumn['reach']>[0]) => role.keys[key],
                onEdit: editable ? () => setOpened(role) : undefined,
              })),
            ]}
            onTry={setTried}
          />
        )}
      </Loadable>
      <RoleDrawer open={opened} onClose={() => setOpened('none')} />
      <RolePreview role={tried} onClose={() => setTried(undefined)} />
    </Page>
  );
}

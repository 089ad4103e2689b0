import { DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '@transloom/contracts/teams';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { When } from '../../ui/when.tsx';
import { teamsQuery, useRemoveTeam } from './members.queries.ts';
import { TeamDrawer } from './team-drawer.tsx';

/** Teams with owner, number of members and age (D3.50). */
export function TeamListPage() {
  const { t } = useTranslation('members');
  const list = useListState();
  const query = useQuery(teamsQuery(useSettled(list.search)));
  const editable = useAllows()('team:edit');
  const [opened, setOpened] = useState<'none' | 'new' | Team>('none');
  const confirm = useConfirm();
  const remove = useRemoveTeam();
  const askToRemove = ({ teamId, name, memberCount }: Team) =>
    confirm({
      title: t('team.remove.title', { name }),
      consequence: t('team.remove.consequence', { count: memberCount }),
      verb: t('team.remove.action'),
      danger: true,
      onConfirm: () => remove.mutateAsync(teamId),
    });
  return (
    <ListPage<Team>
      name="teams"
      label={t('screen.teams')}
      list={list}
      query={query}
      rowKey={({ teamId }) => teamId}
      columns={useColumns()}
      rowActions={(team) =>
        editable
          ? [
              {
                key: 'edit',
                label: t('edit.action'),
                icon: <EditOutlined />,
                onClick: () => setOpened(team),
              },
              {
                key: 'remove',
                label: t('team.remove.action'),
                icon: <DeleteOutlined />,
                danger: true,
                onClick: () => askToRemove(team),
              },
            ]
          : []
      }
      search={t('team.search')}
      primary={
        editable
          ? (look) => <PrimaryButton {...look} label={t('team.new')} onClick={() => setOpened('new')} />
          : undefined
      }
      empty={{
        icon: <TeamOutlined />,
        title: t('team.empty.title'),
        description: t('team.empty.description'),
      }}
    >
      <TeamDrawer open={opened} onClose={() => setOpened('none')} />
    </ListPage>
  );
}

function useColumns(): readonly DataColumn<Team>[] {
  const { t } = useTranslation('members');
  return [
    {
      key: 'name',
      title: t('team.name'),
      width: 280,
      value: ({ name }) => name,
      render: ({ teamId, name }) => (
        <NameLink to="/team/index" search={{ team: teamId }} title={name}>
          {name}
        </NameLink>
      ),
    },
    {
      key: 'owner',
      title: t('team.owner'),
      width: 200,
      value: ({ owner }) => owner?.name ?? '',
      render: ({ owner }) => owner?.name ?? <Text tone="tertiary">{t('team.noOwner')}</Text>,
    },
    {
      key: 'members',
      title: t('team.members'),
      width: 120,
      numeric: true,
      value: ({ memberCount }) => memberCount,
      render: ({ memberCount }) => memberCount,
    },
    {
      key: 'created',
      title: t('team.created'),
      width: 160,
      value: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}

import { DownloadOutlined, TeamOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type Member, memberSortColumns } from '@transloom/contracts/members';
import { roleSchema } from '@transloom/contracts/roles';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { chosenOf } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { ImportDrawer } from './import-drawer.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { MemberBulk } from './member-bulk.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { MemberFilters, memberFilters, sides } from './member-filters.tsx';
import { memberListQuery, useExportMembers } from './members.queries.ts';
import { roleOfValue } from './role-choice.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { useMemberActions } from './use-member-actions.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import { WaitingApplications } from './waiting-applications.tsx';

type Opened = 'none' | 'invite' | 'import';

/** The people of the organization, or of the own teams: who they are, what they may do, how to reach them (D2.35). */
export function MemberListPage() {
  const { t } = useTranslation('members');
  const allows = useAllows();
  const list = useListState(memberFilters);
  const [opened, setOpened] = useState<Opened>('none');
  const [heir, setHeir] = useState<Member>();
  const { member: shown } = useSearchParams('member');
  const changeSearch = useChangeSearchParams();
  const save = useExportMembers();
  const filter = filterOf(list);
  const query = useQuery(memberListQuery({ ...filter, ...sortOf(list), ...pageOf(list) }));
  const editable = allows('member:edit');
  const actions = useMemberActions({
    onEdit: ({ userId }) => changeSearch({ member: userId }),
    onTransfer: setHeir,
  });
  return (
    <ListPage<Member>
      name="members"
      label={t('screen.members')}
      list={list}
      query={query}
      rowKey={({ userId }) => userId}
      columns={useMemberColumns(list, editable)}
      rowActions={actions}
      search={t('search')}
      filters={<MemberFilters list={list} />}
      actions={
        <>
          {editable ? (
            <Button
              icon={<DownloadOutlined aria-hidden />}
              loading={save.isPending}
              onClick={() => save.mutate(filter)}
            >
              {t('export.action')}
            </Button>
          ) : null}
          {allows('member:invite') ? (
            <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpened('import')}>
              {t('import.action')}
            </Button>
          ) : null}
        </>
      }
      primary={
        allows('member:invite')
          ? (look) => (
              <PrimaryButton {...look} label={t('invite.action')} onClick={() => setOpened('invite')} />
            )
          : undefined
      }
      bulkActions={
        editable ? (members, untick) => <MemberBulk members={members} onDone={untick} /> : undefined
      }
      notice={<WaitingApplications />}
      empty={{ icon: <TeamOutlined />, title: t('empty.title'), description: t('empty.description') }}
    >
      <InviteDrawer open={opened === 'invite'} onClose={() => setOpened('none')} />
      <ImportDrawer open={opened === 'import'} onClose={() => setOpened('none')} />
      <MemberDrawer
        member={query.data?.records.find(({ userId }) => userId === shown)}
        onClose={() => changeSearch({ member: undefined })}
      />
      <TransferDialog heir={heir} onClose={() => setHeir(undefined)} />
    </ListPage>
  );
}

type List = ReturnType<typeof useListState<(typeof memberFilters)[number]>>;

function filterOf({ search, filter }: List) {
  const { role = '', team, language } = filter;
  const side = chosenOf(filter.side, sides);
  const { roleId } = roleOfValue(role);
  const known = roleSchema.safeParse(role);
  return {
    search,
    ...(roleId !== null && { roleId }),
    ...(known.success && { role: known.data }),
    ...(team !== undefined && { teamId: team }),
    ...(language !== undefined && { language }),
    ...(side !== undefined && side !== 'all' && { side }),
  };
}

function sortOf({ sort }: List) {
  const by = chosenOf(sort?.by, memberSortColumns);
  return by === undefined || sort === undefined ? {} : { sort: by, order: sort.order };
}

function pageOf({ pageNumber, pageSize }: List) {
  return { pageNumber, pageSize };
}

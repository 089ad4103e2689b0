import { KeyOutlined, LinkOutlined, StopOutlined, UnlockOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type InstalledPerson, personStates } from '@transloom/contracts/operator';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { ShellCommand } from '../../ui/shell-command.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { When } from '../../ui/when.tsx';
import { peopleQuery, useLinkForPerson, useResetPerson, useSuspendPerson } from './operator.queries.ts';

/** Everybody of the installation: suspend, reset, give a sign-in link. */
export function PeoplePage() {
  const { t } = useTranslation('operator');
  const list = useListState(['state']);
  const search = useSettled(list.search);
  const state = chosenOf(list.filter.state, personStates);
  const asked = { search, ...(state && { state }), pageNumber: list.pageNumber, pageSize: list.pageSize };
  const query = useQuery(peopleQuery(asked));
  const [link, setLink] = useState<string>();
  return (
    <>
      <ListPage<InstalledPerson>
        name="operator-people"
        label={t('screen.people')}
        list={list}
        query={query}
        rowKey={({ userId }) => userId}
        columns={useColumns()}
        rowActions={usePersonActions(setLink)}
        search={t('people.search')}
        filters={
          <ListChips
            list={list}
            filter="state"
            label={t('people.state')}
            values={['all', ...personStates]}
            words={(value) => t(`people.states.${value}`)}
          />
        }
        empty={{ icon: <UserOutlined />, title: t('people.empty'), description: t('people.emptyHint') }}
      />
      <Modal
        title={t('people.link')}
        open={link !== undefined}
        footer={null}
        destroyOnHidden
        onCancel={() => setLink(undefined)}
      >
        <Stack gap="md">
          <Text tone="secondary">{t('people.linkHint')}</Text>
          <ShellCommand command={link ?? ''} />
        </Stack>
      </Modal>
    </>
  );
}

function useColumns(): readonly DataColumn<InstalledPerson>[] {
  const { t } = useTranslation('operator');
  return [
    {
      key: 'name',
      title: t('people.name'),
      width: 260,
      render: ({ username, nickname, avatar, administrator }) => (
        <Stack direction="row" gap="xs">
          <LetterAvatar name={nickname ?? username} picture={avatar} />
          <Text truncate>{nickname === null ? username : `${nickname} (${username})`}</Text>
          {administrator ? <StatusTag tone="accent">{t('people.operator')}</StatusTag> : null}
        </Stack>
      ),
    },
    {
      key: 'contact',
      title: t('people.contact'),
      width: 200,
      grow: true,
      render: ({ phone, email }) => [phone, email].filter((each) => each !== null).join(' · '),
    },
    {
      key: 'state',
      title: t('people.state'),
      width: 150,
      render: ({ suspended, twoStep }) => (
        <Stack direction="row" gap="xs">
          <StatusTag tone={suspended ? 'danger' : 'success'}>
            {t(suspended ? 'people.states.suspended' : 'people.states.active')}
          </StatusTag>
          {twoStep ? <StatusTag tone="info">{t('people.twoStep')}</StatusTag> : null}
        </Stack>
      ),
    },
    {
      key: 'organizations',
      title: t('people.organizations'),
      width: 120,
      numeric: true,
      render: (person) => person.organizations,
    },
    {
      key: 'seen',
      title: t('people.seen'),
      width: 130,
      render: ({ lastSeenAt }) => (lastSeenAt === null ? null : <When instant={lastSeenAt} />),
    },
  ];
}

/** What an operator does for somebody; operators are left alone. */
function usePersonActions(onLink: (link: string) => void): (person: InstalledPerson) => readonly RowAction[] {
  const { t } = useTranslation('operator');
  const confirm = useConfirm();
  const suspend = useSuspendPerson();
  const reset = useResetPerson();
  const giveLink = useLinkForPerson();
  return ({ userId, username: name, suspended, administrator }) => {
    if (administrator) return [];
    const way = suspended ? 'unsuspend' : 'suspend';
    return [
      {
        key: 'link',
        label: t('people.link'),
        icon: <LinkOutlined />,
        reason: suspended ? t('people.suspendedNow') : undefined,
        onClick: () => giveLink.mutate(userId, { onSuccess: (given) => onLink(given.link) }),
      },
      {
        key: 'reset',
        label: t('people.reset'),
        icon: <KeyOutlined />,
        onClick: () =>
          confirm({
            title: t('people.resetTitle', { name }),
            consequence: t('people.resetConsequence'),
            verb: t('people.reset'),
            danger: true,
            onConfirm: async () => onLink((await reset.mutateAsync(userId)).link),
          }),
      },
      {
        key: 'suspend',
        label: t(`people.${way}`),
        icon: suspended ? <UnlockOutlined /> : <StopOutlined />,
        danger: !suspended,
        onClick: () =>
          confirm({
            title: t(`people.${way}Title`, { name }),
            consequence: t(`people.${way}Consequence`),
            verb: t(`people.${way}`),
            danger: !suspended,
            onConfirm: () => suspend.mutateAsync({ userId, suspended: !suspended }),
          }),
      },
    ];
  };
}

import { UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type InstalledPerson, personStates } from '@transloom/contracts/operator';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
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
        columns={useColumns(setLink)}
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

function useColumns(onLink: (link: string) => void): readonly DataColumn<InstalledPerson>[] {
  const { t } = useTranslation('operator');
  return [
    {
      key: 'name',
      title: t('people.name'),
      width: 200,
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
      width: 90,
      numeric: true,
      render: (person) => person.organizations,
    },
    {
      key: 'seen',
      title: t('people.seen'),
      width: 130,
      render: ({ lastSeenAt }) => (lastSeenAt === null ? null : <When instant={lastSeenAt} />),
    },
    {
      key: 'actions',
      title: t('people.actions'),
      width: 250,
      render: (person) => <PersonActions person={person} onLink={onLink} />,
    },
  ];
}

interface PersonActionsProps {
  readonly person: InstalledPerson;
  readonly onLink: (link: string) => void;
}

function PersonActions({ person, onLink }: PersonActionsProps) {
  const { t } = useTranslation('operator');
  const confirm = useConfirm();
  const suspend = useSuspendPerson();
  const reset = useResetPerson();
  const giveLink = useLinkForPerson();
  const { userId, username: name, suspended, administrator } = person;
  if (administrator) return null;
  const askToSuspend = () =>
    confirm({
      title: t(suspended ? 'people.unsuspendTitle' : 'people.suspendTitle', { name }),
      consequence: t(suspended ? 'people.unsuspendConsequence' : 'people.suspendConsequence'),
      verb: t(suspended ? 'people.unsuspend' : 'people.suspend'),
      danger: !suspended,
      onConfirm: () => suspend.mutateAsync({ userId, suspended: !suspended }),
    });
  const askToReset = () =>
    confirm({
      title: t('people.resetTitle', { name }),
      consequence: t('people.resetConsequence'),
      verb: t('people.reset'),
      danger: true,
      onConfirm: async () => onLink((await reset.mutateAsync(userId)).link),
    });
  return (
    <Stack direction="row" gap="xxs">
      <Button size="small" onClick={askToSuspend}>
        {t(suspended ? 'people.unsuspend' : 'people.suspend')}
      </Button>
      <Button size="small" onClick={askToReset}>
        {t('people.reset')}
      </Button>
      <Button
        size="small"
        onClick={() => giveLink.mutate(userId, { onSuccess: (given) => onLink(given.link) })}
      >
        {t('people.link')}
      </Button>
    </Stack>
  );
}

import { UserAddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { billingApi } from '@transloom/contracts/billing';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { Input, Progress, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../i18n/format.ts';
import { useUser } from '../../session/session.queries.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { friendsQuery } from './billing.queries.ts';

type Invitations = OutputOf<typeof billingApi.friends>;
type Friend = Invitations['friends'][number];

/** The own link, and who came by it; where characters are counted, what it brought (P9.10). */
export function InvitePage() {
  const { t } = useTranslation('billing');
  const query = useQuery(friendsQuery);
  const counts = useUser()?.featureConfig?.billing === true;
  return (
    <Page width="form">
      <Stack gap="lg">
        <PageHeader title={t('screen.invite')} description={t('invite.description')} />
        <Loadable query={query}>
          {(invitations) => (
            <>
              <InviteLink invitations={invitations} counts={counts} />
              <Section title={t('invite.friends')}>
                <FriendTable friends={invitations.friends} counts={counts} />
              </Section>
            </>
          )}
        </Loadable>
      </Stack>
    </Page>
  );
}

interface InviteLinkProps {
  readonly invitations: Invitations;
  readonly counts: boolean;
}

function InviteLink({ invitations: { code, reward, most, granted }, counts }: InviteLinkProps) {
  const { t } = useTranslation('billing');
  const link = new URL(`/signup?invite=${code}`, window.location.origin).href;
  return (
    <Section title={t('invite.link')}>
      <Stack gap="sm">
        <Stack direction="row" gap="xs">
          <Input
            readOnly
            value={link}
            aria-label={t('invite.link')}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link} />
        </Stack>
        {counts ? (
          <>
            <Text as="p" tone="secondary">
              {t('invite.reward', { reward: formatNumber(reward), most: formatNumber(most) })}
            </Text>
            <Progress percent={(granted / most) * 100} showInfo={false} aria-label={t('invite.granted')} />
            <Text size="small" numeric>
              {t('invite.grantedOf', { granted: formatNumber(granted), most: formatNumber(most) })}
            </Text>
          </>
        ) : null}
      </Stack>
    </Section>
  );
}

const tones = { waiting: 'warning', granted: 'success', full: 'neutral' } as const;

function FriendTable({ friends, counts }: { readonly friends: readonly Friend[]; readonly counts: boolean }) {
  const { t } = useTranslation('billing');
  if (friends.length === 0)
    return (
      <EmptyState icon={<UserAddOutlined />} title={t('invite.empty')} description={t('invite.emptyHint')} />
    );
  return (
    <Table<Friend>
      size="small"
      pagination={false}
      rowKey={({ username, inviteTime }) => `${username} ${inviteTime}`}
      dataSource={[...friends]}
      columns={[
        { key: 'name', title: t('invite.name'), render: (_, { username }) => username },
        { key: 'time', title: t('invite.time'), render: (_, { inviteTime }) => formatInstant(inviteTime) },
        ...(counts
          ? [
              {
                key: 'characters',
                title: t('invite.characters'),
                render: (_: unknown, { state, characters }: Friend) => (
                  <StatusTag tone={tones[state]}>
                    {t(`invite.state.${state}`, { characters: formatNumber(characters) })}
                  </StatusTag>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

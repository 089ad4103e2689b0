import { StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Invite } from '@transloom/contracts/invites';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { roleName } from '../organizations/role-name.ts';
import { inviteAddress, spacedCode } from './invite-address.ts';
import { invitesQuery, useRevokeInvite } from './members.queries.ts';

const tones: Readonly<Record<Invite['state'], StatusTone>> = {
  open: 'success',
  expired: 'neutral',
  'used-up': 'neutral',
  revoked: 'danger',
};

const mostShown = 50;

/** The invitations there are, to be copied again or ended. */
export function InviteList() {
  const { t } = useTranslation('members');
  const query = useQuery(invitesQuery);
  return (
    <Section title={t('invite.list')}>
      <Loadable query={query}>
        {(invites) => (
          <LineList empty={<Text tone="tertiary">{t('invite.none')}</Text>}>
            {invites.slice(0, mostShown).map((invite) => (
              <InviteLine key={invite.inviteId} invite={invite} />
            ))}
          </LineList>
        )}
      </Loadable>
    </Section>
  );
}

function InviteLine({ invite }: { readonly invite: Invite }) {
  const { t } = useTranslation('members');
  const revoke = useRevokeInvite();
  const { inviteId, code, target, role, ownRole, team, state, uses, mostUses, expiresAt } = invite;
  const facts = [
    roleName(role, ownRole?.name),
    team?.name,
    mostUses === null ? t('invite.uses', { uses }) : t('invite.usesOf', { uses, most: mostUses }),
    t('invite.until', { date: formatDate(expiresAt) }),
  ];
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <Stack gap="none" grow>
          <Stack direction="row" gap="xs">
            <Text strong truncate>
              {target ?? spacedCode(code)}
            </Text>
            <StatusTag tone={tones[state]}>{t(`invite.state.${state}`)}</StatusTag>
          </Stack>
          <Text size="small" tone="tertiary" truncate as="div">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {state === 'open' ? (
          <>
            <CopyButton text={inviteAddress(code)} />
            <IconButton
              size="small"
              label={t('invite.revoke')}
              icon={<StopOutlined />}
              onClick={() => revoke.mutate(inviteId)}
            />
          </>
        ) : null}
      </Stack>
    </ListLine>
  );
}

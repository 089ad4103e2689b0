import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/api-error.ts';
import { formatDate } from '../../i18n/format.ts';
import { organizationsQuery } from '../../session/session.queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { roleName } from '../organizations/role-name.ts';
import { useAnnouncedSwitch } from '../organizations/use-announced-switch.ts';
import { JoinForm, type OpenedInvitation } from './join-form.tsx';
import { invitationQuery } from './members.queries.ts';

/** Who invites, to what, and the form with which somebody applies or accepts (D2.37). */
export function InvitePage() {
  const { t } = useTranslation('members');
  const { code = '' } = useParams({ strict: false });
  const query = useQuery(invitationQuery(code));
  if (isNotFound(query.error))
    return (
      <Page width="form">
        <EmptyState
          title={t('join.unknown.title')}
          description={t('join.unknown.description')}
          action={<ButtonLink to="/home">{t('join.home')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page width="form">
      <Loadable query={query}>{(opened) => <Invitation opened={opened} />}</Loadable>
    </Page>
  );
}

function Invitation({ opened }: { readonly opened: OpenedInvitation }) {
  const { t } = useTranslation('members');
  const [done, setDone] = useState<'pending' | 'member'>();
  const { invitation } = opened;
  const { organization, avatar, inviter, role, roleName: ownName, team, expiresAt } = invitation;
  const state = done ?? invitation.state;
  const place = [roleName(role, ownName), team].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        back={<LetterAvatar name={organization} picture={avatar} size={40} shape="square" />}
        title={t('join.title', { organization })}
        description={
          inviter === null
            ? t('join.asAnybody', { place, date: formatDate(expiresAt) })
            : t('join.as', { inviter, place, date: formatDate(expiresAt) })
        }
      />
      <Section title={t(`join.state.${state}.title`)}>
        <Text as="p" tone="secondary">
          {t(`join.state.${state}.text`, { target: invitation.target ?? '', organization })}
        </Text>
        {state === 'open' ? <JoinForm opened={opened} onDone={setDone} /> : null}
        {state === 'member' ? <GoThere organizationId={invitation.organizationId} /> : null}
      </Section>
    </>
  );
}

/** Switches to the organization that one has joined. */
function GoThere({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('members');
  const { data } = useQuery({ ...organizationsQuery, staleTime: 0 });
  const switchTo = useAnnouncedSwitch();
  const there = data?.all.find((one) => one.organizationId === organizationId);
  if (there === undefined) return null;
  if (there.isSelected) return <ButtonLink to="/home">{t('join.home')}</ButtonLink>;
  return (
    <Button type="primary" onClick={() => switchTo(there)}>
      {t('join.goThere')}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { roleName } from '../../organizations/role-name.ts';
import { myInvitationsQuery } from '../members.queries.ts';

/** Open invitations of the own phone number and e-mail address; nothing where there is none. */
export function MyInvitations() {
  const { t } = useTranslation('members');
  const { data: invitations = [] } = useQuery(myInvitationsQuery);
  if (invitations.length === 0) return null;
  return (
    <Section title={t('own.invitations')}>
      <LineList label={t('own.invitations')}>
        {invitations.map(({ code, organization, avatar, role, roleName: ownName, team, expiresAt }) => (
          <ListLine key={code}>
            <Stack direction="row" gap="sm">
              <LetterAvatar name={organization} picture={avatar} size={32} shape="square" />
              <Stack gap="none" grow>
                <Text strong truncate>
                  {organization}
                </Text>
                <Text size="small" tone="tertiary" truncate as="div">
                  {[roleName(role, ownName), team, t('own.until', { date: formatDate(expiresAt) })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              <ButtonLink to={`/team/invite/${code}`}>{t('own.open')}</ButtonLink>
            </Stack>
          </ListLine>
        ))}
      </LineList>
    </Section>
  );
}

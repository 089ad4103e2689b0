import { limits } from '@transloom/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/number-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { roleOfValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { TeamSelect } from './team-select.tsx';

const usualDays = 7;

/** Role, team and days of an invitation, with their fields. */
export function useInviteTerms() {
  const { t } = useTranslation('members');
  const [role, setRole] = useState('TRANSLATOR');
  const [teamId, setTeamId] = useState<string>();
  const [days, setDays] = useState(usualDays);
  const fields = (
    <>
      <Stack gap="xxs">
        <Text as="label">{t('column.role')}</Text>
        <RoleSelect value={role} onChange={setRole} />
      </Stack>
      <Stack gap="xxs">
        <Text as="label">{t('column.team')}</Text>
        <TeamSelect value={teamId} onChange={setTeamId} />
      </Stack>
      <Stack gap="xxs">
        <Text as="label">{t('invite.days')}</Text>
        <NumberField
          label={t('invite.days')}
          value={days}
          least={1}
          most={limits.inviteDays}
          onChange={setDays}
        />
      </Stack>
    </>
  );
  return { fields, terms: { ...roleOfValue(role), teamId: teamId ?? null, days } };
}

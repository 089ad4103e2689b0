import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { organizationsQuery } from '../../session/session.queries.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { managedOrganizationsQuery } from './organizations.queries.ts';
import { useAnnouncedSwitch } from './use-announced-switch.ts';

/** The organizations that this person runs, with full and short name, to switch to; nothing for a single one. */
export function ManagedOrganizations() {
  const { t } = useTranslation('organizations');
  const { data: managed = [] } = useQuery(managedOrganizationsQuery);
  const { data: mine } = useQuery(organizationsQuery);
  const switchTo = useAnnouncedSwitch();
  if (managed.length < 2) return null;
  return (
    <Section title={t('managed.title')}>
      <LineList empty={null}>
        {managed.map(({ orgId, fullName, shortName }) => {
          const there = mine?.all.find(({ organizationId }) => organizationId === orgId);
          return (
            <ListLine key={orgId}>
              <Stack direction="row" gap="sm" justify="space-between">
                <Text truncate>{shortName === '' ? fullName : `${fullName} (${shortName})`}</Text>
                {there === undefined || there.isSelected ? (
                  <Text tone="tertiary">{t('managed.here')}</Text>
                ) : (
                  <Button size="small" onClick={() => switchTo(there)}>
                    {t('managed.switch')}
                  </Button>
                )}
              </Stack>
            </ListLine>
          );
        })}
      </LineList>
    </Section>
  );
}

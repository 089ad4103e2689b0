import { MailOutlined, PhoneOutlined, TeamOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '@transloom/contracts/teams';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { roleName } from '../organizations/role-name.ts';
import { managersQuery, myTeamsQuery } from './members.queries.ts';

/** The own teams with their people, for those who do not run them (D2.36). */
export function OwnTeamPage() {
  const { t } = useTranslation('members');
  const query = useQuery(myTeamsQuery);
  const [shown, setShown] = useState<Colleague>();
  return (
    <Page width="form">
      <PageHeader title={t('screen.ownTeam')} description={t('ownTeam.description')} />
      <Loadable query={query}>
        {(teams) =>
          teams.length === 0 ? (
            <EmptyState
              icon={<TeamOutlined />}
              title={t('ownTeam.empty.title')}
              description={t('ownTeam.empty.description')}
            />
          ) : (
            <Stack gap="md">
              {teams.map(({ teamId, name, owner, members }) => (
                <Section
                  key={teamId}
                  title={name}
                  description={owner === null ? null : t('ownTeam.owner', { name: owner.name })}
                >
                  <LineList empty={<Text tone="tertiary">{t('ownTeam.nobody')}</Text>}>
                    {members.map((colleague) => (
                      <ColleagueLine
                        key={colleague.userId}
                        colleague={colleague}
                        onContact={() => setShown(colleague)}
                      />
                    ))}
                  </LineList>
                </Section>
              ))}
            </Stack>
          )
        }
      </Loadable>
      <Managers />
      <ContactDialog colleague={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}

interface ColleagueLineProps {
  readonly colleague: Colleague;
  readonly onContact: () => void;
}

function ColleagueLine({ colleague, onContact }: ColleagueLineProps) {
  const { t } = useTranslation('members');
  const { name, avatar, role, roleName: ownName, languages } = colleague;
  const facts = [roleName(role, ownName), formatList(languages.map(languageName))].filter(Boolean);
  return (
    <ListLine>
      <Stack direction="row" gap="sm">
        <LetterAvatar name={name} picture={avatar} size={32} />
        <Stack gap="none" grow>
          <Text strong truncate>
            {name}
          </Text>
          <Text size="small" tone="tertiary" truncate as="div">
            {facts.join(' · ')}
          </Text>
        </Stack>
        <Button size="small" onClick={onContact} aria-label={t('ownTeam.contactOf', { name })}>
          {t('ownTeam.contact')}
        </Button>
      </Stack>
    </ListLine>
  );
}

/** Whom to turn to with questions about the organization. */
function Managers() {
  const { t } = useTranslation('members');
  const { data } = useQuery(managersQuery);
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('ownTeam.managers')}>
      <Text as="p">{data.map(({ name, role }) => `${name} (${roleName(role)})`).join(' · ')}</Text>
    </Section>
  );
}

interface ContactDialogProps {
  readonly colleague: Colleague | undefined;
  readonly onClose: () => void;
}

/** How to reach a colleague. */
function ContactDialog({ colleague, onClose }: ContactDialogProps) {
  const { t } = useTranslation('members');
  return (
    <Modal
      open={colleague !== undefined}
      title={colleague?.name}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <Facts
        facts={[
          {
            label: t('column.phone'),
            value: (
              <Contact
                text={colleague?.phone ?? null}
                address={`tel:${colleague?.phone}`}
                icon={<PhoneOutlined />}
              />
            ),
          },
          {
            label: t('column.email'),
            value: (
              <Contact
                text={colleague?.email ?? null}
                address={`mailto:${colleague?.email}`}
                icon={<MailOutlined />}
              />
            ),
          },
        ]}
      />
    </Modal>
  );
}

interface ContactProps {
  readonly text: string | null;
  readonly address: string;
  readonly icon: ReactNode;
}

function Contact({ text, address, icon }: ContactProps) {
  const { t } = useTranslation('members');
  if (text === null) return <Text tone="tertiary">{t('ownTeam.notGiven')}</Text>;
  return (
    <Stack direction="row" gap="xs">
      <a href={address}>
        {icon} {text}
      </a>
      <CopyButton text={text} />
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { organizationsQuery } from '../../../session/session.queries.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { JoinByCode } from './join-by-code.tsx';
import { MyInvitations } from './my-invitations.tsx';
import { OwnOrganizationLine } from './own-organization-line.tsx';

/** The organizations of the person, to switch to or to leave, and the ways into another one. */
export function OwnOrganizationsPage() {
  const { t } = useTranslation('members');
  const query = useQuery(organizationsQuery);
  return (
    <Page width="form">
      <PageHeader
        title={t('screen.ownOrganizations')}
        description={t('own.description')}
        actions={<ButtonLink to="/account/apply">{t('own.found')}</ButtonLink>}
      />
      <MyInvitations />
      <Section title={t('own.list')}>
        <Loadable query={query}>
          {({ all }) => (
            <LineList label={t('own.list')}>
              {all.map((organization) => (
                <ListLine key={organization.organizationId}>
                  <OwnOrganizationLine organization={organization} />
                </ListLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
      <JoinByCode />
    </Page>
  );
}

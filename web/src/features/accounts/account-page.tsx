import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.queries.ts';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Text } from '../../ui/text.tsx';
import { StorageUse } from '../files/storage-use.tsx';
import { roleName } from '../organizations/role-name.ts';
import { DataSection } from './data/data-section.tsx';
import { IdentityProvider } from './identity.tsx';
import { NoticesSection } from './notices/notices-section.tsx';
import { PreferencesSection } from './profile/preferences-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { SessionList } from './session-list.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

/** Who I am, how I sign in, where I am signed in, what reaches me, and which programs act for me. */
export function AccountPage() {
  const { t } = useTranslation('accounts');
  const user = useUser();
  if (!user) return <PageSkeleton />;
  return (
    <IdentityProvider>
      <Page width="form">
        <PageHeader
          title={user.nickname ?? user.username}
          back={<LetterAvatar name={user.nickname ?? user.username} picture={user.avatar} size={40} />}
          facts={<Text tone="secondary">{roleName(user.myRole.role)}</Text>}
        />
        <ProfileSection />
        <TwoStepSection />
        <Section title={t('sessions.title')} description={t('sessions.description')} anchor="sessions">
          <SessionList />
        </Section>
        <NoticesSection />
        <PreferencesSection />
        <TokensSection />
        <Section title={t('storage.title')} description={t('storage.description')}>
          <StorageUse />
        </Section>
        <DataSection />
      </Page>
    </IdentityProvider>
  );
}

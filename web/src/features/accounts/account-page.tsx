import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.queries.ts';
import { Facts } from '../../ui/facts.tsx';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Text } from '../../ui/text.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { StorageUse } from '../files/storage-use.tsx';
import { roleName } from '../organizations/role-name.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

/** Who I am, how I sign in, where I am signed in, how it looks. */
export function AccountPage() {
  const { t } = useTranslation('accounts');
  const user = useUser();
  if (!user) return <PageSkeleton />;
  const nothing = <Text tone="tertiary">{t('profile.notSet')}</Text>;
  return (
    <Page width="form">
      <PageHeader
        title={user.username}
        back={<LetterAvatar name={user.username} picture={user.avatar} size={40} />}
        facts={<Text tone="secondary">{roleName(user.myRole.role)}</Text>}
      />
      <Section title={t('profile.title')}>
        <Facts
          facts={[
            { label: t('username.label'), value: user.username },
            { label: t('phone.label'), value: user.phone ?? nothing },
            { label: t('email.label'), value: user.email ?? nothing },
          ]}
        />
      </Section>
      <Section title={t('storage.title')} description={t('storage.description')}>
        <StorageUse />
      </Section>
      <Section title={t('appearance.title')} description={t('appearance.description')}>
        <ThemeSwitch />
      </Section>
      <Section title={t('password.change')}>
        <ChangePasswordForm />
      </Section>
      <Section title={t('sessions.title')} description={t('sessions.description')}>
        <SessionList />
      </Section>
    </Page>
  );
}

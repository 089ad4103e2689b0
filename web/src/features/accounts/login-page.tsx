import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformQuery } from '../../session/session.queries.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CodeSignInForm } from './code-sign-in-form.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { PasswordSignInForm } from './password-sign-in-form.tsx';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  // Behind `#`, where no server and no log sees it.
  const link = new URLSearchParams(useLocation().hash).get('link');
  const { data: platform } = useQuery({ ...platformQuery, meta: { failure: 'inline' } });
  if (link) return <LinkSignIn token={link} />;
  return (
    <AuthLayout title={t('login.title')} description={t('login.description')} foot={<OtherWays />}>
      <Tabs
        destroyOnHidden={false}
        items={[
          { key: 'password', label: t('login.passwordTab'), children: <PasswordSignInForm /> },
          { key: 'code', label: t('login.codeTab'), children: <CodeSignInForm /> },
        ]}
      />
    </AuthLayout>
  );

  function OtherWays() {
    return (
      <>
        {platform?.signUp ? (
          <span>
            {t('login.noAccount')} <Link to="/signup">{t('login.signUp')}</Link>
          </span>
        ) : null}
        {platform?.development ? <Link to="/dev/outbox">{t('outbox.link')}</Link> : null}
      </>
    );
  }
}

import { KeyOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { Entry } from '@transloom/contracts/accounts';
import type { SecondStep } from '@transloom/contracts/two-step';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformQuery } from '../../session/session.queries.ts';
import { useEnter, useSignInWithPasskey } from './accounts.queries.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CodeSignInForm } from './code-sign-in-form.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { PasswordSignInForm } from './password-sign-in-form.tsx';
import { SecondStepForm } from './two-step/second-step-form.tsx';
import { WechatSignIn } from './wechat/wechat-sign-in.tsx';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  // Behind `#`, where no server and no log sees it.
  const link = new URLSearchParams(useLocation().hash).get('link');
  const [step, setStep] = useState<SecondStep>();
  const wechat = useQuery({ ...platformQuery, meta: { failure: 'inline' } }).data?.wechat;
  const enter = useEnter();
  if (link) return <LinkSignIn token={link} />;
  if (step) return <SecondStepForm step={step} onBack={() => setStep(undefined)} />;
  const go = ({ userInfo, secondStep }: Entry) => {
    if (userInfo) enter(userInfo);
    else if (secondStep) setStep(secondStep);
  };
  return (
    <AuthLayout title={t('login.title')} description={t('login.description')} foot={<OtherPages />}>
      <Tabs
        destroyOnHidden={false}
        items={[
          { key: 'password', label: t('login.passwordTab'), children: <PasswordSignInForm onEntry={go} /> },
          { key: 'code', label: t('login.codeTab'), children: <CodeSignInForm onEntry={go} /> },
          ...(wechat === 'off' || wechat === undefined
            ? []
            : [
                {
                  key: 'wechat',
                  label: t('wechat.tab'),
                  destroyOnHidden: true,
                  children: <WechatSignIn onEntry={go} />,
                },
              ]),
        ]}
      />
      <PasskeyButton />
    </AuthLayout>
  );
}

/** Pages of http have no passkeys. */
function PasskeyButton() {
  const { t } = useTranslation('accounts');
  const { mutate, isPending } = useSignInWithPasskey();
  const enter = useEnter();
  if (!window.isSecureContext || !('PublicKeyCredential' in window)) return null;
  return (
    <Button
      block
      size="large"
      icon={<KeyOutlined aria-hidden />}
      loading={isPending}
      onClick={() => mutate(undefined, { onSuccess: ({ userInfo }) => enter(userInfo) })}
    >
      {t('login.passkey')}
    </Button>
  );
}

function OtherPages() {
  const { t } = useTranslation('accounts');
  const { data: platform } = useQuery({ ...platformQuery, meta: { failure: 'inline' } });
  return (
    <>
      {platform?.signUp ? (
        <span>
          {t('login.noAccount')} <Link to="/signup">{t('login.signUp')}</Link>
        </span>
      ) : null}
      <Link to="/login/company">{t('company.link')}</Link>
      {platform?.development ? <Link to="/dev/outbox">{t('outbox.link')}</Link> : null}
      {platform?.wechat === 'simulated' ? <Link to="/dev/wechat">{t('simulator.link')}</Link> : null}
    </>
  );
}

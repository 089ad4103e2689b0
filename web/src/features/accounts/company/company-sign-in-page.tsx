import { Link } from '@tanstack/react-router';
import { emailSchema } from '@transloom/contracts/fields';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useEnter } from '../accounts.queries.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { ruleOf } from '../field-rules.ts';
import { useFinishCompanySignIn, useStartCompanySignIn } from './company.queries.ts';

/** Where the sign-in at a company begins, and where its service sends people back to. */
export function CompanySignInPage() {
  const returned = new URLSearchParams(globalThis.location.search);
  const [code, state, iss] = [returned.get('code'), returned.get('state'), returned.get('iss')];
  if (code && state) return <Finish returned={{ code, state, ...(iss ? { iss } : {}) }} />;
  return <Start />;
}

function Start() {
  const { t } = useTranslation('accounts');
  const { mutate, isPending } = useStartCompanySignIn();
  return (
    <AuthLayout
      title={t('company.title')}
      description={t('company.description')}
      foot={<Link to="/login">{t('forget.back')}</Link>}
    >
      <Form<{ email: string }> layout="vertical" requiredMark={false} onFinish={({ email }) => mutate(email)}>
        <Form.Item
          name="email"
          label={t('company.email')}
          rules={[
            { required: true, message: t('contact.required.email') },
            ruleOf(emailSchema, t('contact.invalid.email')),
          ]}
        >
          <Input
            autoFocus
            size="large"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Form.Item>
        <Button block type="primary" size="large" htmlType="submit" loading={isPending}>
          {t('company.go')}
        </Button>
      </Form>
    </AuthLayout>
  );
}

interface FinishProps {
  readonly returned: { readonly code: string; readonly state: string; readonly iss?: string };
}

function Finish({ returned }: FinishProps) {
  const { t } = useTranslation('accounts');
  const { mutate, error } = useFinishCompanySignIn();
  const latestEnter = useRef(useEnter());
  const used = useRef(false);
  useEffect(() => {
    if (used.current) return; // a code works once, an effect may run twice
    used.current = true;
    mutate(returned, { onSuccess: ({ userInfo }) => latestEnter.current(userInfo) });
  }, [returned, mutate]);
  if (error) {
    return (
      <AuthLayout title={t('company.failed')} description={error.message} outcome="failed">
        <ButtonLink to="/login" color="primary" variant="solid" size="large" block>
          {t('link.other')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('company.entering')}>
      <LinesSkeleton />
    </AuthLayout>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usernameSchema } from '@transloom/contracts/fields';
import { timers } from '@transloom/contracts/limits';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformQuery } from '../../session/session.queries.ts';
import { useSearchParams } from '../../ui/search-params.ts';
import { useEnter, useSignUp } from './accounts.queries.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CodeField } from './code-field.tsx';
import { ruleOf } from './field-rules.ts';
import { PasswordFields } from './password-fields.tsx';
import { TargetField } from './target-field.tsx';

interface Fields {
  readonly target: string;
  readonly code: string;
  readonly password: string;
  readonly username?: string;
}

export function SignUpPage() {
  const { t } = useTranslation('accounts');
  const { data: platform } = useQuery(platformQuery);
  const signUp = useSignUp();
  const enter = useEnter();
  const { invite } = useSearchParams('invite');
  const submit = ({ target, code, password, username }: Fields) =>
    signUp.mutate(
      {
        target,
        code,
        password,
        ...(username ? { username } : {}),
        ...(invite ? { inviteCode: invite.slice(0, 20) } : {}),
      },
      { onSuccess: ({ userInfo }) => setTimeout(() => enter(userInfo), timers.signUpEnterMs) },
    );
  if (signUp.isSuccess) {
    return <AuthLayout title={t('signUp.done')} description={t('signUp.entering')} outcome="done" />;
  }
  return (
    <AuthLayout
      title={t('signUp.title')}
      description={t('signUp.description')}
      foot={
        <>
          <span>
            {t('signUp.haveAccount')}{' '}
            <Link to={invite ? `/login?invite=${encodeURIComponent(invite)}` : '/login'}>
              {t('login.submit')}
            </Link>
          </span>
          {platform?.development ? <Link to="/dev/outbox">{t('outbox.link')}</Link> : null}
        </>
      }
    >
      <Form<Fields> layout="vertical" onFinish={submit}>
        <TargetField />
        <CodeField purpose="sign-up" target="target" />
        <PasswordFields />
        <Form.Item
          name="username"
          label={t('username.label')}
          rules={[ruleOf(usernameSchema, t('username.invalid'))]}
        >
          <Input
            size="large"
            autoComplete="nickname"
            maxLength={16}
            placeholder={t('username.placeholder')}
          />
        </Form.Item>
        <Button block type="primary" size="large" htmlType="submit" loading={signUp.isPending}>
          {t('signUp.submit')}
        </Button>
      </Form>
    </AuthLayout>
  );
}

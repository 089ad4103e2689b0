import { Link, useNavigate } from '@tanstack/react-router';
import { timers } from '@transloom/contracts/limits';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useResetPassword } from './accounts.queries.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import { TargetField } from './target-field.tsx';

interface Fields {
  readonly target: string;
  readonly code: string;
  readonly password: string;
}

export function ForgetPage() {
  const { t } = useTranslation('accounts');
  const reset = useResetPassword();
  const navigate = useNavigate();
  const submit = ({ target, code, password }: Fields) =>
    reset.mutate(
      { target, code, password },
      { onSuccess: () => setTimeout(() => void navigate({ to: '/login' }), timers.passwordResetRedirectMs) },
    );
  if (reset.isSuccess) {
    return <AuthLayout title={t('forget.done')} description={t('forget.entering')} outcome="done" />;
  }
  return (
    <AuthLayout
      title={t('forget.title')}
      description={t('forget.description')}
      foot={<Link to="/login">{t('forget.back')}</Link>}
    >
      <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
        <TargetField />
        <CodeField purpose="reset-password" target="target" />
        <PasswordFields />
        <Button block type="primary" size="large" htmlType="submit" loading={reset.isPending}>
          {t('forget.submit')}
        </Button>
      </Form>
    </AuthLayout>
  );
}

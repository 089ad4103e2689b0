import { Link } from '@tanstack/react-router';
import type { Entry } from '@transloom/contracts/accounts';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSignIn } from './accounts.queries.ts';
import styles from './password-sign-in-form.module.css';

interface Fields {
  readonly account: string;
  readonly password: string;
}

export function PasswordSignInForm({ onEntry }: { readonly onEntry: (entry: Entry) => void }) {
  const { t } = useTranslation('accounts');
  const signIn = useSignIn();
  const submit = (fields: Fields) => signIn.mutate(fields, { onSuccess: onEntry });
  return (
    <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="account"
        label={t('login.account')}
        rules={[{ required: true, whitespace: true, message: t('login.accountRequired') }]}
      >
        <Input
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form.Item>
      <div className={styles['password']}>
        <Form.Item
          name="password"
          label={t('login.password')}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <Input.Password size="large" autoComplete="current-password" maxLength={100} />
        </Form.Item>
        <Link to="/forget" className={styles['forgot']}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button block type="primary" size="large" htmlType="submit" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

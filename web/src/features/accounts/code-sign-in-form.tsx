import { phoneSchema } from '@transloom/contracts/fields';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEnter, useSignInWithCode } from './accounts.queries.ts';
import { CodeField } from './code-field.tsx';
import { ruleOf } from './field-rules.ts';

interface Fields {
  readonly phone: string;
  readonly code: string;
}

export function CodeSignInForm() {
  const { t } = useTranslation('accounts');
  const signIn = useSignInWithCode();
  const enter = useEnter();
  const submit = (fields: Fields) => signIn.mutate(fields, { onSuccess: ({ userInfo }) => enter(userInfo) });
  return (
    <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="phone"
        label={t('phone.label')}
        rules={[{ required: true, message: t('phone.required') }, ruleOf(phoneSchema, t('phone.invalid'))]}
      >
        <Input size="large" inputMode="tel" autoComplete="tel-national" maxLength={11} prefix="+86" />
      </Form.Item>
      <CodeField purpose="sign-in" target="phone" />
      <Button block type="primary" size="large" htmlType="submit" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

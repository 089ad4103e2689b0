import type { Entry } from '@transloom/contracts/accounts';
import { phoneSchema } from '@transloom/contracts/fields';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { useSignInWithCode } from './accounts.queries.ts';
import { CodeField } from './code-field.tsx';
import { ruleOf } from './field-rules.ts';

interface Fields {
  readonly phone: string;
  readonly code: string;
}

export function CodeSignInForm({ onEntry }: { readonly onEntry: (entry: Entry) => void }) {
  const { t } = useTranslation('accounts');
  const signIn = useSignInWithCode();
  const submit = (fields: Fields) => signIn.mutate(fields, { onSuccess: onEntry });
  return (
    <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="phone"
        label={t('phone.label')}
        rules={[{ required: true, message: t('phone.required') }, ruleOf(phoneSchema, t('phone.invalid'))]}
      >
        <PhoneInput />
      </Form.Item>
      <CodeField purpose="sign-in" target="phone" />
      <Button block type="primary" size="large" htmlType="submit" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

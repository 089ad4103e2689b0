import { App, Button, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './accounts.queries.ts';
import { PasswordFields } from './password-fields.tsx';

interface Fields {
  readonly oldPassword?: string;
  readonly password: string;
  readonly endOtherSessions: boolean;
}

export function ChangePasswordForm() {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const change = useChangePassword();
  const submit = ({ oldPassword, password, endOtherSessions }: Fields) =>
    change.mutate(
      { password, endOtherSessions, ...(oldPassword ? { oldPassword } : {}) },
      {
        onSuccess: () => {
          form.resetFields();
          message.success(t('password.changed'));
        },
      },
    );
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ endOtherSessions: true }}
      onFinish={submit}
    >
      <Form.Item name="oldPassword" label={t('password.old')} extra={t('password.oldHint')}>
        <Input.Password autoComplete="current-password" maxLength={100} />
      </Form.Item>
      <PasswordFields size="middle" />
      <Form.Item name="endOtherSessions" valuePropName="checked">
        <Checkbox>{t('password.endOtherSessions')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('password.change')}
      </Button>
    </Form>
  );
}

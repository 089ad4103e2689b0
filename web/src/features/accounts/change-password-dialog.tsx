import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useChangePassword } from './accounts.queries.ts';
import { PasswordFields } from './password-fields.tsx';
import { profileQuery } from './profile/profile.queries.ts';

interface ChangePasswordDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Fields {
  readonly oldPassword?: string;
  readonly password: string;
  readonly endOtherSessions: boolean;
}

/** The old password, and the new one twice (D5.67). */
export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const client = useQueryClient();
  const { data } = useQuery(profileQuery);
  const change = useChangePassword();
  const submit = async ({ oldPassword, password, endOtherSessions }: Fields) => {
    await change.mutateAsync({ password, endOtherSessions, ...(oldPassword ? { oldPassword } : {}) });
    void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    message.success(t('password.changed'));
  };
  return (
    <FormDialog<Fields>
      title={t('password.change')}
      open={open}
      onClose={onClose}
      verb={t('password.save')}
      initialValues={{ endOtherSessions: true }}
      onSubmit={submit}
    >
      {data?.hasPassword === false ? null : (
        <Form.Item
          name="oldPassword"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" maxLength={100} />
        </Form.Item>
      )}
      <PasswordFields size="middle" />
      <Form.Item name="endOtherSessions" valuePropName="checked">
        <Checkbox>{t('password.endOtherSessions')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

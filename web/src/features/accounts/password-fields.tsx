import { passwordSchema } from '@transloom/contracts/fields';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from './field-rules.ts';
import styles from './password-fields.module.css';

/** A new password twice. */
export function PasswordFields({ size = 'large' }: { readonly size?: 'large' | 'middle' }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles['pair']}>
      <Form.Item
        name="password"
        label={t('password.new')}
        rules={[
          { required: true, message: t('password.required') },
          ruleOf(passwordSchema, t('password.invalid')),
        ]}
      >
        <Input.Password size={size} autoComplete="new-password" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="confirmation"
        label={t('password.confirm')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('password.confirmRequired') },
          ({ getFieldValue }) => ({
            validator: async (_, value) => {
              if (value && value !== getFieldValue('password')) throw new Error(t('password.different'));
            },
          }),
        ]}
      >
        <Input.Password size={size} autoComplete="new-password" maxLength={20} />
      </Form.Item>
      <p className={styles['rule']}>{t('password.rule')}</p>
    </div>
  );
}

import { phoneOrEmailSchema } from '@transloom/contracts/fields';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from './field-rules.ts';

/** The phone number or e-mail address a code is sent to, as `target`. */
export function TargetField() {
  const { t } = useTranslation('accounts');
  return (
    <Form.Item
      name="target"
      label={t('target.label')}
      rules={[
        { required: true, message: t('target.required') },
        ruleOf(phoneOrEmailSchema, t('target.invalid')),
      ]}
    >
      <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
    </Form.Item>
  );
}

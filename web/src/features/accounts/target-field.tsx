import { phoneOrEmailSchema } from '@transloom/contracts/fields';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from './field-rules.ts';
import { TargetInput } from './target-input.tsx';

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
      <TargetInput />
    </Form.Item>
  );
}

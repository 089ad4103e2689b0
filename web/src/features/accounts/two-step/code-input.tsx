import { codeSchema } from '@transloom/contracts/fields';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '../field-rules.ts';

interface CodeInputProps {
  readonly label: string;
  readonly name?: string;
  readonly size?: 'large' | 'middle';
}

/** Six digits of an app, as the form field `code`. */
export function CodeInput({ label, name = 'code', size = 'middle' }: CodeInputProps) {
  const { t } = useTranslation('accounts');
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, message: t('code.required') }, ruleOf(codeSchema, t('code.invalid'))]}
    >
      <Input
        autoFocus
        size={size}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder={t('code.placeholder')}
      />
    </Form.Item>
  );
}

import type { accountsApi } from '@transloom/contracts/accounts';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { codeSchema, phoneOrEmailSchema, phoneSchema } from '@transloom/contracts/fields';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSendCode } from './accounts.queries.ts';
import styles from './code-field.module.css';
import { ruleOf } from './field-rules.ts';

interface CodeFieldProps {
  readonly purpose: RequestOf<typeof accountsApi.sendCode>['purpose'];
  /** The form field that names who gets the code; absent where `to` says it. */
  readonly target?: 'phone' | 'target';
  readonly to?: string;
  /** What the form field must be. */
  readonly schema?: z.ZodType;
  /** Name of this field in the form. */
  readonly name?: string;
  readonly label?: string;
}

/** Six digits, and the button that sends them; it waits between two codes. */
export function CodeField({ purpose, target = 'target', to, schema, name = 'code', label }: CodeFieldProps) {
  const { t } = useTranslation('accounts');
  const form = Form.useFormInstance<Record<string, string>>();
  const { secondsLeft, start } = useCountdown();
  const send = useSendCode();
  const words = label ?? t('code.label');
  const request = async () => {
    const value = to ?? form.getFieldValue(target) ?? '';
    const expected = schema ?? (target === 'phone' ? phoneSchema : phoneOrEmailSchema);
    if (to === undefined && !expected.safeParse(value).success) {
      await form.validateFields([target]).catch(() => undefined); // the field says what is wrong
      return;
    }
    send.mutate({ purpose, target: value }, { onSuccess: ({ resendSeconds }) => start(resendSeconds) });
  };
  return (
    <Form.Item label={words} required>
      <div className={styles['row']}>
        <Form.Item
          name={name}
          noStyle
          rules={[{ required: true, message: t('code.required') }, ruleOf(codeSchema, t('code.invalid'))]}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-label={words}
            placeholder={t('code.placeholder')}
          />
        </Form.Item>
        <Button
          size="large"
          disabled={secondsLeft > 0}
          loading={send.isPending}
          onClick={() => void request()}
        >
          {buttonText()}
        </Button>
      </div>
    </Form.Item>
  );

  function buttonText(): string {
    if (send.isPending) return t('code.checking');
    return secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('code.send');
  }
}

function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { secondsLeft, start };
}

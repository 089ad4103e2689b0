import { codeSchema, phoneOrEmailSchema, phoneSchema } from '@transloom/contracts/fields';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSendCode } from './accounts.queries.ts';
import styles from './code-field.module.css';
import { ruleOf } from './field-rules.ts';

interface CodeFieldProps {
  readonly purpose: 'sign-up' | 'sign-in' | 'reset-password';
  /** The form field that names who gets the code. */
  readonly target: 'phone' | 'target';
}

const targetSchemas: Readonly<Record<CodeFieldProps['target'], z.ZodType>> = {
  phone: phoneSchema,
  target: phoneOrEmailSchema,
};

/** Six digits, and the button that sends them; it waits between two codes. */
export function CodeField({ purpose, target }: CodeFieldProps) {
  const { t } = useTranslation('accounts');
  const form = Form.useFormInstance<Record<string, string>>();
  const { secondsLeft, start } = useCountdown();
  const send = useSendCode();
  const request = async () => {
    const value = form.getFieldValue(target) ?? '';
    if (!targetSchemas[target].safeParse(value).success) {
      await form.validateFields([target]).catch(() => undefined); // the field says what is wrong
      return;
    }
    send.mutate({ purpose, target: value }, { onSuccess: ({ resendSeconds }) => start(resendSeconds) });
  };
  return (
    <Form.Item label={t('code.label')} required>
      <div className={styles['row']}>
        <Form.Item
          name="code"
          noStyle
          rules={[{ required: true, message: t('code.required') }, ruleOf(codeSchema, t('code.invalid'))]}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-label={t('code.label')}
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

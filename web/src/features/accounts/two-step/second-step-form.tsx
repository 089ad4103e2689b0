import type { SecondStep, SecondWay } from '@transloom/contracts/two-step';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { useEnter, useSignInSecondStep } from '../accounts.queries.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { CodeInput } from './code-input.tsx';
import { signWithPasskey } from './two-step.queries.ts';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, a recovery code, or a passkey. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('accounts');
  const [way, setWay] = useState<SecondWay>(step.ways[0] ?? 'totp');
  const { mutateAsync, isPending, error } = useSignInSecondStep();
  const enter = useEnter();
  const finish = async (code: string) => {
    const proof = way === 'passkey' ? { response: await signWithPasskey() } : { code };
    const { userInfo } = await mutateAsync({ token: step.token, way, ...proof });
    enter(userInfo);
  };
  const submit = ({ code = '' }: { readonly code?: string }) => void finish(code).catch(() => undefined);
  return (
    <AuthLayout title={t('secondStep.title')} description={t(`secondStep.description.${way}`)}>
      <Form layout="vertical" requiredMark={false} onFinish={submit} key={way}>
        {error ? <Alert type="error" showIcon role="alert" title={error.message} /> : null}
        {way === 'totp' ? <CodeInput size="large" label={t('twoStep.appCode')} /> : null}
        {way === 'recovery' ? (
          <Form.Item
            name="code"
            label={t('secondStep.recoveryCode')}
            rules={[{ required: true, message: t('code.required') }]}
          >
            <Input autoFocus size="large" autoComplete="off" spellCheck={false} maxLength={40} />
          </Form.Item>
        ) : null}
        <Stack gap="xs">
          <Button block type="primary" size="large" htmlType="submit" loading={isPending}>
            {t(way === 'passkey' ? 'secondStep.usePasskey' : 'login.submit')}
          </Button>
          {step.ways
            .filter((each) => each !== way)
            .map((each) => (
              <Button key={each} block type="text" onClick={() => setWay(each)}>
                {t(`secondStep.other.${each}`)}
              </Button>
            ))}
          <Button block type="text" onClick={onBack}>
            {t('forget.back')}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}

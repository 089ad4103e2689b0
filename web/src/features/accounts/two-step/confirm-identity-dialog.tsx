import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { ConfirmWay, twoStepApi } from '@transloom/contracts/two-step';
import { Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { CodeInput } from './code-input.tsx';
import { confirmWaysQuery, signWithPasskey, useConfirm } from './two-step.queries.ts';

interface ConfirmIdentityDialogProps {
  readonly open: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly password?: string;
  readonly code?: string;
}

type Proof = RequestOf<typeof twoStepApi.confirm>;

/** Asks who is in front of the browser: by password, code of the app, or passkey. */
export function ConfirmIdentityDialog({ open, onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery({ ...confirmWaysQuery, enabled: open });
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<ConfirmWay>();
  const ways = data?.ways ?? [];
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0];
  const submit = async (fields: Fields) => {
    if (way === undefined) return;
    await confirm.mutateAsync(await proofOf(way, fields));
    onConfirmed();
  };
  return (
    <FormDialog<Fields>
      title={t('confirm.title')}
      open={open}
      onClose={onClose}
      verb={t('confirm.submit')}
      onSubmit={submit}
      hint={
        <Text tone="secondary">{t(data && way === undefined ? 'confirm.impossible' : 'confirm.hint')}</Text>
      }
    >
      {ways.length > 1 ? (
        <Form.Item>
          <Segmented
            block
            aria-label={t('confirm.way')}
            value={way ?? ''}
            onChange={(value) => setChosen(ways.find((each) => each === value))}
            options={ways.map((value) => ({ value, label: t(`confirm.ways.${value}`) }))}
          />
        </Form.Item>
      ) : null}
      {way === 'password' ? (
        <Form.Item
          name="password"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" maxLength={100} />
        </Form.Item>
      ) : null}
      {way === 'totp' ? <CodeInput label={t('twoStep.appCode')} /> : null}
    </FormDialog>
  );
}

async function proofOf(way: ConfirmWay, { password = '', code = '' }: Fields): Promise<Proof> {
  if (way === 'password') return { way, password };
  if (way === 'totp') return { way, code };
  return { way, response: await signWithPasskey() };
}

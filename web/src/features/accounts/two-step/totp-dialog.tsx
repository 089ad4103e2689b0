import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ScanCode } from '../../../ui/scan-code.tsx';
import { ShellCommand } from '../../../ui/shell-command.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { CodeInput } from './code-input.tsx';
import { useBeginTotp, useConfirmTotp } from './two-step.queries.ts';

interface TotpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

interface Fields {
  readonly code: string;
}

const qrSide = 168;

/** Shows the key of an authenticator app, and turns two steps on with its first code. */
export function TotpDialog({ open, onClose, onDone }: TotpDialogProps) {
  const { t } = useTranslation('accounts');
  const { mutate, data, reset } = useBeginTotp();
  const confirm = useConfirmTotp();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (open) mutate(undefined, { onError: () => close.current() });
    else reset();
  }, [open, mutate, reset]);
  return (
    <FormDialog<Fields>
      title={t('twoStep.setTitle')}
      open={open}
      onClose={onClose}
      verb={t('twoStep.on')}
      onSubmit={async ({ code }) => onDone((await confirm.mutateAsync(code)).recoveryCodes)}
      hint={
        <Stack gap="sm">
          <Text tone="secondary">{t('twoStep.scan')}</Text>
          <Stack align="center">
            {data ? (
              <ScanCode value={data.address} size={qrSide} aria-label={t('twoStep.qr')} />
            ) : (
              <Skeleton.Node active />
            )}
          </Stack>
          <Text tone="secondary">{t('twoStep.type')}</Text>
          {data ? <ShellCommand command={data.key.replaceAll(/(.{4})(?=.)/g, '$1 ')} /> : null}
        </Stack>
      }
    >
      <CodeInput label={t('twoStep.appCode')} />
    </FormDialog>
  );
}

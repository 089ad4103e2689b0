import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../i18n/format.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { ChangePasswordDialog } from '../change-password-dialog.tsx';
import { profileQuery } from '../profile/profile.queries.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { twoStepQuery, useRemoveTotp, useRenewRecoveryCodes } from './two-step.queries.ts';

/** How one signs in: password, authenticator app, recovery codes, passkeys. */
export function TwoStepSection() {
  const { t } = useTranslation('accounts');
  const query = useQuery(twoStepQuery);
  return (
    <Section title={t('signIn.title')} description={t('signIn.description')} anchor="sign-in">
      <Stack gap="md">
        <PasswordLine />
        <Loadable query={query}>
          {({ totp, recoveryCodes, passkeys }) => (
            <Stack gap="md">
              <AppLine since={totp?.since} recoveryCodes={recoveryCodes} />
              <PasskeyList passkeys={passkeys} />
            </Stack>
          )}
        </Loadable>
      </Stack>
    </Section>
  );
}

function PasswordLine() {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  const { data } = useQuery(profileQuery);
  return (
    <SettingLine
      label={t('login.password')}
      description={t(data?.hasPassword === false ? 'password.none' : 'password.some')}
    >
      <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
      <ChangePasswordDialog open={open} onClose={() => setOpen(false)} />
    </SettingLine>
  );
}

interface AppLineProps {
  readonly since: string | undefined;
  readonly recoveryCodes: number;
}

function AppLine({ since, recoveryCodes }: AppLineProps) {
  const { t } = useTranslation('accounts');
  const confirm = useConfirm();
  const [setting, setSetting] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const remove = useRemoveTotp();
  const renew = useRenewRecoveryCodes();
  const askToRemove = () =>
    confirm({
      title: t('twoStep.offTitle'),
      consequence: t('twoStep.offConsequence'),
      verb: t('twoStep.off'),
      danger: true,
      onConfirm: () => remove.mutate(),
    });
  const showNew = () => renew.mutate(undefined, { onSuccess: (data) => setCodes(data.recoveryCodes) });
  return (
    <>
      <SettingLine
        label={t('twoStep.title')}
        description={
          since === undefined ? t('twoStep.isOff') : t('twoStep.isOn', { since: formatInstant(since) })
        }
      >
        {since === undefined ? (
          <Button onClick={() => setSetting(true)}>{t('twoStep.on')}</Button>
        ) : (
          <Button onClick={askToRemove}>{t('twoStep.off')}</Button>
        )}
      </SettingLine>
      {since === undefined ? null : (
        <SettingLine label={t('recovery.title')} description={t('recovery.left', { count: recoveryCodes })}>
          <Button loading={renew.isPending} onClick={showNew}>
            {t('recovery.renew')}
          </Button>
        </SettingLine>
      )}
      <TotpDialog
        open={setting}
        onClose={() => setSetting(false)}
        onDone={(made) => {
          setSetting(false);
          setCodes(made);
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
}

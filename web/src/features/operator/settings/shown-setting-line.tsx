import type { ShownSetting } from '@transloom/contracts/operator-settings';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { useChangeSetting, useResetSetting } from '../operator-pages.queries.ts';
import { SettingDialog } from './setting-dialog.tsx';

/** One setting: what it does, what it is, and who changed it. */
export function ShownSettingLine({ shown }: { readonly shown: ShownSetting }) {
  const { t } = useTranslation('operator');
  const { setting } = shown;
  return (
    <Stack gap="xxs">
      <SettingLine
        label={t(`settings.names.${setting.name}`)}
        description={t(`settings.hints.${setting.name}`)}
      >
        <SettingControl setting={setting} />
      </SettingLine>
      <Changed shown={shown} />
    </Stack>
  );
}

function Changed({ shown: { setting, changed } }: { readonly shown: ShownSetting }) {
  const { t } = useTranslation('operator');
  const reset = useResetSetting();
  if (changed === null) return null;
  return (
    <Stack direction="row" gap="xs">
      <Text size="small" tone="tertiary">
        {t('settings.changed', { by: changed.by ?? t('settings.nobody') })} · <When instant={changed.at} />
      </Text>
      <Button type="link" size="small" loading={reset.isPending} onClick={() => reset.mutate(setting.name)}>
        {t('settings.reset')}
      </Button>
    </Stack>
  );
}

function SettingControl({ setting }: Pick<ShownSetting, 'setting'>) {
  const { t } = useTranslation('operator');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  if (setting.name === 'signUp' || setting.name === 'billing') return <SettingSwitch setting={setting} />;
  return (
    <Stack direction="row" gap="sm">
      <Text numeric>{shownValue()}</Text>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('settings.change')}
      </Button>
      <SettingDialog setting={setting} open={open} onClose={() => setOpen(false)} />
    </Stack>
  );

  function shownValue(): string {
    if (setting.name === 'communityUrl') return setting.value ?? t('settings.none');
    if (setting.name === 'hiddenSections')
      return setting.value.length === 0
        ? t('settings.allShown')
        : formatList(setting.value.map((key) => shell(`navigation.${key}`)));
    return typeof setting.value === 'number' ? formatNumber(setting.value) : '';
  }
}

type SwitchedSetting = Extract<ShownSetting['setting'], { readonly value: boolean }>;

/** It asks first: both switches change what everybody can do. */
function SettingSwitch({ setting }: { readonly setting: SwitchedSetting }) {
  const { t } = useTranslation('operator');
  const confirm = useConfirm();
  const change = useChangeSetting();
  const { name, value } = setting;
  const way = value ? 'off' : 'on';
  const ask = () =>
    confirm({
      title: t(`settings.confirm.${name}.${way}`),
      consequence: t(`settings.confirm.${name}.${way}Hint`),
      verb: t(`settings.${way}`),
      danger: value,
      onConfirm: () => change.mutateAsync({ name, value: !value }),
    });
  return (
    <Switch
      aria-label={t(`settings.names.${name}`)}
      checked={value}
      loading={change.isPending}
      onChange={ask}
    />
  );
}

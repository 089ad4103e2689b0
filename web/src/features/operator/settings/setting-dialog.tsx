import { accountTypeNames } from '@transloom/contracts/account-type-names';
import { limits } from '@transloom/contracts/limits';
import { type SectionKey, sectionKeys } from '@transloom/contracts/navigation';
import type { Setting } from '@transloom/contracts/operator-settings';
import { type AccountType, accountTypes } from '@transloom/contracts/roles';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { useChangeSetting } from '../operator-pages.queries.ts';

interface SettingDialogProps {
  readonly setting: Setting;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Fields = Readonly<Record<string, string | number | readonly SectionKey[] | null | undefined>>;

const largest = { codesADay: 1_000_000, comparedEngines: limits.comparedEngines } as const;

/** A number, an address, sections, or a number of gigabytes for each plan. */
export function SettingDialog({ setting, open, onClose }: SettingDialogProps) {
  const { t } = useTranslation('operator');
  const change = useChangeSetting();
  return (
    <FormDialog<Fields>
      title={t(`settings.names.${setting.name}`)}
      open={open}
      onClose={onClose}
      verb={t('settings.save')}
      initialValues={fieldsOf(setting)}
      hint={<Text tone="secondary">{t(`settings.hints.${setting.name}`)}</Text>}
      onSubmit={(fields) => change.mutateAsync(settingOf(setting, fields))}
    >
      <SettingInput setting={setting} />
    </FormDialog>
  );
}

function SettingInput({ setting: { name } }: { readonly setting: Setting }) {
  const { t } = useTranslation('operator');
  const { t: shell } = useTranslation('shell');
  if (name === 'storageGigabytes')
    return accountTypes.map((plan) => (
      <Form.Item key={plan} name={plan} label={accountTypeNames[plan][currentLocale()]}>
        <InputNumber
          min={1}
          max={1_000_000}
          precision={0}
          suffix="GB"
          placeholder={t('storage.unlimited')}
          style={{ width: '100%' }}
        />
      </Form.Item>
    ));
  if (name === 'communityUrl')
    return (
      <Form.Item
        name="value"
        label={t('settings.address')}
        rules={[{ type: 'url', message: t('notices.linkInvalid') }]}
      >
        <Input placeholder="https://" />
      </Form.Item>
    );
  if (name === 'hiddenSections')
    return (
      <Form.Item name="value" label={t('settings.sections')}>
        <Select
          mode="multiple"
          placeholder={t('settings.allShown')}
          options={sectionKeys.map((key) => ({ value: key, label: shell(`navigation.${key}`) }))}
        />
      </Form.Item>
    );
  if (name !== 'codesADay' && name !== 'comparedEngines') return null;
  return (
    <Form.Item
      name="value"
      label={t('settings.number')}
      rules={[{ required: true, message: t('notices.required') }]}
    >
      <InputNumber min={1} max={largest[name]} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  );
}

function fieldsOf({ name, value }: Setting): Fields {
  return name === 'storageGigabytes' ? value : { value: typeof value === 'boolean' ? null : value };
}

function settingOf({ name }: Setting, fields: Fields): Setting {
  if (name === 'storageGigabytes') {
    const gigabytes = accountTypes.map((plan) => [plan, fields[plan] ?? null]);
    return { name, value: Object.fromEntries(gigabytes) as Record<AccountType, number | null> };
  }
  const { value } = fields;
  if (name === 'communityUrl') return { name, value: value ? String(value) : null };
  if (name === 'hiddenSections')
    return { name, value: sectionKeys.filter((key) => Array.isArray(value) && value.includes(key)) };
  if (name === 'signUp' || name === 'billing') return { name, value: Boolean(value) };
  return { name, value: Number(value) };
}

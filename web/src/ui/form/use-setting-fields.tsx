import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FormField } from './form-fields.tsx';

/** A field of a connection, as its vendor names it. */
export interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly secret: boolean;
  readonly required: boolean;
  /** The value used while the field is empty; empty for none. */
  readonly preset: string;
}

type Settings = Readonly<Record<string, string>>;

const prefix = 'settings.';
const longestSetting = 4000;

/** The fields of a connection for a form. A secret comes back masked: left alone it stays, emptied it goes. */
export function useSettingFields(settings: readonly SettingField[], stored: Settings = {}) {
  const { t } = useTranslation('ui');
  const hintOf = ({ name, hint, secret, preset }: SettingField) => {
    const kept = secret ? stored[name] : undefined;
    if (kept) return t('setting.secretKept', { secret: kept });
    return [hint, preset === '' ? undefined : t('setting.preset', { preset })].filter(Boolean).join(' ');
  };
  const each = <Value,>(make: (field: SettingField) => Value): Record<string, Value> =>
    Object.fromEntries(settings.map((field) => [`${prefix}${field.name}`, make(field)]));
  return {
    shape: each(({ required }) =>
      required ? z.string().trim().min(1).max(longestSetting) : z.string().max(longestSetting),
    ),
    saved: each(({ name }) => stored[name] ?? ''),
    labels: each(({ label }) => label),
    fields: each((field): FormField => ({ secret: field.secret, hint: hintOf(field) })),
    /** Only what was filled in, or was there before. */
    given: (values: Readonly<Record<string, unknown>>): Record<string, string> =>
      Object.fromEntries(
        settings
          .map(({ name }) => [name, String(values[`${prefix}${name}`] ?? '')] as const)
          .filter(([name, value]) => value !== '' || stored[name] !== undefined),
      ),
  };
}

import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';

const shortest = 10;

interface CheckOptionFieldsProps<Keep extends string, Options extends { longest: number; keep: Keep }> {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** Of the bound, in characters. */
  readonly most: number;
  readonly longestHint: string;
  readonly keepLabel: string;
  readonly keepHint: string;
  readonly keeps: readonly { readonly value: Options['keep']; readonly label: string }[];
}

/** What counts as too long, and which of several stays. */
export function CheckOptionFields<Keep extends string, Options extends { longest: number; keep: Keep }>({
  options,
  onChange,
  most,
  longestHint,
  keepLabel,
  keepHint,
  keeps,
}: CheckOptionFieldsProps<Keep, Options>) {
  const { t } = useTranslation('assets');
  return (
    <Stack gap="sm">
      <SettingLine label={t('cleaning.longest')} description={longestHint}>
        <NumberField
          label={t('cleaning.longest')}
          value={options.longest}
          least={shortest}
          most={most}
          onChange={(longest) => onChange({ ...options, longest })}
        />
      </SettingLine>
      <SettingLine label={keepLabel} description={keepHint}>
        <Select<Options['keep']>
          aria-label={keepLabel}
          popupMatchSelectWidth={false}
          value={options.keep}
          onChange={(keep) => onChange({ ...options, keep })}
          options={[...keeps]}
        />
      </SettingLine>
    </Stack>
  );
}

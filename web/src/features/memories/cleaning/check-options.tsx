import { limits } from '@transloom/contracts/limits';
import type { MemoryCleaning } from '@transloom/contracts/memory-cleanings';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';

export type CheckOptions = MemoryCleaning['options'];

export const usualOptions: CheckOptions = { longest: 2_000, keep: 'newest' };
const shortest = 10;

interface CheckOptionFieldsProps {
  readonly options: CheckOptions;
  readonly onChange: (options: CheckOptions) => void;
}

/** What counts as too long, and which of several translations stays. */
export function CheckOptionFields({ options, onChange }: CheckOptionFieldsProps) {
  const { t } = useTranslation('memories');
  return (
    <Stack gap="sm">
      <SettingLine label={t('cleaning.longest')} description={t('cleaning.longestHint')}>
        <InputNumber<number>
          aria-label={t('cleaning.longest')}
          min={shortest}
          max={limits.segmentCharacters}
          precision={0}
          value={options.longest}
          onChange={(longest) => onChange({ ...options, longest: longest ?? usualOptions.longest })}
        />
      </SettingLine>
      <SettingLine label={t('cleaning.keep')} description={t('cleaning.keepHint')}>
        <Select<CheckOptions['keep']>
          aria-label={t('cleaning.keep')}
          popupMatchSelectWidth={false}
          value={options.keep}
          onChange={(keep) => onChange({ ...options, keep })}
          options={(['newest', 'most-used', 'most-reviewed'] as const).map((value) => ({
            value,
            label: t(`cleaning.keeps.${value}`),
          }))}
        />
      </SettingLine>
    </Stack>
  );
}

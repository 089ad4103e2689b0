import { dialRegions, joinPhone, splitPhone } from '@transloom/contracts/dial-codes';
import { Input, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../i18n/locale.ts';

interface PhoneInputProps {
  readonly id?: string;
  /** As it is kept: 11 digits of the mainland, or `+` and a dial code. */
  readonly value?: string;
  readonly onChange?: (phone: string) => void;
  readonly size?: 'large' | 'middle';
}

const longestNumber = 20;

/** A phone number with the dial code of its region before it. */
export function PhoneInput({ id, value = '', onChange, size = 'large' }: PhoneInputProps) {
  const [region, setRegion] = useState(() => regionOf(value));
  const number = splitPhone(value).number;
  return (
    <Space.Compact block>
      <RegionSelect
        size={size}
        value={region}
        onChange={(chosen) => {
          setRegion(chosen);
          onChange?.(number === '' ? '' : joinPhone(codeOf(chosen), number));
        }}
      />
      <Input
        {...(id === undefined ? {} : { id })}
        size={size}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={longestNumber}
        value={number}
        onChange={({ target }) =>
          onChange?.(target.value === '' ? '' : joinPhone(codeOf(region), target.value))
        }
      />
    </Space.Compact>
  );
}

interface RegionSelectProps {
  readonly value: string;
  readonly onChange: (region: string) => void;
  readonly size?: 'large' | 'middle';
}

/** The dial codes, found by the names of their regions. */
export function RegionSelect({ value, onChange, size = 'large' }: RegionSelectProps) {
  const { t } = useTranslation('ui');
  return (
    <Select<string>
      size={size}
      aria-label={t('phone.region')}
      value={value}
      showSearch={{ optionFilterProp: 'words' }}
      popupMatchSelectWidth={280}
      style={{ width: 104, flex: 'none' }}
      onChange={onChange}
      optionRender={({ data }) => data['words'] as string}
      options={regionOptions()}
    />
  );
}

/** The dial code of a region, such as 86. */
export function codeOf(region: string): string {
  return dialRegions.find((each) => each.region === region)?.code ?? '86';
}

function regionOptions() {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  return dialRegions.map(({ region, code }) => ({
    value: region,
    label: `+${code}`,
    words: `${names.of(region) ?? region} +${code}`,
  }));
}

/** The region of a phone number; the mainland for one without a dial code. */
export function regionOf(phone: string): string {
  const { code } = splitPhone(phone);
  return dialRegions.find((region) => region.code === code)?.region ?? 'CN';
}

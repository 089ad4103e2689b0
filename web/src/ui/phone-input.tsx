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
  const { t } = useTranslation('ui');
  const [region, setRegion] = useState(() => regionOf(value));
  const number = splitPhone(value).number;
  const codeOf = (iso: string) => dialRegions.find((each) => each.region === iso)?.code ?? '86';
  return (
    <Space.Compact block>
      <Select
        size={size}
        aria-label={t('phone.region')}
        value={region}
        showSearch={{ optionFilterProp: 'words' }}
        popupMatchSelectWidth={280}
        style={{ width: 104, flex: 'none' }}
        onChange={(chosen: string) => {
          setRegion(chosen);
          onChange?.(number === '' ? '' : joinPhone(codeOf(chosen), number));
        }}
        optionRender={({ data }) => data.words}
        options={regionOptions()}
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

function regionOptions() {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  return dialRegions.map(({ region, code }) => ({
    value: region,
    label: `+${code}`,
    words: `${names.of(region) ?? region} +${code}`,
  }));
}

function regionOf(phone: string): string {
  const { code } = splitPhone(phone);
  return dialRegions.find((region) => region.code === code)?.region ?? 'CN';
}

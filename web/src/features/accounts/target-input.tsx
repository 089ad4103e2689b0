import { joinPhone, splitPhone } from '@transloom/contracts/dial-codes';
import { Input, Space } from 'antd';
import { useState } from 'react';
import { codeOf, RegionSelect, regionOf } from '../../ui/phone-input.tsx';

interface TargetInputProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (target: string) => void;
}

const digits = /^[\d\s-]+$/;

/** A phone number or an e-mail address; the dial codes appear before what is typed as a number. */
export function TargetInput({ id, value = '', onChange }: TargetInputProps) {
  const [chosenRegion, setRegion] = useState('CN');
  const { code, number } = splitPhone(value);
  // Several regions share a code; a code that was typed may be another one than the chosen.
  const region = value === '' || codeOf(chosenRegion) === code ? chosenRegion : regionOf(value);
  const isPhone = code !== '' && digits.test(number);
  const change = (text: string) =>
    onChange?.(digits.test(text) ? joinPhone(codeOf(region), text) : text.trim());
  return (
    <Space.Compact block>
      {isPhone ? (
        <RegionSelect
          value={region}
          onChange={(chosen) => {
            setRegion(chosen);
            onChange?.(joinPhone(codeOf(chosen), number));
          }}
        />
      ) : null}
      <Input
        key="target"
        {...(id === undefined ? {} : { id })}
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={isPhone ? number : value}
        onChange={({ target }) => change(target.value)}
      />
    </Space.Compact>
  );
}

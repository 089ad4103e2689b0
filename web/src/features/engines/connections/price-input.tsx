import type { EnginePrice } from '@transloom/contracts/engines';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PriceInputProps {
  /** What the vendor lists; where nobody knows, the kind of price such engines have. */
  readonly preset: Pick<EnginePrice, 'currency' | 'unit'>;
  /** Given by the form around it. */
  readonly id?: string;
  readonly value?: EnginePrice | null;
  readonly onChange?: (price: EnginePrice | null) => void;
}

const currencies = ['CNY', 'USD'] as const;
const units = ['characters', 'tokens'] as const;
const dearest = 1_000_000;

/** A price of one's own by the million; none while the first amount is empty. */
export function PriceInput({ preset, id, value = null, onChange }: PriceInputProps) {
  const { t } = useTranslation('engines');
  const [chosen, setChosen] = useState<Partial<Omit<EnginePrice, 'source'>>>({});
  const shown: Partial<EnginePrice> & typeof preset = { ...preset, ...chosen, ...value };
  const change = (changed: Partial<EnginePrice>) => {
    const { currency, unit, source, target } = { ...shown, ...changed };
    setChosen({ currency, unit, ...(target !== undefined && { target }) });
    if (source === undefined) return onChange?.(null);
    const written = unit === 'tokens' && target !== undefined ? { target } : {};
    onChange?.({ currency, unit, source, ...written });
  };
  const amount = (field: 'source' | 'target') => (
    <InputNumber
      {...(field === 'source' && id !== undefined && { id })}
      min={0}
      max={dearest}
      aria-label={t(`price.${field}`)}
      placeholder={t(`price.${field}`)}
      value={shown[field] ?? null}
      onChange={(entered) => change({ [field]: entered ?? undefined })}
      style={{ width: '100%' }}
    />
  );
  return (
    <Space.Compact block>
      <Select
        aria-label={t('price.currency')}
        value={shown.currency}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
        onChange={(currency) => change({ currency })}
        style={{ width: 88, flex: 'none' }}
      />
      {amount('source')}
      {shown.unit === 'tokens' ? amount('target') : null}
      <Select
        aria-label={t('price.unit')}
        value={shown.unit}
        options={units.map((unit) => ({ value: unit, label: t(`price.units.${unit}`) }))}
        onChange={(unit) => change({ unit })}
        style={{ width: 148, flex: 'none' }}
      />
    </Space.Compact>
  );
}

import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { EnginePrice, enginesApi } from '@transloom/contracts/engines';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatCost } from '../../../i18n/format.ts';
import { usePriceText } from '../use-price-text.ts';
import { PriceInput } from './price-input.tsx';

type Vendor = OutputOf<typeof enginesApi.listVendors>[number];

interface ConnectionPriceProps {
  readonly vendor: Vendor;
  readonly connection: EngineConnection | undefined;
}

const dearestMonth = 1_000_000_000;

/** What the engine costs its owner, and how much money a month may cost: neither need be said. */
export function ConnectionPrice({ vendor, connection }: ConnectionPriceProps) {
  const { t } = useTranslation('engines');
  const priceText = usePriceText();
  const own = Form.useWatch<EnginePrice | null>('price');
  const { price: listed, kind } = vendor;
  const preset = listed ?? {
    currency: 'CNY',
    unit: kind === 'machine-translation' ? 'characters' : 'tokens',
  };
  const currency = own?.currency ?? listed?.currency ?? preset.currency;
  const spent = connection?.usedCosts.find((cost) => cost.currency === currency);
  return (
    <>
      <Form.Item
        name="price"
        label={t('price.label')}
        extra={
          <>
            {(own?.unit ?? preset.unit) === 'tokens' ? `${t('price.order')} ` : null}
            {listed === null ? t('price.unlisted') : t('price.listed', { price: priceText(listed) })}
          </>
        }
      >
        <PriceInput preset={preset} />
      </Form.Item>
      <Form.Item
        name="moneyPerMonth"
        label={t('limits.moneyPerMonth')}
        extra={spent ? t('limits.spent', { cost: formatCost(spent) }) : t('limits.moneyHint')}
      >
        <InputNumber
          min={0.01}
          max={dearestMonth}
          precision={2}
          suffix={currency}
          placeholder={t('limits.none')}
          style={{ width: '100%' }}
        />
      </Form.Item>
    </>
  );
}

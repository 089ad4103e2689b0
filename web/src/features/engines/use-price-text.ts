import type { EnginePrice } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';

/** A price by the million, such as “US$0.1 / US$0.4 per million tokens”. */
export function usePriceText(): (price: EnginePrice) => string {
  const { t } = useTranslation('engines');
  return ({ currency, unit, source, target }) => {
    const sign = currency === 'CNY' ? '¥' : 'US$';
    const both = [source, ...(target === undefined ? [] : [target])];
    return t(`price.by.${unit}`, {
      price: both.map((amount) => `${sign}${formatNumber(amount)}`).join(' / '),
    });
  };
}

import type { Quote } from '@transloom/contracts/quotes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';

/** Amounts of a unit as people read them, such as `120 words`. */
export function useCountText(unit: Quote['unit']): (amount: number) => string {
  const { t } = useTranslation('quotes');
  return (amount) => t(`counted.${unit}`, { number: formatNumber(amount) });
}

import type { Quote } from '@transloom/contracts/quotes';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { inUnits } from '../../i18n/smallest-units.ts';
import { Facts } from '../../ui/facts.tsx';
import { Text } from '../../ui/text.tsx';
import { useCountText } from './use-count-text.ts';

type QuoteSumsProps = Pick<
  Quote,
  'words' | 'billable' | 'unit' | 'unitPrice' | 'per' | 'currency' | 'extraFee' | 'total'
>;

/** How the total of a quote comes about. */
export function QuoteSums({
  words,
  billable,
  unit,
  unitPrice,
  per,
  currency,
  extraFee,
  total,
}: QuoteSumsProps) {
  const { t } = useTranslation('quotes');
  const counted = useCountText(unit);
  const money = (amount: number) => formatMoney(inUnits({ currency, total: amount }));
  return (
    <Facts
      facts={[
        { label: t('quote.words'), value: formatNumber(words) },
        { label: t('quote.billable'), value: counted(billable) },
        {
          label: t('offer.unitPrice'),
          value: `${money(unitPrice)} · ${t('perUnits', { units: counted(per) })}`,
        },
        { label: t('quote.extraFee'), value: money(extraFee) },
        {
          label: t('quote.total'),
          value: (
            <Text strong numeric>
              {money(total)}
            </Text>
          ),
        },
      ]}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { WayOut } from '../../session/way-out.tsx';
import { Text } from '../../ui/text.tsx';
import { forecastsQuery } from './billing.queries.ts';

/**
 * What something would take at most, and what I have left to use, before it begins. Nothing where nothing is limited.
 * `most` in characters; absent where nobody can say it before.
 */
export function SpendLine({ most }: { readonly most?: number }) {
  const { t } = useTranslation('billing');
  const { data = [] } = useQuery(forecastsQuery);
  const left = data.find(({ unit }) => unit === 'characters')?.spendable ?? null;
  if (left === null || most === 0) return null;
  const numbers = { most: formatNumber(most ?? 0), left: formatNumber(left) };
  if (most !== undefined && most > left)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('spend.short', numbers)}
        action={<WayOut code="billing.no-characters" />}
      />
    );
  return (
    <Text size="small" tone="secondary">
      {most === undefined
        ? t('spend.left', numbers)
        : t('spend.takes', { ...numbers, after: formatNumber(left - most) })}
    </Text>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { customEnginesQuery } from './custom-engines.queries.ts';

/** How many engines the plan covers where it has no room for another one; undefined where it has, or nobody counts. */
export function useUsedLimit(): number | undefined {
  const { data } = useQuery(customEnginesQuery);
  if (data === undefined || data.limit === null || data.engines.length < data.limit) return undefined;
  return data.limit;
}

/** Told before anybody fills in a form and uploads a corpus for nothing. */
export function NoRoom({ limit }: { readonly limit: number | undefined }) {
  const { t } = useTranslation('custom-engines');
  if (limit === undefined) return null;
  const text = limit === 0 ? t('room.none') : t('room.full', { limit: formatNumber(limit) });
  return <Alert type="warning" showIcon title={text} />;
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { customEnginesQuery } from './custom-engines.queries.ts';

/** Why the plan covers no other engine; undefined where it does, or where nobody counts. */
export function useNoRoom(): string | undefined {
  const { t } = useTranslation('custom-engines');
  const { data } = useQuery(customEnginesQuery);
  if (data === undefined || data.limit === null || data.engines.length < data.limit) return undefined;
  return data.limit === 0 ? t('room.none') : t('room.full', { limit: formatNumber(data.limit) });
}

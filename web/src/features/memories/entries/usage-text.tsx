import type { EntryUsage } from '@transloom/contracts/memory-entries';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { When } from '../../../ui/when.tsx';

/** How often an entry was used, and when the last time. */
export function UsageText({ usage: { count, lastUsedAt } }: { readonly usage: EntryUsage }) {
  const { t } = useTranslation('memories');
  return (
    <>
      {t('usage.times', { count, number: formatNumber(count) })}
      {lastUsedAt === null ? null : (
        <>
          {t('usage.last')}
          <When instant={lastUsedAt} />
        </>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { PartProgress } from './part-progress.tsx';

interface ConfirmedProgressProps {
  readonly confirmed: number;
  readonly total: number;
}

/** How much people have confirmed: bar and whole percent, the counts in the tooltip. */
export function ConfirmedProgress({ confirmed, total }: ConfirmedProgressProps) {
  const { t } = useTranslation('projects');
  return (
    <PartProgress
      part={total === 0 ? 0 : confirmed / total}
      words={t('confirmedOf', { confirmed: formatNumber(confirmed), total: formatNumber(total) })}
    />
  );
}

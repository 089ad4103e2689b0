import type { Training } from '@transloom/contracts/custom-engine-versions';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatMoney, formatNumber } from '../../../i18n/format.ts';

interface EstimateText {
  readonly cost: string;
  /** Null where none are paid for. */
  readonly tokens: string | null;
  readonly time: string;
}

/** An estimate in words; what the trainer cannot tell is said so. */
export function useEstimateText(): (estimate: Training['estimate']) => EstimateText {
  const { t } = useTranslation('custom-engines');
  return ({ cost, tokens, seconds }) => ({
    cost: cost === null ? t('estimate.noPrice') : t('estimate.about', { value: formatMoney(cost) }),
    tokens: tokens === null ? null : t('estimate.about', { value: formatNumber(tokens) }),
    time:
      seconds === null
        ? t('estimate.noTime')
        : t('estimate.about', { value: formatDuration(seconds * 1000) }),
  });
}

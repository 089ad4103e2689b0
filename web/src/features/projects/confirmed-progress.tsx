import { Progress, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';
import styles from './confirmed-progress.module.css';

interface ConfirmedProgressProps {
  readonly confirmed: number;
  readonly total: number;
}

/** How much people have confirmed: bar and whole percent, the counts in the tooltip. */
export function ConfirmedProgress({ confirmed, total }: ConfirmedProgressProps) {
  const { t } = useTranslation('projects');
  const part = total === 0 ? 0 : confirmed / total;
  const words = t('confirmedOf', { confirmed: formatNumber(confirmed), total: formatNumber(total) });
  return (
    <Tooltip title={words}>
      <span className={styles['progress']}>
        <Progress percent={Math.floor(part * 100)} size="small" showInfo={false} aria-label={words} />
        <Text size="small" tone="secondary" numeric>
          {formatPercent(part)}
        </Text>
      </span>
    </Tooltip>
  );
}

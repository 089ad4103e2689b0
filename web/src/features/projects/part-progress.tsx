import { Progress, Tooltip } from 'antd';
import { formatPercent } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';
import styles from './part-progress.module.css';

interface PartProgressProps {
  /** 0 to 1. */
  readonly part: number;
  /** What the bar means, for the tooltip. */
  readonly words: string;
}

/** A bar and its whole percent. */
export function PartProgress({ part, words }: PartProgressProps) {
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

import { Tooltip } from 'antd';
import { useSyncExternalStore } from 'react';
import { formatInstant, formatWhen } from '../i18n/format.ts';
import styles from './when.module.css';

const lookMs = 15_000;

/** A moment: relative under a day, exact in the tooltip. Its words stay true while one looks at them. */
export function When({ instant }: { readonly instant: string }) {
  const words = useSyncExternalStore(everyNowAndThen, () => formatWhen(instant));
  return (
    <Tooltip title={formatInstant(instant)}>
      <time className={styles['moment']} dateTime={instant}>
        {words}
      </time>
    </Tooltip>
  );
}

function everyNowAndThen(look: () => void): () => void {
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Text, type TextTone } from '../../../ui/text.tsx';
import { type SaveState, saveState } from '../saving/save-queue.ts';
import { confirmedCount } from '../segment-filter.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './status-line.module.css';

/** The bottom line: counts, progress, whether everything is saved, whether others' changes arrive. */
export function StatusLine() {
  const { t } = useTranslation('workbench');
  const { document } = useWorkbenchParts().opened;
  const known = useWorkbench(({ rows }) => rows.indexed);
  const confirmed = useWorkbench(confirmedCount);
  const live = useRealtimeConnected();
  const online = useSyncExternalStore(followOnline, () => navigator.onLine);
  const connected = live && online;
  const count = useWorkbench(({ rows }) => rows.ids.length);
  const percent = known && count > 0 ? Math.floor((confirmed / count) * 100) : 0;
  return (
    <footer className={styles['line']}>
      <Text size="small" tone="secondary" numeric>
        {t('counts.segments', { count, confirmed: formatNumber(confirmed), percent })}
      </Text>
      <Text size="small" tone="secondary" numeric>
        {t('counts.words', { count: document.wordCount })}
      </Text>
      <progress className={styles['bar']} max={100} value={percent} aria-label={t('counts.progress')} />
      <span className={styles['space']} />
      <SavedState />
      <Text size="small" tone={connected ? 'secondary' : 'warning'}>
        {connected ? t('connection.live') : t('connection.down')}
      </Text>
    </footer>
  );
}

function followOnline(changed: () => void): () => void {
  const closing = new AbortController();
  for (const event of ['online', 'offline'])
    window.addEventListener(event, changed, { signal: closing.signal });
  return () => closing.abort();
}

const tones: Readonly<Record<SaveState['status'], TextTone>> = {
  saved: 'success',
  saving: 'secondary',
  waiting: 'warning',
  conflict: 'danger',
  refused: 'danger',
};

function SavedState() {
  const { t } = useTranslation('workbench');
  const queue = useWorkbench((state) => state.queue);
  const state = saveState(queue);
  const count = 'segments' in state ? state.segments : 0;
  return (
    <span role="status" data-save-state={state.status}>
      <Text size="small" tone={tones[state.status]}>
        {t(`saveState.${state.status}`, { count })}
      </Text>
    </span>
  );
}

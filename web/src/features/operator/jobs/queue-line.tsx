import type { JobQueue } from '@transloom/contracts/operator-jobs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { When } from '../../../ui/when.tsx';

/** All queues together: how much waits and since when, how much runs, and what failed within a day. */
export function QueueLine({ queues }: { readonly queues: readonly JobQueue[] }) {
  const { t } = useTranslation('operator');
  const sum = (of: 'queued' | 'running' | 'failed') =>
    formatNumber(queues.reduce((total, queue) => total + queue[of], 0));
  const [oldest] = queues.flatMap(({ waitingSince }) => waitingSince ?? []).toSorted();
  return (
    <FactLine>
      <LineFact label={t('overview.queued')}>{sum('queued')}</LineFact>
      <LineFact label={t('overview.running')}>{sum('running')}</LineFact>
      <LineFact label={t('overview.failed')}>{sum('failed')}</LineFact>
      <LineFact label={t('jobs.oldest')}>{oldest === undefined ? '–' : <When instant={oldest} />}</LineFact>
    </FactLine>
  );
}

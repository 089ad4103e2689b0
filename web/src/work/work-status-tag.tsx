import type { WorkStatus } from '@transloom/contracts/work';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../ui/status-tag.tsx';

const tones: Readonly<Record<WorkStatus, StatusTone>> = {
  waiting: 'neutral',
  running: 'info',
  paused: 'warning',
  done: 'success',
  failed: 'danger',
  stopped: 'neutral',
};

export function WorkStatusTag({ status }: { readonly status: WorkStatus }) {
  const { t } = useTranslation('work');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}

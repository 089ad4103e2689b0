import type { CustomEngineStatus } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';

const tones: Readonly<Record<CustomEngineStatus, StatusTone>> = {
  empty: 'neutral',
  cleaning: 'info',
  prepared: 'neutral',
  training: 'info',
  ready: 'success',
  weaker: 'warning',
  failed: 'danger',
  'off-shelf': 'neutral',
};

export function EngineStatusTag({ status }: { readonly status: CustomEngineStatus }) {
  const { t } = useTranslation('custom-engines');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}

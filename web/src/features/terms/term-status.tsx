import type { SharedTerm } from '@transloom/contracts/term-entries';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';

export type TermStatusName = SharedTerm['status'];

const tones: Readonly<Record<TermStatusName, StatusTone>> = {
  preferred: 'success',
  admitted: 'neutral',
  deprecated: 'warning',
  forbidden: 'danger',
};

export function TermStatus({ status }: { readonly status: TermStatusName }) {
  const { t } = useTranslation('terms');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}

import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';

const tones: Readonly<Record<EntryLayer, StatusTone>> = {
  draft: 'neutral',
  reviewed: 'info',
  approved: 'success',
};

/** How far people have gone through an entry. */
export function LayerTag({ layer }: { readonly layer: EntryLayer }) {
  const { t } = useTranslation('memories');
  return <StatusTag tone={tones[layer]}>{t(`layer.${layer}`)}</StatusTag>;
}

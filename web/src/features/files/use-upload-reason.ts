import { useTranslation } from 'react-i18next';
import type { Uploads } from './use-uploads.ts';

/** Why files cannot be used yet; undefined once all that were chosen are here. */
export function useUploadReason({ keptIds, sending }: Pick<Uploads, 'keptIds' | 'sending'>) {
  const { t } = useTranslation('files');
  if (sending) return t('reason.sending');
  return keptIds.length === 0 ? t('reason.none') : undefined;
}

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In the place of an entry that was met outside its memory or term base, and is there no more. */
export function EntryGone({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('assets');
  return (
    <EmptyState
      role="alert"
      title={t('entryGone.title')}
      description={t('entryGone.hint')}
      action={<Button onClick={onClose}>{t('entryGone.close')}</Button>}
    />
  );
}

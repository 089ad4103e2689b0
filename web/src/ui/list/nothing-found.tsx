import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';

interface NothingFoundProps {
  /** Empty where only filters are set. */
  readonly search: string;
  readonly onClear: () => void;
}

/** In the place of a list whose search or filters hide every row. */
export function NothingFound({ search, onClear }: NothingFoundProps) {
  const { t } = useTranslation('ui');
  const text = search.trim();
  return (
    <EmptyState
      role="status"
      title={text === '' ? t('nothing.filter') : t('nothing.search', { search: text })}
      action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
    />
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk-bar.module.css';

export interface TableSelection {
  readonly keys: readonly string[];
  readonly onChange: (keys: string[]) => void;
  /** What can be done with the selected rows. */
  readonly actions: ReactNode;
}

/** Slides in over the foot of a list while rows are selected. */
export function BulkBar({ selection }: { readonly selection: TableSelection }) {
  const { t } = useTranslation('ui');
  if (selection.keys.length === 0) return null;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('table.bulk')}>
      <span>{t('table.selected', { count: selection.keys.length })}</span>
      {selection.actions}
      <Button type="text" size="small" onClick={() => selection.onChange([])}>
        {t('table.clearSelection')}
      </Button>
    </div>
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import styles from './bulk-bar.module.css';

export interface TableSelection {
  readonly keys: readonly string[];
  readonly onChange: (keys: string[]) => void;
  /** What can be done with the selected rows. */
  readonly actions: ReactNode;
  /** Selects rows that are on other pages, too. */
  readonly further?: { readonly label: string; readonly pending: boolean; readonly onClick: () => void };
}

interface BulkBarProps {
  readonly selection: TableSelection;
}

/** Slides in over the foot of a list while rows are selected. */
export function BulkBar({ selection }: BulkBarProps) {
  return selection.keys.length === 0 ? null : <Bar selection={selection} />;
}

function Bar({ selection }: BulkBarProps) {
  const { t } = useTranslation('ui');
  const { further } = selection;
  // To the row that was ticked first.
  useReturnFocus();
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('table.bulk')}>
      <span>
        {t('table.selected', { count: selection.keys.length, number: formatNumber(selection.keys.length) })}
      </span>
      {further ? (
        <Button type="text" size="small" loading={further.pending} onClick={further.onClick}>
          {further.label}
        </Button>
      ) : null}
      {selection.actions}
      <Button type="text" size="small" onClick={() => selection.onChange([])}>
        {t('table.clearSelection')}
      </Button>
    </div>
  );
}

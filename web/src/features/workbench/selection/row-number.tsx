import { useTranslation } from 'react-i18next';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { chosenAfter } from './chosen-range.ts';
import styles from './selection.module.css';

interface RowNumberProps {
  readonly segmentId: string;
  readonly number: number;
}

/** The number of a row; pressing it chooses the row, with Shift all rows from the one that was chosen before. */
export function RowNumber({ segmentId, number }: RowNumberProps) {
  const { t } = useTranslation('workbench');
  const { listed, store } = useWorkbenchParts();
  const chosen = useWorkbench((state) => state.chosen.has(segmentId));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['number']}
      aria-pressed={chosen}
      aria-label={t('chosen.choose', { number })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ shiftKey }) => {
        const state = store.getState();
        const from = shiftKey ? ([...state.chosen].at(-1) ?? state.activeId) : null;
        state.choose(chosenAfter(state.chosen, { segmentId, from, listed: listed() }));
      }}
    >
      {number}
    </button>
  );
}

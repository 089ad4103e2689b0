import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairLook } from './pair-look.ts';
import { PairRow } from './pair-row.tsx';
import styles from './pairs.module.css';
import type { PairEditing } from './use-pair-editor.ts';
import type { RowAt } from './use-pairs.ts';

interface PairGridProps {
  readonly rows: number;
  readonly rowAt: RowAt;
  readonly look: PairLook;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
  readonly editing: PairEditing;
  /** Told which places are in sight. */
  readonly onSight: (sight: { readonly first: number; readonly last: number }) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

const estimatedRowHeight = 44;

/** All rows of an alignment, of which only those in sight exist and are asked for. */
export function PairGrid({ rows, rowAt, look, languages, editing, onSight, onKey }: PairGridProps) {
  const { t } = useTranslation('alignment');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    overscan: 8,
  });
  const shown = list.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => onSight({ first, last }), [first, last, onSight]);
  const { place } = editing.active;
  useEffect(() => {
    if (place < rows) list.scrollToIndex(place, { align: 'auto' });
  }, [place, rows, list]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list has no table rows
    <div
      ref={scroller}
      role="grid"
      aria-label={t('pairs')}
      aria-rowcount={rows}
      data-pairs
      tabIndex={-1}
      className={styles['scroller']}
      onKeyDown={onKey}
    >
      <div className={styles['all']} style={{ height: list.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const pair = rowAt(index);
          return (
            <div
              key={pair?.rowId ?? index}
              ref={list.measureElement}
              data-index={index}
              className={styles['place']}
              style={{ transform: `translateY(${start}px)` }}
            >
              {pair === undefined ? (
                <div className={styles['waiting']} />
              ) : (
                <PairRow pair={pair} look={look} languages={languages} editing={editing} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

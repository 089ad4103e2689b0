import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './check.module.css';
import { SegmentRow } from './segment-row.tsx';
import type { SegmentAt } from './use-segments.ts';

interface SegmentGridProps {
  readonly total: number;
  readonly segmentAt: SegmentAt;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
  /** Place of the segment that the panel shows. */
  readonly active: number;
  readonly onGo: (place: number) => void;
  /** Told which places are in sight. */
  readonly onSight: (sight: { readonly first: number; readonly last: number }) => void;
}

const estimatedRowHeight = 44;

/** All segments that a filter leaves, of which only those in sight exist and are asked for. */
export function SegmentGrid({ total, segmentAt, languages, active, onGo, onSight }: SegmentGridProps) {
  const { t } = useTranslation('qa-check');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    overscan: 8,
  });
  const shown = list.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => onSight({ first, last }), [first, last, onSight]);
  useEffect(() => {
    if (active < total) list.scrollToIndex(active, { align: 'auto' });
  }, [active, total, list]);
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={t('segments.label')}
      tabIndex={0}
      className={styles['scroller']}
    >
      <div className={styles['all']} style={{ height: list.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const segment = segmentAt(index);
          return (
            <div
              // A place keeps its element, whose height is measured when another segment comes there.
              key={index}
              ref={list.measureElement}
              data-index={index}
              className={styles['place']}
              style={{ transform: `translateY(${start}px)` }}
            >
              {segment === undefined ? (
                <div className={styles['waiting']} />
              ) : (
                <SegmentRow
                  segment={segment}
                  languages={languages}
                  active={index === active}
                  onGo={() => onGo(index)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './segment-grid.module.css';
import { SegmentRow } from './segment-row.tsx';

interface SegmentGridProps {
  /** Empty where an id is not known yet. */
  readonly segmentIds: readonly string[];
}

const estimatedRowHeight = 35;
const rowsBeyondTheEdge = 8;
/** Whose texts are loaded before they come into sight. */
const rowsAhead = 60;
/** Part of the height in which the row under work may move before the list moves. */
const comfort = { top: 0.1, bottom: 0.65 };

/** All segments of a document, of which only those in sight exist, and those around them have their texts. */
export function SegmentGrid({ segmentIds }: SegmentGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const loader = useWorkbenchParts().rows;
  const activeId = useWorkbench((state) => state.activeId);
  const activePlace = activeId === null ? -1 : segmentIds.indexOf(activeId);
  const rows = useVirtualizer({
    count: segmentIds.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    overscan: rowsBeyondTheEdge,
    getItemKey: (index) => segmentIds[index] || index,
    // The row under work goes on when it is scrolled out of sight, with its caret and what can be undone.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (activePlace < 0 || inSight.includes(activePlace)) return inSight;
      return [...inSight, activePlace].sort((a, b) => a - b);
    },
  });

  const wanted = useWorkbench((state) => state.wanted);
  useEffect(() => {
    if (activePlace >= 0) rows.scrollToIndex(activePlace, { align: 'auto' });
  }, [activePlace, rows]);
  // What follows is in sight as well: a row that is reached by the keyboard never stays at an edge.
  useEffect(() => {
    const row = wanted && rows.measurementsCache[segmentIds.indexOf(wanted.segmentId)];
    const view = scroller.current;
    if (!row || view === null) return;
    const height = view.clientHeight;
    const isAtEase =
      row.start >= view.scrollTop + height * comfort.top &&
      row.end <= view.scrollTop + height * comfort.bottom;
    if (!isAtEase) rows.scrollToIndex(row.index, { align: 'center' });
  }, [wanted, rows, segmentIds]);
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useEffect(() => {
    loader.see(segmentIds.slice(Math.max(0, startIndex - rowsAhead), endIndex + rowsAhead));
  }, [loader, segmentIds, startIndex, endIndex]);

  return (
    <div ref={scroller} className={styles['scroller']}>
      <ul className={styles['all']} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            aria-posinset={index + 1}
            aria-setsize={segmentIds.length}
            ref={rows.measureElement}
            data-index={index}
            aria-current={index === activePlace}
            className={styles['place']}
            style={{ transform: `translateY(${start}px)` }}
          >
            <SegmentRow segmentId={segmentIds[index] ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}

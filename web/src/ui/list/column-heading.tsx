import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSort } from './column-sort.ts';
import styles from './data-table.module.css';

const narrowest = 72;
const keyStep = 16;

interface ColumnHeadingProps {
  readonly title: string;
  readonly sort: ColumnSort | undefined;
  readonly width: number;
  readonly onResize: (width: number) => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** The word of a column, and its edge: drag or arrow keys change the width, with Alt the place. */
export function ColumnHeading({ title, sort, width, onResize, onMove }: ColumnHeadingProps) {
  const { t } = useTranslation('ui');
  const drag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const start = event.clientX;
    // A column that grows is wider than its own width says.
    const drawn = handle.closest('th')?.offsetWidth || width;
    handle.setPointerCapture(event.pointerId);
    const follow = (moved: globalThis.PointerEvent) =>
      onResize(Math.max(narrowest, drawn + moved.clientX - start));
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', follow), {
      once: true,
    });
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) onMove(by);
    else onResize(Math.max(narrowest, width + by * keyStep));
  };
  return (
    <span className={styles['heading']}>
      {sort === undefined ? (
        <span className={styles['headingText']} title={title}>
          {title}
        </span>
      ) : (
        <SortButton title={title} sort={sort} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule in a document cannot be moved */}
      <span
        role="separator"
        tabIndex={0}
        className={styles['edge']}
        aria-label={t('table.columnEdge', { title })}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={narrowest}
        onPointerDown={drag}
        onKeyDown={press}
      />
    </span>
  );
}

/** The arrow says how the list stands; without one it shows, once pointed at, that the list can be sorted so. */
function SortButton({ title, sort: { order, turn } }: { readonly title: string; readonly sort: ColumnSort }) {
  const { t } = useTranslation('ui');
  const Arrow = order === 'descending' ? ArrowDownOutlined : ArrowUpOutlined;
  return (
    <button type="button" className={styles['sort']} title={t('table.sortBy', { title })} onClick={turn}>
      <span className={styles['headingText']}>{title}</span>
      <Arrow aria-hidden className={styles[order === undefined ? 'sortable' : 'sorted'] ?? ''} />
    </button>
  );
}

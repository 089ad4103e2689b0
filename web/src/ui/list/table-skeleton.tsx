import { useDelayed } from '../use-delayed.ts';
import { type ColumnLayout, defaultColumnWidth, isGrowing } from './data-columns.tsx';
import styles from './table-skeleton.module.css';

interface TableSkeletonProps<Row> {
  readonly layout: Pick<ColumnLayout<Row>, 'columns'>;
  readonly selectable: boolean;
}

const rows = 8;

/** A table that is on its way: its own headings, and bars where its cells will be. */
export function TableSkeleton<Row>({ layout: { columns }, selectable }: TableSkeletonProps<Row>) {
  const visible = useDelayed();
  const widths = columns.map((column, place) => {
    const width = column.width ?? defaultColumnWidth;
    return isGrowing(column, place) ? `minmax(${width}px, 1fr)` : `${width}px`;
  });
  const gridTemplateColumns = [...(selectable ? ['40px'] : []), ...widths].join(' ');
  return (
    <div className={styles['table']} aria-hidden data-visible={visible}>
      <div className={styles['head']} style={{ gridTemplateColumns }}>
        {selectable ? <span /> : null}
        {columns.map(({ key, title, numeric }) => (
          <span key={key} className={styles['title']} data-numeric={numeric ?? false}>
            {title}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
        <div key={row} className={styles['row']} style={{ gridTemplateColumns }}>
          {selectable ? <span className={styles['box']} /> : null}
          {columns.map(({ key, numeric }) => (
            <span key={key} className={styles['bar']} data-numeric={numeric ?? false} />
          ))}
        </div>
      ))}
    </div>
  );
}

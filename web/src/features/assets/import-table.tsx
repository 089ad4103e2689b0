import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../i18n/format.ts';
import type { DataColumn } from '../../ui/data-columns.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Loading } from '../../ui/loadable.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { discardedOf, discardReasons, type FileImport } from './import-state.ts';
import { ImportStatus } from './import-status.tsx';

interface ImportTableProps<File extends FileImport> {
  readonly query: Loading<readonly File[]>;
  readonly empty: ReactNode;
  /** What is asked again once an import is stopped. */
  readonly queryKey: QueryKey;
  readonly actions: (file: File) => readonly RowAction[];
}

/** Files that went into a memory or term base, with what became of their records. */
export function ImportTable<File extends FileImport>({
  query,
  empty,
  queryKey,
  actions,
}: ImportTableProps<File>) {
  const { t } = useTranslation('assets');
  return (
    <DataTable<File>
      name="asset-imports"
      label={t('import.list')}
      query={query}
      rowKey={({ importId }) => importId}
      columns={useColumns(queryKey)}
      empty={empty}
      rowActions={actions}
    />
  );
}

function useColumns(queryKey: QueryKey): readonly DataColumn<FileImport>[] {
  const { t } = useTranslation('assets');
  return [
    { key: 'file', title: t('import.column.file'), width: 248, render: (file) => <FileCell file={file} /> },
    {
      key: 'status',
      title: t('import.column.status'),
      width: 232,
      render: (file) => <ImportStatus file={file} queryKey={queryKey} />,
    },
    count(t('import.count.detected'), ({ summary }) => summary?.detected),
    count(t('import.count.imported'), ({ summary }) => summary?.imported),
    {
      key: 'left-out',
      title: t('import.column.leftOut'),
      width: 232,
      render: ({ summary }) => (summary === null ? null : <LeftOut summary={summary} />),
    },
  ];
}

function count(title: string, of: (file: FileImport) => number | undefined): DataColumn<FileImport> {
  const render = (file: FileImport) => {
    const number = of(file);
    return number === undefined ? null : formatNumber(number);
  };
  return { key: title, title, width: 96, numeric: true, render };
}

function FileCell({ file: { fileName, bytes, createdAt } }: { readonly file: FileImport }) {
  return (
    <>
      <Text size="table" strong truncate as="div">
        {fileName}
      </Text>
      <Text size="small" tone="tertiary" as="div">
        {formatBytes(bytes)} · <When instant={createdAt} />
      </Text>
    </>
  );
}

/** How many, and how many for which reason. */
function LeftOut({ summary }: { readonly summary: NonNullable<FileImport['summary']> }) {
  const { t } = useTranslation('assets');
  const all = discardedOf(summary);
  if (all === 0) return <Text tone="tertiary">0</Text>;
  return (
    <>
      <div>{formatNumber(all)}</div>
      <Text size="small" tone="tertiary" as="div">
        {discardReasons
          .filter((reason) => summary[reason] > 0)
          .map((reason) => `${t(`import.reason.${reason}`)} ${formatNumber(summary[reason])}`)
          .join(' · ')}
      </Text>
    </>
  );
}

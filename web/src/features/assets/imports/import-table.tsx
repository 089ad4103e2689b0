import type { AssetImport } from '@transloom/contracts/assets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Loading } from '../../../ui/loadable.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import type { ImportingKind } from '../asset-kind.ts';
import { discardedOf, discardReasons } from './import-state.ts';
import { ImportStatus } from './import-status.tsx';

interface ImportTableProps {
  readonly query: Loading<readonly AssetImport[]>;
  readonly empty: ReactNode;
  readonly kind: ImportingKind;
  readonly actions: (file: AssetImport) => readonly RowAction[];
}

/** Files that went into a memory or term base, with what became of their records. */
export function ImportTable({ query, empty, kind, actions }: ImportTableProps) {
  const { t } = useTranslation('assets');
  return (
    <DataTable<AssetImport>
      name="asset-imports"
      label={t('import.list')}
      query={query}
      rowKey={({ importId }) => importId}
      columns={useColumns(kind)}
      empty={empty}
      rowActions={actions}
    />
  );
}

function useColumns(kind: ImportingKind): readonly DataColumn<AssetImport>[] {
  const { t } = useTranslation('assets');
  return [
    { key: 'file', title: t('import.column.file'), width: 248, render: (file) => <FileCell file={file} /> },
    {
      key: 'status',
      title: t('import.column.status'),
      width: 232,
      render: (file) => <ImportStatus file={file} kind={kind} />,
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

function count(title: string, of: (file: AssetImport) => number | undefined): DataColumn<AssetImport> {
  const render = (file: AssetImport) => {
    const number = of(file);
    return number === undefined ? null : formatNumber(number);
  };
  return { key: title, title, width: 96, numeric: true, render };
}

function FileCell({ file: { fileName, bytes, createdAt } }: { readonly file: AssetImport }) {
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
function LeftOut({ summary }: { readonly summary: NonNullable<AssetImport['summary']> }) {
  const { t } = useTranslation('assets');
  const all = discardedOf(summary);
  if (all === 0)
    return (
      <Text size="table" tone="tertiary">
        0
      </Text>
    );
  return (
    <>
      <div>{formatNumber(all)}</div>
      <Text size="small" tone="tertiary" as="div">
        {discardReasons
          .filter((reason) => summary[reason] > 0)
          .map((reason) => `${t(`import.reason.${reason}`)}\u00a0${formatNumber(summary[reason])}`)
          .join(' · ')}
      </Text>
    </>
  );
}

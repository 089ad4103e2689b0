import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import type { TableSelection } from '../../../ui/list/bulk-bar.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Loading } from '../../../ui/loadable.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { Stack } from '../../../ui/stack.tsx';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';
import { AssetMarks } from '../asset-marks.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { PersonAndTime } from './person-and-time.tsx';
import { TimeAndPerson } from './time-and-person.tsx';

export interface AssetListProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly query: Loading<readonly One[]>;
  readonly empty: ReactNode;
  /** Text their entries were searched for; one opens with those. */
  readonly found: string;
  readonly rowActions: (one: One) => readonly RowAction[];
  /** What only this kind says of its assets, in a few words each. */
  readonly factsOf: (one: One) => readonly string[];
  /** The same as a column of the table. */
  readonly ownColumn: DataColumn<One>;
  readonly selection: TableSelection | undefined;
}

/** The address of one with its entries searched for a text, where there is one. */
export function searchedAddress(address: Record<string, string>, text: string): Record<string, string> {
  return text === '' ? address : { ...address, text };
}

export function AssetTable<One extends ListedAsset>(props: AssetListProps<One>) {
  const { kind, query, empty, rowActions, selection } = props;
  const { t } = useTranslation('assets');
  return (
    <DataTable<One>
      name={kind.queryKey.join()}
      label={t(`kind.${kind.name}.list`)}
      query={query}
      rowKey={kind.idOf}
      columns={useColumns(props)}
      empty={empty}
      rowActions={rowActions}
      {...(selection ? { selection } : {})}
    />
  );
}

function useColumns<One extends ListedAsset>({
  kind,
  found,
  ownColumn,
}: AssetListProps<One>): readonly DataColumn<One>[] {
  const { t } = useTranslation('assets');
  return [
    {
      key: 'name',
      title: t(`kind.${kind.name}.name`),
      width: 240,
      render: (asset) => <NameCell kind={kind} asset={asset} found={found} />,
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 216,
      render: (asset) => <LanguagePair source={asset.sourceLanguage} targets={kind.targetsOf(asset)} />,
    },
    {
      key: 'entries',
      title: t('column.entries'),
      width: 96,
      numeric: true,
      render: ({ entryCount }) => formatNumber(entryCount),
    },
    ownColumn,
    {
      key: 'imports',
      title: t('column.imports'),
      width: 168,
      render: (asset) => <LastImports kind={kind} asset={asset} />,
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 128,
      render: ({ updatedAt, updater }) => <TimeAndPerson instant={updatedAt} person={updater} />,
    },
  ];
}

interface NameCellProps<One extends ListedAsset> extends Pick<AssetListProps<One>, 'kind' | 'found'> {
  readonly asset: One;
}

function NameCell<One extends ListedAsset>({ kind, asset, found }: NameCellProps<One>) {
  const { name, creator, createdAt } = asset;
  return (
    <Named
      link={
        <NameLink to={kind.page} search={searchedAddress(kind.addressOf(asset), found)} title={name}>
          {name}
        </NameLink>
      }
    >
      <Stack direction="row" gap="xxs">
        <AssetMarks kind={kind} asset={asset} />
        <PersonAndTime person={creator} instant={createdAt} />
      </Stack>
    </Named>
  );
}

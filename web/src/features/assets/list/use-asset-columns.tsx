import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { type AssetKind, addressOf, type ListedAsset } from '../asset-kind.ts';
import { AssetMarks } from '../asset-marks.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { PersonAndTime } from './person-and-time.tsx';
import { TimeAndPerson } from './time-and-person.tsx';

interface ColumnsOf<One extends ListedAsset> {
  /** Text their entries were searched for; one opens with those. */
  readonly found: string;
  readonly ownColumn: DataColumn<One>;
}

export function useAssetColumns<One extends ListedAsset>(
  kind: AssetKind<One>,
  { found, ownColumn }: ColumnsOf<One>,
): readonly DataColumn<One>[] {
  const { t } = useTranslation('assets');
  return [
    {
      key: 'name',
      title: t(`kind.${kind.name}.name`),
      width: 240,
      value: ({ name }) => name,
      render: (asset) => (
        <Named
          link={
            <NameLink to={kind.page} search={addressOf(kind, asset, found)} title={asset.name}>
              {asset.name}
            </NameLink>
          }
        >
          <Stack direction="row" gap="xxs">
            <AssetMarks kind={kind} asset={asset} />
            <PersonAndTime person={asset.creator} instant={asset.createdAt} />
          </Stack>
        </Named>
      ),
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 216,
      grow: true,
      value: ({ sourceLanguage }) => languageName(sourceLanguage),
      render: (asset) => <LanguagePair source={asset.sourceLanguage} targets={kind.targetsOf(asset)} />,
    },
    {
      key: 'entries',
      title: t('column.entries'),
      width: 96,
      numeric: true,
      value: ({ entryCount }) => entryCount,
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
      value: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt, updater }) => <TimeAndPerson instant={updatedAt} person={updater} />,
    },
  ];
}

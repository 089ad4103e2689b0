import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow, Cards } from '../../../ui/list/cards.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { ListedAsset } from '../asset-kind.ts';
import { AssetMarks } from '../asset-marks.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { type AssetListProps, searchedAddress } from './asset-table.tsx';
import { PersonAndTime } from './person-and-time.tsx';

export function AssetCards<One extends ListedAsset>(props: AssetListProps<One>) {
  const { kind, query, empty } = props;
  const { t } = useTranslation('assets');
  return (
    <Cards
      query={query}
      empty={empty}
      label={t(`kind.${kind.name}.list`)}
      card={(asset) => <AssetCard key={kind.idOf(asset)} asset={asset} {...props} />}
    />
  );
}

interface AssetCardProps<One extends ListedAsset> extends AssetListProps<One> {
  readonly asset: One;
}

function AssetCard<One extends ListedAsset>({
  asset,
  kind,
  found,
  rowActions,
  factsOf,
}: AssetCardProps<One>) {
  const { t } = useTranslation('assets');
  const { name, sourceLanguage, entryCount, lastImports } = asset;
  return (
    <Card
      head={
        <>
          <NameLink to={kind.page} search={searchedAddress(kind.addressOf(asset), found)} title={name}>
            {name}
          </NameLink>
          <LanguagePair source={sourceLanguage} targets={kind.targetsOf(asset)} />
        </>
      }
      actions={rowActions(asset)}
    >
      <CardFacts
        facts={[
          t('count.entries', { count: entryCount, number: formatNumber(entryCount) }),
          ...factsOf(asset),
        ]}
      />
      {lastImports.length > 0 ? <LastImports kind={kind} asset={asset} /> : null}
      <CardRow>
        <Stack direction="row" gap="xs">
          <AssetMarks kind={kind} asset={asset} />
        </Stack>
        <PersonAndTime person={asset.updater ?? asset.creator} instant={asset.updatedAt} />
      </CardRow>
    </Card>
  );
}

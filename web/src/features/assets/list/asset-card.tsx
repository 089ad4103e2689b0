import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow } from '../../../ui/list/cards.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { Stack } from '../../../ui/stack.tsx';
import { type AssetKind, addressOf, type ListedAsset } from '../asset-kind.ts';
import { AssetMarks } from '../asset-marks.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { PersonAndTime } from './person-and-time.tsx';

interface AssetCardProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  readonly found: string;
  readonly rowActions: (one: One) => readonly RowAction[];
  readonly factsOf: (one: One) => readonly string[];
}

/** A memory or term base of a list of cards. */
export function AssetCard<One extends ListedAsset>(props: AssetCardProps<One>) {
  const { kind, asset, found, rowActions, factsOf } = props;
  const { t } = useTranslation('assets');
  const { name, sourceLanguage, entryCount: count, lastImports } = asset;
  const facts = [t('count.entries', { count, number: formatNumber(count) }), ...factsOf(asset)];
  const head = (
    <>
      <NameLink to={kind.page} search={addressOf(kind, asset, found)} title={name}>
        {name}
      </NameLink>
      <LanguagePair source={sourceLanguage} targets={kind.targetsOf(asset)} />
    </>
  );
  return (
    <Card head={head} actions={rowActions(asset)}>
      <CardFacts facts={facts} />
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

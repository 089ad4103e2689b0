import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { When } from '../../ui/when.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';

interface AssetFactsProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  /** What only this kind has. */
  readonly children?: ReactNode;
}

/** Languages, size, people and times in one line under the title. */
export function AssetFacts<One extends ListedAsset>({ kind, asset, children }: AssetFactsProps<One>) {
  const { t } = useTranslation('assets');
  const { sourceLanguage, entryCount, creator, createdAt, updater, updatedAt } = asset;
  return (
    <FactLine>
      <LineFact label={t('column.languages')}>
        <LanguagePair source={sourceLanguage} targets={kind.targetsOf(asset)} />
      </LineFact>
      <LineFact label={t('column.entries')}>{formatNumber(entryCount)}</LineFact>
      {asset.team === null ? null : <LineFact label={t('column.team')}>{asset.team.name}</LineFact>}
      {children}
      {asset.mergedInto === null ? null : <MergedInto kind={kind} id={asset.mergedInto} />}
      <LineFact label={t('fact.created')}>
        {creator} · <When instant={createdAt} />
      </LineFact>
      <LineFact label={t('column.updated')}>
        {updater === null ? null : `${updater} · `}
        <When instant={updatedAt} />
      </LineFact>
    </FactLine>
  );
}

interface MergedIntoProps<One extends ListedAsset> extends Pick<AssetFactsProps<One>, 'kind'> {
  readonly id: string;
}

/** The one that has its entries now, for those who see that one. */
function MergedInto<One extends ListedAsset>({ kind, id }: MergedIntoProps<One>) {
  const { t } = useTranslation('assets');
  const { data } = kind.useOne(id, true);
  if (data === undefined) return null;
  return (
    <LineFact label={t('fact.mergedInto')}>
      <NameLink to={kind.page} search={kind.addressOf(data)} title={data.name}>
        {data.name}
      </NameLink>
    </LineFact>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
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
      {children}
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

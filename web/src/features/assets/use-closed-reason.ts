import { useTranslation } from 'react-i18next';
import { type AssetKind, type ListedAsset, takesEntries } from './asset-kind.ts';

/** Why entries cannot be added or changed; undefined where they can. */
export function useClosedReason<One extends ListedAsset>(
  kind: AssetKind<One>,
  asset: One,
): string | undefined {
  const { t } = useTranslation('assets');
  if (takesEntries(asset)) return undefined;
  if (!asset.editable) return t('ownedByOthers');
  return t(`kind.${kind.name}.${asset.writable ? 'merge.merged' : 'readOnly'}`);
}

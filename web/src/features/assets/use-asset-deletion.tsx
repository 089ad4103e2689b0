import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { isUnfinished } from './imports/import-state.ts';

/** Names the asset, or how many they are, and what goes with them. */
export function useAssetDeletion<One extends ListedAsset>(
  kind: AssetKind<One>,
): (assets: readonly One[], onDeleted?: () => void) => void {
  const { t } = useTranslation('assets');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = kind.useDelete();
  return (assets, onDeleted) => {
    const name = assets[0]?.name ?? '';
    const count = assets.length;
    const entries = assets.reduce((sum, { entryCount }) => sum + entryCount, 0);
    confirm({
      title: count === 1 ? t('delete.title', { name }) : t(`kind.${kind.name}.deleteMany`, { count }),
      consequence: [
        t(`kind.${kind.name}.deleteConsequence`, { count: entries, entries: formatNumber(entries) }),
        ...(assets.some(kind.isDefault) ? [t(`kind.${kind.name}.deleteDefault`)] : []),
        ...(assets.some(({ lastImports }) => lastImports.some(isUnfinished)) ? [t('delete.importing')] : []),
      ].join(' '),
      verb: t('delete.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(assets.map(kind.idOf));
        message.success(
          count === 1 ? t('delete.done', { name }) : t(`kind.${kind.name}.deletedMany`, { count }),
        );
        onDeleted?.();
      },
    });
  };
}

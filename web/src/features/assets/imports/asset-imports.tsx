import { DownloadOutlined, ImportOutlined, PlayCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import type { AssetImport } from '@transloom/contracts/assets';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { type AssetKind, type ListedAsset, takesEntries } from '../asset-kind.ts';
import { discardedOf } from './import-state.ts';
import { ImportTable } from './import-table.tsx';
import { useDiscarded, useImports, useResumeImport, useTakeBackImport } from './imports.queries.ts';

interface AssetImportsProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
}

/** Every file that went into it: how far it came, what came in, what was left out and why. */
export function AssetImports<One extends ListedAsset>({ kind, asset }: AssetImportsProps<One>) {
  const { t } = useTranslation('assets');
  const query = useImports(kind, kind.idOf(asset), useRealtimeConnected());
  return (
    <ImportTable
      query={query}
      kind={kind}
      actions={useImportActions({ kind, asset })}
      empty={
        <EmptyState icon={<ImportOutlined />} title={t('imports.none')} description={t('imports.noneHint')} />
      }
    />
  );
}

function useImportActions<One extends ListedAsset>({
  kind,
  asset,
}: AssetImportsProps<One>): (file: AssetImport) => readonly RowAction[] {
  const { t } = useTranslation('assets');
  const mayEdit = takesEntries(asset);
  const download = useDiscarded(kind);
  const resume = useResumeImport(kind);
  const takeBack = useAskToTakeBack({ kind, asset });
  return (file) => {
    const { importId, summary, status, resumable } = file;
    const one = { assetId: kind.idOf(asset), importId };
    const hasLeftOut = summary !== null && discardedOf(summary) > 0;
    const hasCome = summary !== null && summary.imported > 0;
    const ended = status === 'done' || status === 'failed' || status === 'cancelled';
    const all: readonly (RowAction & { readonly offered: boolean })[] = [
      {
        key: 'discarded',
        label: t('imports.discarded'),
        icon: <DownloadOutlined />,
        offered: hasLeftOut,
        onClick: () => download.mutate(one),
      },
      {
        key: 'resume',
        label: t('imports.resume'),
        icon: <PlayCircleOutlined />,
        offered: mayEdit && resumable,
        onClick: () => resume.mutate(one),
      },
      {
        key: 'take-back',
        label: t('imports.takeBack'),
        icon: <RollbackOutlined />,
        danger: true,
        offered: mayEdit && ended && hasCome,
        onClick: () => takeBack(file),
      },
    ];
    return all.filter(({ offered }) => offered).map(({ offered: _, ...action }) => action);
  };
}

function useAskToTakeBack<One extends ListedAsset>({
  kind,
  asset,
}: AssetImportsProps<One>): (file: AssetImport) => void {
  const { t } = useTranslation('assets');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const takeBack = useTakeBackImport(kind);
  return ({ importId, fileName, summary }) => {
    const count = summary?.imported ?? 0;
    confirm({
      title: t('imports.takeBackTitle', { fileName }),
      consequence: t(`kind.${kind.name}.takeBackConsequence`, { count, entries: formatNumber(count) }),
      verb: t('imports.takeBack'),
      danger: true,
      onConfirm: async () => {
        await takeBack.mutateAsync({ assetId: kind.idOf(asset), importId });
        message.success(t('imports.takenBack', { fileName }));
      },
    });
  };
}

import { DownloadOutlined, ImportOutlined, PlayCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory, MemoryImport } from '@transloom/contracts/memories';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../api/use-realtime.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { discardedOf } from '../assets/import-state.ts';
import { ImportTable } from '../assets/import-table.tsx';
import {
  importsQuery,
  memoriesKey,
  useDownloadDiscarded,
  useResumeImport,
  useTakeBackImport,
} from './memories.queries.ts';

/** Every file that went into the memory: how far it came, what came in, what was left out and why. */
export function MemoryImports({ memory: { memoryId } }: { readonly memory: Memory }) {
  const { t } = useTranslation('assets');
  const query = useQuery(importsQuery(memoryId, { live: useRealtimeConnected() }));
  return (
    <ImportTable
      query={query}
      queryKey={memoriesKey}
      actions={useImportActions(memoryId)}
      empty={
        <EmptyState icon={<ImportOutlined />} title={t('imports.none')} description={t('imports.noneHint')} />
      }
    />
  );
}

function useImportActions(memoryId: string): (file: MemoryImport) => readonly RowAction[] {
  const { t } = useTranslation(['memories', 'assets']);
  const mayEdit = useAllows()('memory:edit');
  const download = useDownloadDiscarded();
  const resume = useResumeImport();
  const takeBack = useAskToTakeBack(memoryId);
  return (file) => {
    const { importId, summary, status, resumable } = file;
    const one = { memoryId, importId };
    const hasLeftOut = summary !== null && discardedOf(summary) > 0;
    const hasCome = summary !== null && summary.imported > 0;
    const ended = status === 'done' || status === 'failed' || status === 'cancelled';
    const all: readonly (RowAction & { readonly offered: boolean })[] = [
      {
        key: 'discarded',
        label: t('assets:imports.discarded'),
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

function useAskToTakeBack(memoryId: string): (file: MemoryImport) => void {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const takeBack = useTakeBackImport();
  return ({ importId, fileName, summary }) => {
    const count = summary?.imported ?? 0;
    confirm({
      title: t('imports.takeBackTitle', { fileName }),
      consequence: t('imports.takeBackConsequence', { count, entries: formatNumber(count) }),
      verb: t('imports.takeBack'),
      danger: true,
      onConfirm: async () => {
        await takeBack.mutateAsync({ memoryId, importId });
        message.success(t('imports.takenBack', { fileName }));
      },
    });
  };
}

import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons';
import type { TermBase, TermEntry } from '@transloom/contracts/terms';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/row-action.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useDeleteTermEntries } from '../terms.queries.ts';

interface TermEntryActions {
  readonly base: TermBase;
  readonly editable: boolean;
  readonly onEdit: (entry: TermEntry) => void;
  readonly onHistory: (entry: TermEntry) => void;
}

/** What can be done with one entry. */
export function useTermEntryActions({ base, editable, onEdit, onHistory }: TermEntryActions) {
  const { t } = useTranslation('terms');
  const askToDelete = useAskToDeleteTerms(base);
  return (entry: TermEntry): readonly RowAction[] => {
    const all: readonly (RowAction & { readonly changes: boolean })[] = [
      {
        key: 'edit',
        label: t('entry.edit'),
        icon: <EditOutlined />,
        changes: true,
        onClick: () => onEdit(entry),
      },
      {
        ...{ key: 'history', label: t('entry.history'), icon: <HistoryOutlined />, changes: false },
        onClick: () => onHistory(entry),
      },
      {
        ...{ key: 'delete', label: t('entry.delete'), icon: <DeleteOutlined />, danger: true, changes: true },
        onClick: () => askToDelete([entry.termEntryId]),
      },
    ];
    return all.filter(({ changes }) => editable || !changes).map(({ changes: _, ...action }) => action);
  };
}

export function useAskToDeleteTerms({ termBaseId }: TermBase, onDeleted?: () => void) {
  const { t } = useTranslation('terms');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useDeleteTermEntries();
  return (termEntryIds: readonly string[]) => {
    const count = termEntryIds.length;
    confirm({
      title: t('entry.deleteTitle', { count }),
      consequence: t('entry.deleteConsequence'),
      verb: t('entry.delete'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync({ termBaseId, termEntryIds: [...termEntryIds] });
        message.success(t('entry.deleted', { count }));
        onDeleted?.();
      },
    });
  };
}

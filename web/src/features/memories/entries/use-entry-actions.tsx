import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/row-action.ts';
import { type AfterDeletion, useEntryDeletion } from '../../assets/use-entry-deletion.ts';
import { useDeleteEntries, useRestoreEntries } from './entries.queries.ts';

interface EntryActions {
  readonly memoryId: string;
  readonly editable: boolean;
  readonly onEdit: (entry: MemoryEntry) => void;
  readonly onHistory: (entry: MemoryEntry) => void;
}

/** What can be done with one entry. */
export function useEntryActions({ memoryId, editable, onEdit, onHistory }: EntryActions) {
  const { t } = useTranslation('memories');
  const askToDelete = useAskToDeleteEntries(memoryId);
  return (entry: MemoryEntry): readonly RowAction[] => {
    const history = {
      key: 'history',
      label: t('entry.history'),
      icon: <HistoryOutlined />,
      onClick: () => onHistory(entry),
    };
    if (!editable) return [history];
    const edit = {
      key: 'edit',
      label: t('entry.edit'),
      icon: <EditOutlined />,
      onClick: () => onEdit(entry),
    };
    const remove = {
      key: 'delete',
      label: t('entry.delete'),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => askToDelete([entry.entryId]),
    };
    return [edit, history, remove];
  };
}

export function useAskToDeleteEntries(memoryId: string, after: AfterDeletion = {}) {
  const { t } = useTranslation('memories');
  const remove = useDeleteEntries();
  const restore = useRestoreEntries();
  return useEntryDeletion({
    words: (count) => ({
      title: t('entry.deleteTitle', { count }),
      consequence: t('entry.deleteConsequence', { count }),
      verb: t('entry.delete'),
      deleted: t('entry.deleted', { count }),
      undone: t('entry.undone', { count }),
    }),
    remove: (entryIds) => remove.mutateAsync({ memoryId, entryIds }),
    restore: (deletionId) => restore.mutateAsync({ memoryId, deletionId }),
    ...after,
  });
}

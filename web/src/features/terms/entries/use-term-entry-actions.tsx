import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/row-action.ts';
import { useEntryDeletion } from '../../assets/use-entry-deletion.ts';
import { useDeleteTermEntries, useRestoreTermEntries } from '../terms.queries.ts';

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
        key: 'history',
        label: t('entry.history'),
        icon: <HistoryOutlined />,
        changes: false,
        onClick: () => onHistory(entry),
      },
      {
        key: 'delete',
        label: t('entry.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        changes: true,
        onClick: () => askToDelete([entry.termEntryId]),
      },
    ];
    return all.filter(({ changes }) => editable || !changes).map(({ changes: _, ...action }) => action);
  };
}

export function useAskToDeleteTerms({ termBaseId }: TermBase, onDeleted?: () => void) {
  const { t } = useTranslation('terms');
  const remove = useDeleteTermEntries();
  const restore = useRestoreTermEntries();
  return useEntryDeletion({
    words: (count) => ({
      title: t('entry.deleteTitle', { count }),
      consequence: t('entry.deleteConsequence', { count }),
      verb: t('entry.delete'),
      deleted: t('entry.deleted', { count }),
      undone: t('entry.undone', { count }),
    }),
    remove: (termEntryIds) => remove.mutateAsync({ termBaseId, termEntryIds }),
    restore: (deletionId) => restore.mutateAsync({ termBaseId, deletionId }),
    onDeleted,
  });
}

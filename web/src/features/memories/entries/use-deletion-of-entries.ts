import { useTranslation } from 'react-i18next';
import { useEntryDeletion } from '../../assets/entries/use-entry-deletion.ts';
import { useDeleteEntries, useRestoreEntries } from './entries.queries.ts';

/** Deletes entries of a memory after asking; they can be put back. */
export function useDeletionOfEntries(memoryId: string, onRestored?: () => void) {
  const { t } = useTranslation('memories');
  const remove = useDeleteEntries();
  const restore = useRestoreEntries();
  return useEntryDeletion({
    word: (key, count) => t(key, count ?? {}),
    remove: (entryIds) => remove.mutateAsync({ memoryId, entryIds }),
    restore: (deletionId) => restore.mutateAsync({ memoryId, deletionId }),
    onRestored,
  });
}

import { App } from 'antd';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useUndoNotice } from '../../../ui/use-undo-notice.tsx';
import type { EntryWord } from './entry-word.ts';

interface EntryDeletion {
  readonly word: EntryWord;
  readonly remove: (entryIds: string[]) => Promise<{ readonly deletionId: string }>;
  readonly restore: (deletionId: string) => Promise<unknown>;
  readonly onRestored?: (() => void) | undefined;
}

/** Asks before entries are deleted, says that they were, and offers to put them back. */
export function useEntryDeletion({ word, remove, restore, onRestored }: EntryDeletion) {
  const { message } = App.useApp();
  const confirm = useConfirm();
  const offerUndo = useUndoNotice();
  return (entryIds: readonly string[], onDeleted?: () => void) => {
    const count = { count: entryIds.length };
    const undo = async (deletionId: string) => {
      await restore(deletionId);
      message.success(word('entry.undone', count));
      onRestored?.();
    };
    confirm({
      title: word('entry.deleteTitle', count),
      consequence: word('entry.deleteConsequence', count),
      verb: word('entry.delete'),
      danger: true,
      onConfirm: async () => {
        const { deletionId } = await remove([...entryIds]);
        // The list may be gone by the time somebody undoes; the shell reports a failure of the command.
        offerUndo(word('entry.deleted', count), () => undo(deletionId).catch(() => undefined));
        onDeleted?.();
      },
    });
  };
}

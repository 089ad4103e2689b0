import { App } from 'antd';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useUndoNotice } from '../../ui/use-undo-notice.tsx';

interface EntryDeletion {
  readonly words: (count: number) => {
    readonly title: string;
    readonly consequence: string;
    readonly verb: string;
    readonly deleted: string;
    readonly undone: string;
  };
  readonly remove: (entryIds: string[]) => Promise<{ readonly deletionId: string }>;
  readonly restore: (deletionId: string, onRestored: () => void) => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Asks before entries go, says that they went, and offers to put them back. */
export function useEntryDeletion({ words, remove, restore, onDeleted }: EntryDeletion) {
  const { message } = App.useApp();
  const confirm = useConfirm();
  const tell = useUndoNotice();
  return (entryIds: readonly string[]) => {
    const { title, consequence, verb, deleted, undone } = words(entryIds.length);
    confirm({
      ...{ title, consequence, verb, danger: true },
      onConfirm: async () => {
        const { deletionId } = await remove([...entryIds]);
        tell(deleted, () => restore(deletionId, () => void message.success(undone)));
        onDeleted?.();
      },
    });
  };
}

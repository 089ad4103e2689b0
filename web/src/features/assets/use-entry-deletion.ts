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
  readonly restore: (deletionId: string) => Promise<unknown>;
  readonly onDeleted?: (() => void) | undefined;
  readonly onRestored?: (() => void) | undefined;
}

/** What else follows. */
export type AfterDeletion = Pick<EntryDeletion, 'onDeleted' | 'onRestored'>;

/** Asks before entries go, says that they went, and offers to put them back. */
export function useEntryDeletion({ words, remove, restore, onDeleted, onRestored }: EntryDeletion) {
  const { message } = App.useApp();
  const confirm = useConfirm();
  const tell = useUndoNotice();
  return (entryIds: readonly string[]) => {
    const { title, consequence, verb, deleted, undone } = words(entryIds.length);
    const tellRestored = () => {
      message.success(undone);
      onRestored?.();
    };
    confirm({
      title,
      consequence,
      verb,
      danger: true,
      onConfirm: async () => {
        const { deletionId } = await remove([...entryIds]);
        // What was deleted may be shown no more by then, so that a mutation's own callbacks would not come; a failure is
        // told by itself.
        tell(deleted, () => restore(deletionId).then(tellRestored, () => undefined));
        onDeleted?.();
      },
    });
  };
}

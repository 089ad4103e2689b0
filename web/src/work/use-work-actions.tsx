import { CaretRightOutlined, DeleteOutlined, ReloadOutlined, StopOutlined } from '@ant-design/icons';
import { canMove, isUnderWay, type WorkStatus } from '@transloom/contracts/work';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../session/permissions.ts';
import type { RowAction } from '../ui/row-action.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { useWorkCommands } from './use-work-commands.ts';
import type { WorkKind } from './work-kind.ts';

interface NamedWork {
  readonly workId: string;
  readonly name: string;
  readonly status: WorkStatus;
}

export interface WorkAction extends RowAction {
  /** The verb alone, for a button beside the name. */
  readonly verb: string;
  readonly pending: boolean;
}

interface Pending {
  readonly isPending: boolean;
  readonly variables: string | undefined;
}

/** What a person can do with work in its status; nothing without the key of the kind. `onDeleted` runs once it is gone, for a page that shows it. */
export function useWorkActions(kind: WorkKind, onDeleted?: () => void): (work: NamedWork) => WorkAction[] {
  const { t } = useTranslation('work');
  const confirm = useConfirm();
  const allowed = useAllows()(kind.run);
  const { stop, resume, retry, remove } = useWorkCommands(kind);
  const moves = [
    { key: 'stop', command: stop, icon: <StopOutlined aria-hidden /> },
    { key: 'resume', command: resume, icon: <CaretRightOutlined aria-hidden /> },
    { key: 'retry', command: retry, icon: <ReloadOutlined aria-hidden /> },
  ] as const;
  return (work) => {
    if (!allowed) return [];
    const { workId, name, status } = work;
    const isOf = (command: Pending) => command.isPending && command.variables === workId;
    const askToDelete = () =>
      confirm({
        title: t('delete.title', { name }),
        consequence: t(isUnderWay(status) ? 'delete.underWay' : 'delete.ended'),
        verb: t('delete.action'),
        danger: true,
        onConfirm: () => remove.mutateAsync(workId, { onSuccess: () => onDeleted?.() }),
      });
    return [
      ...moves
        .filter(({ key }) => canMove(key, status))
        .map(({ key, command, icon }) => ({
          key,
          verb: t(key),
          label: t(`of.${key}`, { name }),
          icon,
          pending: isOf(command),
          onClick: () => command.mutate(workId),
        })),
      {
        key: 'delete',
        verb: t('delete.action'),
        label: t('of.delete', { name }),
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        pending: isOf(remove),
        onClick: askToDelete,
      },
    ];
  };
}

import {
  CheckOutlined,
  CloseOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  RollbackOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@transloom/contracts/task-shape';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useTaskCommands } from './use-task-commands.tsx';

interface Openers {
  readonly onShow: (task: Task) => void;
  readonly onDecline: (tasks: readonly Task[]) => void;
  readonly onExport: (tasks: readonly Task[]) => void;
}

/** What somebody can do with a task of theirs. */
export function useTaskActions({ onShow, onDecline, onExport }: Openers) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const commands = useTaskCommands();
  const confirm = useConfirm();
  const submitAll = (tasks: readonly Task[]) =>
    confirm({
      title: t('oneClick.title', { count: tasks.length }),
      consequence: t('oneClick.consequence', {
        count: tasks.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
      }),
      verb: t('action.oneClick'),
      onConfirm: () => commands.submitInOneClick(tasks.map(({ taskId }) => taskId)),
    });
  const rowActions = (task: Task): readonly RowAction[] => {
    const { taskId, actions, documentId, unconfirmed } = task;
    const isWorking = actions.includes('offline-export');
    const offered = (when: boolean, key: keyof typeof icons, onClick: () => unknown) =>
      when ? [{ key, label: t(`action.${key}`), icon: icons[key], onClick: () => void onClick() }] : [];
    const reason = unconfirmed > 0 ? t('leftToConfirm', { count: unconfirmed }) : undefined;
    const search = { documentId, task: taskId };
    return [
      ...offered(actions.includes('accept'), 'accept', () => commands.accept([taskId])),
      ...offered(actions.includes('decline'), 'decline', () => onDecline([task])),
      ...offered(isWorking, 'open', () => navigate({ to: '/workbench/editer', search })),
      ...offered(isWorking, 'submit', () => commands.submit([taskId])).map((action) => ({
        ...action,
        reason,
      })),
      ...offered(isWorking && unconfirmed > 0, 'oneClick', () => submitAll([task])),
      ...offered(actions.includes('offline-export'), 'exportOffline', () => onExport([task])),
      ...offered(actions.includes('undo-accept'), 'undoAccept', () => commands.undoAccept([taskId])),
      ...offered(true, 'show', () => onShow(task)),
    ];
  };
  return { rowActions, submitAll, commands };
}

const icons = {
  accept: <CheckOutlined />,
  decline: <CloseOutlined />,
  open: <EditOutlined />,
  submit: <SendOutlined />,
  oneClick: <ThunderboltOutlined />,
  exportOffline: <DownloadOutlined />,
  undoAccept: <RollbackOutlined />,
  show: <EyeOutlined />,
};

import { useNavigate } from '@tanstack/react-router';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { OpenIssues } from '../../tasks/open-issues.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Says why a task was not submitted, with a button that leads to what has to be done first (D8.18). */
export function useRefusedSubmission(onShowUnconfirmed: () => void) {
  const { t } = useTranslation('workbench');
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { store, commands } = useWorkbenchParts();
  const showIssues = () => {
    store.getState().showPanel('quality');
    commands.nextIssue();
  };
  const wayOut = (code: string | null): { readonly okText: string; readonly onOk: () => void } => {
    switch (code) {
      case 'task.segments-unconfirmed':
        return { okText: t('refusedSubmission.unconfirmed'), onOk: onShowUnconfirmed };
      case 'task.qa-open':
        return { okText: t('refusedSubmission.issues'), onOk: showIssues };
      case 'task.expired':
        return { okText: t('stopped.toTasks'), onOk: () => void navigate({ to: '/task/list/index' }) };
      default:
        return { okText: t('stopped.refresh'), onOk: () => window.location.reload() };
    }
  };
  return (refused: readonly TaskOutcome[]): void => {
    const { okText, onOk } = wayOut(refused[0]?.code ?? null);
    const dialog = modal.confirm({
      title: t('refusedSubmission.title'),
      width: 640,
      content: <OpenIssues outcomes={refused} onOpen={() => dialog.destroy()} />,
      okText,
      onOk: () => onOk(),
      cancelText: t('refusedSubmission.close'),
    });
  };
}

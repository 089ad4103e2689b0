import type { RequestOf } from '@transloom/contracts/endpoint';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { OpenIssues } from './open-issues.tsx';
import { tasksKey } from './tasks.queries.ts';

type OnRefused = (refused: readonly TaskOutcome[]) => void;

/** Does something to many tasks, and says how many of them it was not possible for, and why. */
function useTasksCommand<Input>(
  command: (input: Input) => Promise<readonly TaskOutcome[]>,
  done: (count: number) => string,
  onRefused?: OnRefused,
) {
  const { message, modal, notification } = App.useApp();
  const { t } = useTranslation('tasks');
  const run = useCommand(tasksKey, command);
  return async (input: Input): Promise<readonly TaskOutcome[]> => {
    const outcomes = await run.mutateAsync(input);
    const refused = outcomes.filter((outcome) => !outcome.done);
    const count = outcomes.length - refused.length;
    if (count > 0) message.success(done(count));
    if (onRefused !== undefined) {
      if (refused.length > 0) onRefused(refused);
      return outcomes;
    }
    const stopped = refused.filter(({ issues }) => issues.length > 0);
    if (stopped.length > 0) {
      const dialog = modal.warning({
        title: t('issue.title'),
        width: 640,
        content: <OpenIssues outcomes={stopped} onOpen={() => dialog.destroy()} />,
      });
      return outcomes;
    }
    const reasons = [...new Set(refused.map((outcome) => outcome.message ?? ''))];
    if (reasons.length > 0)
      notification.warning({
        title: t('refused', { count: refused.length }),
        description: reasons.slice(0, 5).join(' '),
      });
    return outcomes;
  };
}

/** What can be done to tasks; each says what became of it. `onRefused` says why tasks were not submitted, where the page can. */
export function useTaskCommands(onRefused?: OnRefused) {
  const { t } = useTranslation('tasks');
  return {
    assign: useTasksCommand(
      (input: RequestOf<typeof tasksApi.batchAssign>) => callApi(endpoints.tasks.batchAssign, input),
      (count) => t('done.assign', { count }),
    ),
    takeBack: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.takeBack, { taskIds: [...taskIds] }),
      (count) => t('done.takeBack', { count }),
    ),
    resetDeadline: useTasksCommand(
      (input: RequestOf<typeof tasksApi.batchResetDeadline>) =>
        callApi(endpoints.tasks.batchResetDeadline, input),
      (count) => t('done.deadline', { count }),
    ),
    accept: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.batchAccept, { taskIds: [...taskIds] }),
      (count) => t('done.accept', { count }),
    ),
    decline: useTasksCommand(
      (input: RequestOf<typeof tasksApi.declineTasks>) => callApi(endpoints.tasks.declineTasks, input),
      (count) => t('done.decline', { count }),
    ),
    undoAccept: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.undoAccept, { taskIds: [...taskIds] }),
      (count) => t('done.undoAccept', { count }),
    ),
    submit: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.submitTasks, { taskIds: [...taskIds] }),
      (count) => t('done.submit', { count }),
      onRefused,
    ),
    submitInOneClick: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.oneClickSubmission, { taskIds: [...taskIds] }),
      (count) => t('done.submit', { count }),
      onRefused,
    ),
  };
}

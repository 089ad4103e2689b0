import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const tasksKey = ['tasks'] as const;

/** Asked again now and then, because others take tasks that were offered to several. */
const lookMs = 30_000;

export const myTasksQuery = (asked: RequestOf<typeof tasksApi.assignedToMe>) =>
  queryOptions({
    queryKey: [...tasksKey, 'mine', asked],
    queryFn: ({ signal }) => callApi(endpoints.tasks.assignedToMe, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookMs,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export type StatisticsAsked = RequestOf<typeof tasksApi.myTaskStatistics>;

export const myStatisticsQuery = (asked: StatisticsAsked) =>
  queryOptions({
    queryKey: [...tasksKey, 'statistics', asked],
    queryFn: ({ signal }) => callApi(endpoints.tasks.myTaskStatistics, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const projectStatisticsQuery = (asked: StatisticsAsked) =>
  queryOptions({
    queryKey: [...tasksKey, 'project-statistics', asked],
    queryFn: ({ signal }) => callApi(endpoints.tasks.projectTaskStatistics, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const filterItemsQuery = queryOptions({
  queryKey: [...tasksKey, 'filters'],
  queryFn: ({ signal }) => callApi(endpoints.tasks.filterItem, {}, { signal }),
  meta: { failure: 'inline' },
});

export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'one', taskId],
    queryFn: ({ signal }) => callApi(endpoints.tasks.task, { taskId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const taskTextQuery = (taskId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'text', taskId],
    queryFn: ({ signal }) => callApi(endpoints.tasks.documentPreview, { taskId }, { signal }),
    meta: { failure: 'inline' },
  });

export const taskProjectQuery = (taskId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'project', taskId],
    queryFn: ({ signal }) => callApi(endpoints.tasks.projectPreview, { taskId }, { signal }),
    meta: { failure: 'inline' },
  });

export const planQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'plan', projectId],
    queryFn: ({ signal }) => callApi(endpoints.tasks.taskPlan, { projectId }, { signal }),
    refetchInterval: lookMs,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const planPeopleQuery = (pool: 'internal' | 'vendor') =>
  queryOptions({
    queryKey: [...tasksKey, 'people', pool],
    queryFn: ({ signal }) => callApi(endpoints.tasks.planPeople, { pool }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Does something to many tasks, and says how many of them it was not possible for, and why. */
function useTasksCommand<Input>(
  command: (input: Input) => Promise<readonly TaskOutcome[]>,
  done: (count: number) => string,
) {
  const { message, notification } = App.useApp();
  const { t } = useTranslation('tasks');
  const run = useCommand(tasksKey, command);
  return async (input: Input): Promise<readonly TaskOutcome[]> => {
    const outcomes = await run.mutateAsync(input);
    const refused = outcomes.filter((outcome) => !outcome.done);
    const count = outcomes.length - refused.length;
    if (count > 0) message.success(done(count));
    const reasons = [...new Set(refused.map((outcome) => outcome.message ?? ''))];
    if (reasons.length > 0)
      notification.warning({
        title: t('refused', { count: refused.length }),
        description: reasons.slice(0, 5).join(' '),
      });
    return outcomes;
  };
}

/** What can be done to tasks; each says what became of it. */
export function useTaskCommands() {
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
    ),
    submitInOneClick: useTasksCommand(
      (taskIds: readonly string[]) => callApi(endpoints.tasks.oneClickSubmission, { taskIds: [...taskIds] }),
      (count) => t('done.submit', { count }),
    ),
  };
}

export const useReturnTask = () =>
  useCommand(
    tasksKey,
    (input: RequestOf<typeof tasksApi.rollback>) => callApi(endpoints.tasks.rollback, input),
    'form',
  );

export const useWriteNote = () =>
  useCommand(tasksKey, (input: RequestOf<typeof tasksApi.operationNote>) =>
    callApi(endpoints.tasks.operationNote, input),
  );

export const useChangePlan = () =>
  useCommand(tasksKey, (input: RequestOf<typeof tasksApi.changePlan>) =>
    callApi(endpoints.tasks.changePlan, input),
  );

export const useChangeMode = () =>
  useCommand(tasksKey, (input: RequestOf<typeof tasksApi.changeProcessMode>) =>
    callApi(endpoints.tasks.changeProcessMode, input),
  );

export const usePreviewSplit = () =>
  useCommand(
    [...tasksKey, 'split'],
    (input: RequestOf<typeof tasksApi.previewSplit>) => callApi(endpoints.tasks.previewSplit, input),
    'form',
  );

export const useSplit = () =>
  useCommand(
    tasksKey,
    (input: RequestOf<typeof tasksApi.splitDocument>) => callApi(endpoints.tasks.splitDocument, input),
    'form',
  );

export const useMerge = () =>
  useCommand(tasksKey, (input: RequestOf<typeof tasksApi.mergeParts>) =>
    callApi(endpoints.tasks.mergeParts, input),
  );

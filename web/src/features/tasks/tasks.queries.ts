import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { taskStatisticsApi } from '@transloom/contracts/task-statistics';
import type { tasksApi } from '@transloom/contracts/tasks';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

export const tasksKey = ['tasks'] as const;

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

type StatisticsAsked = RequestOf<typeof taskStatisticsApi.myTaskStatistics>;

export const myStatisticsQuery = (asked: StatisticsAsked) =>
  queryOptions({
    queryKey: [...tasksKey, 'statistics', asked],
    queryFn: ({ signal }) => callApi(endpoints.taskStatistics.myTaskStatistics, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const projectStatisticsQuery = (asked: StatisticsAsked) =>
  queryOptions({
    queryKey: [...tasksKey, 'project-statistics', asked],
    queryFn: ({ signal }) => callApi(endpoints.taskStatistics.projectTaskStatistics, asked, { signal }),
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

export const flowChangeQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'flow-change', projectId],
    queryFn: ({ signal }) => callApi(endpoints.tasks.flowChange, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useChangeFlow = () =>
  useCommand(tasksKey, (input: RequestOf<typeof tasksApi.changeFlow>) =>
    callApi(endpoints.tasks.changeFlow, input),
  );

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

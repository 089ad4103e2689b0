import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { taskPayApi } from '@transloom/contracts/task-pay';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { tasksKey } from '../tasks.queries.ts';

export const taskPayQuery = (taskId: string) =>
  queryOptions({
    queryKey: [...tasksKey, 'pay', taskId],
    queryFn: ({ signal }) => callApi(endpoints.taskPay.taskPay, { taskId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const paidSegmentsQuery = (asked: RequestOf<typeof taskPayApi.paidSegments>) =>
  queryOptions({
    queryKey: [...tasksKey, 'paid-segments', asked],
    queryFn: ({ signal }) => callApi(endpoints.taskPay.paidSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useQuestionPay = () =>
  useCommand(
    tasksKey,
    (input: RequestOf<typeof taskPayApi.questionPay>) => callApi(endpoints.taskPay.questionPay, input),
    'form',
  );

export const useAnswerPayQuestion = () =>
  useCommand(
    tasksKey,
    (input: RequestOf<typeof taskPayApi.answerPayQuestion>) =>
      callApi(endpoints.taskPay.answerPayQuestion, input),
    'form',
  );

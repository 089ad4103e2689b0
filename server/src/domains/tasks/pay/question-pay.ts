import type { InputOf } from '@transloom/contracts/endpoint';
import type { PayQuestion, taskPayApi } from '@transloom/contracts/task-pay';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../messages/notify.ts';
import { shownNames } from '../../users/shown-names.ts';
import { type TaskInHand, takeTasks } from '../task-in-hand.ts';
import { insertRecords } from '../tasks.store.ts';
import { correctBillable, insertQuestion, lineOf, lockQuestion, setAnswer } from './pay.store.ts';
import { requirePay } from './pay-in-hand.ts';

type Api = typeof taskPayApi;

/**
 * Asks the manager of a task about a line of its pay. It stays with the task.
 * @throws {AppError} resource.not-found, task.not-yours for people who do not have the task, pay.question-open
 */
export async function questionPay(
  context: Context,
  { taskId, line, question }: InputOf<Api['questionPay']>,
): Promise<null> {
  const hand = await requirePay(context, taskId);
  const { userId: askedBy, organizationId } = context.actor;
  if (!hand.actors.some((actor) => actor === 'assignee' || actor === 'asked'))
    throw new AppError('task.not-yours');
  const askedAt = context.now();
  const stored = await insertQuestion(context.db, {
    organizationId,
    taskId,
    line,
    askedBy,
    askedAt,
    question,
  });
  if (!stored) throw new AppError('pay.question-open');
  const { managerId, projectCreatorId, projectId } = hand.task;
  await notify(context, {
    kind: 'pay-question',
    to: [managerId ?? projectCreatorId],
    params: await paramsOf(context, hand, { line, reason: question }),
    link: `/project/list?projectId=${projectId}&tab=planning`,
  });
  return null;
}

/**
 * Answers a question about pay, and corrects the billable words where a number is given.
 * @throws {AppError} resource.not-found, task.not-yours for people who do not manage the task, pay.question-answered
 */
export async function answerPayQuestion(
  context: Context,
  { taskId, questionId, answer, billableWords }: InputOf<Api['answerPayQuestion']>,
): Promise<null> {
  await requirePay(context, taskId);
  const [hand] = await takeTasks(context, [taskId]);
  const asked = await lockQuestion(context.db, taskId, questionId);
  if (hand === undefined || asked === undefined) throw new AppError('resource.not-found');
  if (!hand.actors.includes('manager')) throw new AppError('task.not-yours');
  if (asked.answeredAt !== null) throw new AppError('pay.question-answered');
  const { userId: answeredBy } = context.actor;
  await setAnswer(context.db, questionId, { answeredBy, answeredAt: context.now(), answer });
  if (billableWords !== undefined) await correct(context, hand, { words: billableWords, reason: answer });
  await notify(context, {
    kind: 'pay-answered',
    to: [asked.askedBy],
    params: await paramsOf(context, hand, { line: lineOf(asked), reason: answer }),
    link: '/task/list/index',
  });
  return null;
}

/** The record of the task says who corrected its words, and from what. */
async function correct(
  context: Context,
  { task, facts }: TaskInHand,
  { words, reason }: { readonly words: number; readonly reason: string },
): Promise<void> {
  if (words === task.billableWords) return;
  await correctBillable(context.db, task.id, words);
  await insertRecords(context.db, [
    {
      organizationId: context.actor.organizationId,
      taskId: task.id,
      at: context.now(),
      actorId: context.actor.userId,
      action: 'correct-pay',
      fromState: facts.state,
      toState: facts.state,
      reason,
      details: { from: task.billableWords, to: words },
    },
  ]);
}

async function paramsOf(
  context: Context,
  { task }: TaskInHand,
  { line, reason }: { readonly line: PayQuestion['line']; readonly reason: string },
) {
  const names = await shownNames(context, [context.actor.userId]);
  return {
    username: names.get(context.actor.userId) ?? '',
    line: { line },
    project: task.projectName,
    document: task.documentName,
    reason,
  };
}

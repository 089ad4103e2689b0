import type { InputOf } from '@transloom/contracts/endpoint';
import type { TaskOutcome } from '@transloom/contracts/task-shape';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { PersonToAsk } from '@transloom/core/workflow/task-action';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { listMembers } from '../organizations/list-members.ts';
import { peopleWithPhone } from '../users/people-with-phone.ts';
import { barredTasks } from './barred-tasks.ts';
import { billByAnalysis, priceByOffer } from './bill-tasks.ts';
import { changeTasks } from './change-tasks.ts';
import { closeToGone, openToAsked } from './follow-reach.ts';
import { takeTasks } from './task-in-hand.ts';
import { askPeople } from './task-people.store.ts';
import type { TaskChange } from './tasks.store.ts';
import { tellPeople } from './tell-people.ts';

type Input = InputOf<typeof tasksApi.batchAssign>;

/**
 * Offers tasks to one person, or to several of whom the first to accept has them (D4.19).
 * @throws {AppError} resource.not-found, also for somebody who is no member; task.principal-required, task.phone-required
 */
export async function assignTasks(context: Context, input: Input): Promise<TaskOutcome[]> {
  const people = await peopleToAsk(context, input.userIds);
  const hands = await takeTasks(context, input.taskIds);
  const deadline = input.deadline === null ? undefined : Date.parse(input.deadline);
  const { moved, outcomes } = await changeTasks(context, hands, {
    action: { name: 'assign', people, deadline },
    change: changeOf(context, input),
    barred: await barredTasks(
      context,
      hands,
      people.map(({ id }) => id),
    ),
    details: { people: people.map(({ id }) => id) },
  });
  const taskIds = moved.map(({ task }) => task.id);
  if (taskIds.length > 0) {
    const userIds = people.map(({ id }) => id);
    await askPeople(context.db, context.actor.organizationId, { taskIds, userIds, now: context.now() });
    await openToAsked(context, moved, userIds);
    await closeToGone(context, moved);
    if (input.price?.billableWords === null) await billByAnalysis(context, taskIds);
    const [only, ...others] = userIds;
    if (input.terms.fromOffers && only !== undefined && others.length === 0)
      await priceByOffer(context, taskIds, only);
    await tellPeople(context, { kind: 'task-assigned', hands: moved, to: () => userIds });
  }
  return [...outcomes];
}

async function peopleToAsk(context: Context, userIds: readonly string[]): Promise<readonly PersonToAsk[]> {
  if (userIds.length === 0) throw new AppError('task.principal-required');
  const { organizationId } = context.actor;
  const { members, phones } = await context.asSystem(async (db) => ({
    members: await listMembers(db, organizationId),
    phones: await peopleWithPhone(db, userIds),
  }));
  const known = new Set(members.map(({ userId }) => userId));
  if (userIds.some((userId) => !known.has(userId))) throw new AppError('resource.not-found');
  return [...new Set(userIds)].map((id) => ({ id, hasPhone: phones.has(id) }));
}

function changeOf(context: Context, { deadline, terms, price, note }: Input): TaskChange {
  const agreed = price ?? { currency: null, unitPrice: null, per: null, billableWords: null, extraFee: null };
  const { currency, unitPrice, per, billableWords, extraFee } = agreed;
  return {
    managerId: context.actor.userId,
    assigneeId: null,
    assignedAt: context.now(),
    deadline: deadline === null ? null : new Date(deadline),
    terms,
    note,
    currency,
    unitPrice,
    per,
    billableWords,
    analysisId: null,
    extraFee,
  };
}

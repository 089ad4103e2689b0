import type { Context } from '../../platform/context.ts';
import { isWithinLimits, limitsOfMembers } from '../organizations/limits-of-members.ts';
import type { Bar } from './change-tasks.ts';
import type { TaskInHand } from './task-in-hand.ts';

/** Tasks outside of the language pairs and projects that one of the people is limited to, by id. */
export async function barredTasks(
  context: Pick<Context, 'db'>,
  hands: readonly TaskInHand[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Bar>> {
  const limits = await limitsOfMembers(context, userIds);
  return new Map(
    hands.flatMap(({ task: { id, projectId, sourceLanguage, targetLanguage } }) => {
      const work = { projectId, sourceLanguage, targetLanguages: [targetLanguage] };
      const personId = userIds.find((one) => !isWithinLimits(limits.get(one), work));
      return personId === undefined ? [] : [[id, { code: 'member.limited', personId }] as const];
    }),
  );
}

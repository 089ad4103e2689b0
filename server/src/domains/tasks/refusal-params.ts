import type { ErrorCode } from '@transloom/contracts/errors';
import type { TaskAction } from '@transloom/core/workflow/task-action';
import type { ErrorParams } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import type { TaskInHand } from './task-in-hand.ts';

interface Refused {
  readonly hand: TaskInHand;
  readonly code: ErrorCode;
  readonly personId?: string;
}

/** What the words of refusals name, by task: the person who took it, how many segments are open and the like. */
export async function refusalParams(
  context: Pick<Context, 'db' | 'language'>,
  refused: readonly Refused[],
  action: TaskAction,
): Promise<ReadonlyMap<string, ErrorParams>> {
  const wanted = refused.map(({ hand, code, personId }) => ({
    hand,
    code,
    whose: personId ?? personOf(hand, code, action),
  }));
  const names = await shownNames(
    context,
    wanted.flatMap(({ whose }) => whose ?? []),
  );
  return new Map(
    wanted.map(({ hand, code, whose }) => [
      hand.task.id,
      {
        count: code === 'task.qa-open' ? hand.facts.openIssues : hand.facts.unconfirmed,
        name: names.get(whose ?? '') ?? '',
        deadline: hand.task.projectDeadline?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
      },
    ]),
  );
}

function personOf({ task, facts }: TaskInHand, code: ErrorCode, action: TaskAction): string | null {
  switch (code) {
    case 'task.taken':
      return task.assigneeId;
    case 'task.expired':
      return task.managerId;
    case 'task.phone-required':
      return people(action).find(({ hasPhone }) => !hasPhone)?.id ?? null;
    case 'task.own-review':
      return people(action).find(({ id }) => facts.earlierPeople.includes(id))?.id ?? null;
    default:
      return null;
  }
}

function people(action: TaskAction) {
  return action.name === 'assign' ? action.people : [];
}

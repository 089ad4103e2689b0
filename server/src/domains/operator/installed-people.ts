import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { operatorApi } from '@transloom/contracts/operator';
import { AppError } from '../../platform/app-error.ts';
import type { Context, RequestContext } from '../../platform/context.ts';
import {
  endAllSessionsOf,
  forgetSuspendedSessionsOf,
  suspendSessionsOf,
} from '../../platform/http/sessions/session-store.ts';
import { issueSignInLink } from '../accounts/sign-in-links.ts';
import { dropTwoStep } from '../accounts/two-step/drop-two-step.ts';
import { changeUser } from '../users/change-user.ts';
import { findUser } from '../users/find-user.ts';
import { selectInstalledPeople } from './operator.store.ts';
import { recordOperation } from './record-operation.ts';

export async function listPeople(
  context: Context,
  { search, state, pageNumber, pageSize }: InputOf<typeof operatorApi.listPeople>,
): Promise<OutputOf<typeof operatorApi.listPeople>> {
  const suspended = state === undefined ? undefined : state === 'suspended';
  const sought = { search, suspended, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { total, rows } = await context.asSystem((db) => selectInstalledPeople(db, sought));
  const records = rows.map(({ suspendedAt, createdAt, lastSeenAt, ...person }) => ({
    ...person,
    suspended: suspendedAt !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
  return { records, total, pageNumber, pageSize };
}

/** Operators keep out neither themselves nor one another. @throws {AppError} resource.not-found, operator.not-yourself */
export async function suspendPerson(
  context: RequestContext,
  { userId, suspended }: InputOf<typeof operatorApi.suspendPerson>,
): Promise<null> {
  await requireOther(context, userId);
  await context.asSystem(async (db) => {
    await changeUser(db, userId, { suspendedAt: suspended ? context.now() : null });
    if (suspended) await suspendSessionsOf(db, userId, context.now());
    else await forgetSuspendedSessionsOf(db, userId);
  });
  await recordOperation(context, suspended ? 'operator.suspend' : 'operator.unsuspend', { userId });
  return null;
}

/** For somebody who lost password and phone. @throws {AppError} resource.not-found, operator.not-yourself */
export async function resetPerson(
  context: RequestContext,
  { userId }: InputOf<typeof operatorApi.resetPerson>,
): Promise<OutputOf<typeof operatorApi.resetPerson>> {
  await requireOther(context, userId);
  await context.asSystem(async (db) => {
    await changeUser(db, userId, { passwordHash: null });
    await dropTwoStep(db, userId);
    await endAllSessionsOf(db, userId);
  });
  await recordOperation(context, 'operator.reset', { userId });
  return { link: await linkOf(context, userId) };
}

/** @throws {AppError} resource.not-found, operator.not-yourself */
export async function linkForPerson(
  context: RequestContext,
  { userId }: InputOf<typeof operatorApi.linkForPerson>,
): Promise<OutputOf<typeof operatorApi.linkForPerson>> {
  await requireOther(context, userId);
  await recordOperation(context, 'operator.link', { userId });
  return { link: await linkOf(context, userId) };
}

/** The token stands behind `#`, where no server and no log sees it. */
async function linkOf({ asSystem, caller, now }: RequestContext, userId: string): Promise<string> {
  const token = await asSystem((db) => issueSignInLink(db, userId, now()));
  return `${caller.origin}/login#link=${token}`;
}

async function requireOther({ asSystem, actor }: RequestContext, userId: string): Promise<void> {
  const user = await asSystem((db) => findUser(db, userId));
  if (user === undefined || user.deletedAt !== null) throw new AppError('resource.not-found');
  if (userId === actor.userId || user.administrator) throw new AppError('operator.not-yourself');
}

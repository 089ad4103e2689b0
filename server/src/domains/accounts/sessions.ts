import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context, RequestContext } from '../../platform/context.ts';
import { endSessionOf, listSessionsOf } from '../../platform/http/sessions/session-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deviceName } from './device-name.ts';

export async function listSessions(context: Context): Promise<OutputOf<typeof accountsApi.listSessions>> {
  const { userId, sessionId: current } = context.actor;
  const sessions = await context.asSystem((db) => listSessionsOf(db, userId, context.now()));
  return sessions.map(({ sessionId, userAgent, address, createdAt, lastSeenAt }) => ({
    sessionId,
    current: sessionId === current,
    device: deviceName(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** @throws {AppError} resource.not-found, also for sessions of others */
export async function endSession(
  context: RequestContext,
  { sessionId }: InputOf<typeof accountsApi.endSession>,
): Promise<null> {
  const { userId, organizationId, sessionId: current } = context.actor;
  if (sessionId === current) {
    await context.session.end();
  } else {
    const ended = await context.asSystem((db) => endSessionOf(db, userId, sessionId));
    if (!ended) throw new AppError('resource.not-found');
  }
  const event = {
    organizationId,
    actorId: userId,
    action: 'account.session-end',
    details: { sessionId },
  } as const;
  await recordAudit(context, event);
  return null;
}

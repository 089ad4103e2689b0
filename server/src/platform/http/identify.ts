import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import type { HttpSettings } from './http-settings.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';
import {
  endSessionOf,
  findSession,
  hashToken,
  isSuspendedSession,
  noteUse,
  type Session,
} from './sessions/session-store.ts';

/** Who calls, as far as the cookies tell. */
export interface Identity {
  readonly session?: Session;
  readonly actor?: Actor;
  /** The token of the living session. */
  readonly sessionToken?: string;
  /** An operator has suspended the user, which ended the session. */
  readonly suspended?: boolean;
}

/** Asked anew with each call, so that rights end at once. A session without a membership ends. */
export async function identify(
  { services, resolveRights }: HttpSettings,
  cookies: SessionCookies,
  request: FastifyRequest,
): Promise<Identity> {
  const sessionToken = cookies.sessionToken(request);
  if (sessionToken === undefined) return {};
  const { database } = services;
  const now = services.now();
  const tokenHash = hashToken(sessionToken);
  const [session, rights] = await database.systemTransaction(
    (db) => Promise.all([findSession(db, tokenHash, now), resolveRights(db, { tokenHash })]),
    'read',
  );
  if (session === undefined) {
    const suspended = await database.systemTransaction((db) => isSuspendedSession(db, tokenHash), 'read');
    return { suspended };
  }
  const { sessionId, userId, organizationId } = session;
  if (rights === undefined) {
    await database.systemTransaction((db) => endSessionOf(db, userId, sessionId));
    return {};
  }
  await noteUse(services, session, now);
  return { session, actor: { userId, organizationId, sessionId, ...rights }, sessionToken };
}

import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { HttpSettings } from './http-settings.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';
import { endSessionOf, openSession, type Session } from './sessions/session-store.ts';

/** Who calls, as far as the cookies tell. */
export interface Identity {
  readonly session?: Session;
  readonly actor?: Actor;
  /** The token of the living session. */
  readonly sessionToken?: string;
}

export async function identify(
  { services, resolveRights }: HttpSettings,
  cookies: SessionCookies,
  request: FastifyRequest,
): Promise<Identity> {
  const token = cookies.sessionToken(request);
  if (token === undefined) return {};
  const found = await services.database.systemTransaction((db) =>
    findActor(db, token, services.now(), resolveRights),
  );
  return found === undefined ? {} : { ...found, sessionToken: token };
}

/** Asked anew with each call, so that rights end at once. A session without a membership ends. */
export async function findActor(
  db: Db,
  token: string,
  now: Date,
  resolveRights: HttpSettings['resolveRights'],
): Promise<{ readonly session: Session; readonly actor: Actor } | undefined> {
  const session = await openSession(db, token, now);
  if (session === undefined) return undefined;
  const { sessionId, userId, organizationId } = session;
  const rights = await resolveRights(db, { userId, organizationId });
  if (rights === undefined) {
    await endSessionOf(db, userId, sessionId);
    return undefined;
  }
  return { session, actor: { userId, organizationId, sessionId, ...rights } };
}

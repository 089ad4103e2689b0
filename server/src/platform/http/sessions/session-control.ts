import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Caller, SessionControl, SessionStart } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { newToken, type SessionCookies } from './session-cookies.ts';
import { absoluteLimitMs, endSessionOf, insertSession, type Session } from './session-store.ts';

export interface SessionControlSettings {
  readonly session: Session | undefined;
  readonly caller: Caller;
  readonly cookies: SessionCookies;
  readonly now: Date;
  runAsSystem<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

/** Changes sessions in the transaction; the browser hears of it with the answer, after the commit. */
export interface PendingSession extends SessionControl {
  tellBrowser(reply: FastifyReply): void;
}

export function controlSession(settings: SessionControlSettings): PendingSession {
  const { session, cookies, runAsSystem } = settings;
  let tell: (reply: FastifyReply) => void = () => undefined;
  const endCurrent = async (db: Db) => {
    if (session !== undefined) await endSessionOf(db, session.userId, session.sessionId);
  };
  return {
    async start(user) {
      const token = newToken();
      await runAsSystem(async (db) => {
        await endCurrent(db);
        await insertSession(db, token, nextSession(settings, user));
      });
      tell = (reply) => cookies.setSession(reply, token);
    },
    async end() {
      await runAsSystem(endCurrent);
      tell = (reply) => cookies.clearSession(reply);
    },
    tellBrowser: (reply) => tell(reply),
  };
}

function nextSession({ session, caller, now }: SessionControlSettings, user: SessionStart): Session {
  const { userId, organizationId, ssoOrganizationId = null } = user;
  const samePerson = session?.userId === userId;
  return {
    userId,
    organizationId,
    ssoOrganizationId: samePerson ? session.ssoOrganizationId : ssoOrganizationId,
    confirmedAt: samePerson ? session.confirmedAt : now,
    sessionId: randomUUID(),
    address: caller.address,
    userAgent: caller.userAgent,
    createdAt: samePerson ? session.createdAt : now,
    lastSeenAt: now,
    expiresAt: samePerson ? session.expiresAt : new Date(now.getTime() + absoluteLimitMs),
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { csrfCookie } from '@transloom/contracts/answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { absoluteLimitMs } from './session-store.ts';

/** Cookies of one installation. Over https their names bind them to this host and to encryption. */
export interface SessionCookies {
  sessionToken(request: FastifyRequest): string | undefined;
  browserId(request: FastifyRequest): string | undefined;
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  setBrowserId(reply: FastifyReply, id: string): void;
}

/** Over https the name itself binds the cookie to this host. */
export const sessionCookieNames = { plain: 'sid', secure: '__Host-sid' } as const;

const seconds = absoluteLimitMs / 1000;
const yearSeconds = 365 * 24 * 60 * 60;

export function sessionCookies({ secure }: { readonly secure: boolean }): SessionCookies {
  const prefix = secure ? '__Host-' : '';
  const sid = secure ? sessionCookieNames.secure : sessionCookieNames.plain;
  const browser = `${prefix}browser`;
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    sessionToken: (request) => request.cookies[sid],
    browserId: (request) => request.cookies[browser],
    setSession(reply, token) {
      reply.setCookie(sid, token, { ...shared, httpOnly: true, maxAge: seconds });
      reply.setCookie(csrfCookie, csrfTokenOf(token), { ...shared, maxAge: seconds });
    },
    clearSession(reply) {
      reply.clearCookie(sid, { ...shared, httpOnly: true });
      reply.clearCookie(csrfCookie, shared);
    },
    setBrowserId: (reply, id) =>
      void reply.setCookie(browser, id, { ...shared, httpOnly: true, maxAge: yearSeconds }),
  };
}

/** 256 bits nobody can guess, for a session or a browser. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A value that only scripts of our pages can read and send back. The session's token cannot be derived from it. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('transloom csrf').digest('base64url');
}

import { csrfHeader } from '@transloom/contracts/answer';
import type { Access } from '@transloom/contracts/endpoint';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isSameSecret } from '../secrets/same-secret.ts';
import { namedLanguage } from './answer.ts';
import type { Identity } from './identify.ts';
import { csrfTokenOf } from './sessions/session-cookies.ts';

/**
 * Refuses calls that a page of somebody else makes with the user's cookies: such a page can set no header of its
 * own, and the browser names where it comes from.
 * @throws {AppError} request.forged
 */
export function requireOwnPage(request: FastifyRequest, publicUrl: URL | undefined): void {
  requireOwnOrigin(request, publicUrl);
  if (namedLanguage(request) === undefined) throw new AppError('request.forged');
}

/** @throws {AppError} request.forged */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('request.forged');
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) throw new AppError('request.forged');
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL | undefined): boolean {
  return origin === publicUrl?.origin || origin === `${request.protocol}://${request.host}`;
}

/** @throws {AppError} request.forged where the call of a signed-in user does not repeat the cookie `token` */
export function requireCsrfToken(request: FastifyRequest, sessionToken: string): void {
  const sent = String(request.headers[csrfHeader] ?? '');
  if (!isSameSecret(sent, csrfTokenOf(sessionToken))) throw new AppError('request.forged');
}

/** @throws {AppError} session.expired, session.suspended, access.denied */
export function requireAccess(access: Access, { actor, suspended }: Identity): void {
  if (access === 'public') return;
  if (actor === undefined) throw new AppError(suspended ? 'session.suspended' : 'session.expired');
  if (access === 'signed-in') return;
  const keys: readonly PermissionKey[] = typeof access === 'string' ? [access] : access;
  if (!keys.some((key) => actor.permissions.has(key))) throw new AppError('access.denied');
}

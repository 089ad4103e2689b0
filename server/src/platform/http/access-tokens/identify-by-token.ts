import type { Endpoint } from '@transloom/contracts/endpoint';
import { keysOfToken, scopesFor } from '@transloom/contracts/token-scopes';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../context.ts';
import type { HttpSettings } from '../http-settings.ts';
import { findToken, noteTokenUse } from './access-token-store.ts';

/** The token of `Authorization: Bearer …`; undefined where the call has no such header. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * The owner of the token, with the permission keys that the token passes on to this call.
 * @throws {AppError} token.invalid, token.browser-only, token.scope
 */
export async function identifyByToken(
  { services, resolveRights }: HttpSettings,
  request: FastifyRequest,
  { token, endpoint }: { readonly token: string; readonly endpoint: Endpoint },
): Promise<Actor> {
  const now = services.now();
  const found = await services.database.systemTransaction(async (db) => {
    const stored = await findToken(db, token, now);
    const rights = stored && (await resolveRights(db, stored));
    return rights && { stored, rights };
  }, 'read');
  if (found === undefined) throw new AppError('token.invalid');
  const { stored, rights } = found;
  const { userId, organizationId, scopes } = stored;
  const needed = scopesFor(endpoint);
  if (needed.length === 0) throw new AppError('token.browser-only');
  if (!needed.some((scope) => scopes.includes(scope)))
    throw new AppError('token.scope', { scopes: needed.join(', ') });
  await noteTokenUse(services, stored, { now, address: request.ip });
  return {
    userId,
    organizationId,
    role: rights.role,
    permissions: keysOfToken(rights.permissions, scopes, endpoint),
  };
}

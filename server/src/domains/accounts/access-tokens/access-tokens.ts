import { randomBytes, randomUUID } from 'node:crypto';
import type { AccessToken, accessTokensApi } from '@transloom/contracts/access-tokens';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import {
  deleteToken,
  insertToken,
  listTokensOf,
  type StoredToken,
  tokenPrefix,
} from '../../../platform/http/access-tokens/access-token-store.ts';
import { recordAudit } from '../../audit/record-audit.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownCharacters = 4;

export async function listTokens({ asSystem, actor }: Context): Promise<AccessToken[]> {
  const tokens = await asSystem((db) => listTokensOf(db, actor));
  return tokens.map(describe);
}

/** @throws {AppError} token.too-many */
export async function createToken(
  context: RequestContext,
  { name, scopes, days }: InputOf<typeof accessTokensApi.createToken>,
): Promise<OutputOf<typeof accessTokensApi.createToken>> {
  const { userId, organizationId } = context.actor;
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const createdAt = context.now();
  const stored = {
    tokenId: randomUUID(),
    userId,
    organizationId,
    name,
    scopes: [...new Set(scopes)],
    ending: token.slice(-shownCharacters),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
  };
  await context.asSystem(async (db) => {
    const others = await listTokensOf(db, context.actor);
    const limit = limits.tokensPerPerson;
    if (others.length >= limit) throw new AppError('token.too-many', { limit });
    await insertToken(db, token, stored);
  });
  const details = { tokenId: stored.tokenId, name, scopes: stored.scopes.join(' '), days };
  await record(context, 'account.token-create', details);
  return { token, accessToken: describe({ ...stored, lastUsedAt: null, lastAddress: null }) };
}

/** @throws {AppError} resource.not-found, also for tokens of others */
export async function revokeToken(
  context: RequestContext,
  { tokenId }: InputOf<typeof accessTokensApi.revokeToken>,
): Promise<null> {
  const { userId, organizationId } = context.actor;
  const deleted = await context.asSystem((db) => deleteToken(db, { userId, organizationId, tokenId }));
  if (!deleted) throw new AppError('resource.not-found');
  await record(context, 'account.token-revoke', { tokenId, name: deleted.name });
  return null;
}

function record(
  context: RequestContext,
  action: 'account.token-create' | 'account.token-revoke',
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { organizationId, userId: actorId } = context.actor;
  const { address } = context.caller;
  return recordAudit(context, { organizationId, actorId, action, details: { ...details, address } });
}

function describe({ tokenId, name, scopes, ending, lastAddress, ...times }: StoredToken): AccessToken {
  return {
    tokenId,
    name,
    scopes: [...scopes],
    ending,
    createdAt: times.createdAt.toISOString(),
    expiresAt: times.expiresAt.toISOString(),
    lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
    lastAddress,
  };
}

import { createHash } from 'node:crypto';
import { type TokenScope, tokenScopes } from '@transloom/contracts/token-scopes';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** Access tokens of all people; every function here needs a transaction of the system. */

export interface StoredToken {
  readonly tokenId: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly name: string;
  readonly ending: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly lastAddress: string | null;
}

type Owner = Pick<StoredToken, 'userId' | 'organizationId'>;

/** What every token begins with, so that scanners of source code find one that was committed. */
export const tokenPrefix = 'tlm_';

/** How exactly the last use is known; finer would write a row with every call. */
const usedStepMs = 60_000;

export function hashAccessToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export async function insertToken(
  db: Db,
  token: string,
  { scopes, ...stored }: Omit<StoredToken, 'lastUsedAt' | 'lastAddress'>,
): Promise<void> {
  await db
    .insertInto('accessToken')
    .values({ ...stored, scopes: [...scopes], tokenHash: hashAccessToken(token) })
    .execute();
}

/** The living token; undefined for one that has expired, was revoked or never was. */
export async function findToken(db: Db, token: string, now: Date): Promise<StoredToken | undefined> {
  const row = await tokens(db)
    .where('tokenHash', '=', hashAccessToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && asToken(row);
}

/** Expired ones too, newest first. */
export async function listTokensOf(
  db: Db,
  { userId, organizationId }: Owner,
): Promise<readonly StoredToken[]> {
  const rows = await tokens(db)
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenId')
    .execute();
  return rows.map(asToken);
}

/** The token that was deleted; undefined where its owner has none with this id. */
export async function deleteToken(
  db: Db,
  { userId, organizationId, tokenId }: Owner & Pick<StoredToken, 'tokenId'>,
): Promise<{ readonly name: string } | undefined> {
  return db
    .deleteFrom('accessToken')
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .where('tokenId', '=', tokenId)
    .returning('name')
    .executeTakeFirst();
}

export async function noteTokenUse(
  { database }: Services,
  { tokenId, lastUsedAt }: StoredToken,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < usedStepMs) return;
  const use = { lastUsedAt: now, lastAddress: address };
  await database.systemTransaction((db) =>
    db.updateTable('accessToken').set(use).where('tokenId', '=', tokenId).execute(),
  );
}

const columns = [
  'tokenId',
  'userId',
  'organizationId',
  'name',
  'ending',
  'scopes',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'lastAddress',
] as const;

function tokens(db: Db) {
  return db.selectFrom('accessToken').select(columns);
}

function asToken(row: Omit<StoredToken, 'scopes'> & { readonly scopes: readonly string[] }): StoredToken {
  return { ...row, scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)) };
}

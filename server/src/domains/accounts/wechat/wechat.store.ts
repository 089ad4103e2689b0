import type { Db } from '../../../platform/db/database.ts';

/** Every function here needs a transaction of the system. */

export type ScanState = 'waiting' | 'scanned' | 'bound' | 'conflict';

export interface WechatScanRow {
  readonly eventKeyHash: Buffer;
  readonly browserHash: Buffer;
  /** Who binds; null at sign-in. */
  readonly userId: string | null;
  readonly state: ScanState;
  readonly appId: string;
  readonly openId: string | null;
  readonly userAgent: string;
  readonly address: string;
  readonly expiresAt: Date;
}

export async function insertScan(
  db: Db,
  scan: Omit<WechatScanRow, 'state' | 'openId'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('wechatScan').where('expiresAt', '<=', now).execute();
  await db.insertInto('wechatScan').values(scan).execute();
}

/** The living scan; locked, so that two who look at it at once take turns. */
export async function lockScan(db: Db, eventKeyHash: Buffer, now: Date): Promise<WechatScanRow | undefined> {
  const row = await db
    .selectFrom('wechatScan')
    .selectAll()
    .where('eventKeyHash', '=', eventKeyHash)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as ScanState };
}

export async function updateScan(
  db: Db,
  eventKeyHash: Buffer,
  change: Pick<WechatScanRow, 'state' | 'openId'>,
): Promise<void> {
  await db.updateTable('wechatScan').set(change).where('eventKeyHash', '=', eventKeyHash).execute();
}

export async function deleteScan(db: Db, eventKeyHash: Buffer): Promise<void> {
  await db.deleteFrom('wechatScan').where('eventKeyHash', '=', eventKeyHash).execute();
}

interface Identity {
  readonly appId: string;
  readonly openId: string;
}

export async function userOfWechat(db: Db, { appId, openId }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('wechatAccount')
    .select('userId')
    .where('appId', '=', appId)
    .where('openId', '=', openId)
    .executeTakeFirst();
  return row?.userId;
}

export async function hasWechat(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wechatAccount')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where this WeChat, or this user, is bound already. */
export async function bindWechat(
  db: Db,
  identity: Identity & { readonly userId: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wechatAccount')
    .values({ ...identity, boundAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteWechat(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wechatAccount')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Bindings whose union id WeChat has to be asked for, the oldest first. */
export function selectUnchecked(db: Db, count: number): Promise<Identity[]> {
  return db
    .selectFrom('wechatAccount')
    .select(['appId', 'openId'])
    .where('unionCheckedAt', 'is', null)
    .orderBy('boundAt')
    .limit(count)
    .execute();
}

export async function updateUnionId(
  db: Db,
  { appId, openId, ...change }: Identity & { readonly unionId: string | null; readonly unionCheckedAt: Date },
): Promise<void> {
  await db
    .updateTable('wechatAccount')
    .set(change)
    .where('appId', '=', appId)
    .where('openId', '=', openId)
    .execute();
}

/** False for a message that was taken before. */
export async function takePush(
  db: Db,
  pushKey: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  await db.deleteFrom('wechatPush').where('expiresAt', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wechatPush')
    .values({ pushKey, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

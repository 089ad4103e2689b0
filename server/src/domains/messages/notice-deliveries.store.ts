import { interfaceLanguages } from '@transloom/contracts/answer';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { type NoticeKind, noticeKinds } from './notice-kinds.ts';
import { type NoticeParams, noticeParamSchema } from './notice-params.ts';

/** A notice that is to leave the product. */
export interface NoticeDelivery {
  readonly deliveryId: string;
  readonly userId: string;
  readonly channel: 'mail' | 'webhook';
  readonly digest: boolean;
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

export async function insertNoticeDeliveries(db: Db, deliveries: readonly NoticeDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ params, dueAt, ...delivery }) => ({
    ...delivery,
    params: JSON.stringify(params),
    nextTryAt: dueAt,
  }));
  await db.insertInto('noticeDelivery').values(rows).execute();
}

const deliverySchema = z.object({
  deliveryId: z.string(),
  userId: z.string(),
  kind: z.custom<NoticeKind>((kind) => typeof kind === 'string' && kind in noticeKinds),
  params: z.record(z.string(), noticeParamSchema),
  link: z.string().nullable(),
  tries: z.number(),
  createdAt: z.date(),
  email: z.string().nullable(),
  language: z.enum(interfaceLanguages).catch('zh-CN'),
});
export type DueDelivery = z.infer<typeof deliverySchema>;

const batch = 20;
const digestBatch = 500;

interface Claim extends Pick<NoticeDelivery, 'channel' | 'digest'> {
  readonly now: Date;
  /** For so long they belong to the caller. */
  readonly until: Date;
}

/** Deliveries that are due, those of a person together, oldest first. */
export async function claimDeliveries(
  db: Db,
  { channel, digest, now, until }: Claim,
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<Record<string, unknown>>`
    update notice_delivery due set next_try_at = ${until}, tries = due.tries + 1
    from user_account account
    where account.user_id = due.user_id and delivery_id in (
      select delivery_id from notice_delivery
      where next_try_at <= ${now} and channel = ${channel} and digest = ${digest}
      order by user_id, next_try_at limit ${digest ? digestBatch : batch} for update skip locked)
    returning delivery_id as "deliveryId", due.user_id as "userId", kind, params, link, tries,
      due.created_at as "createdAt", email, language`.execute(db);
  return rows
    .map((row) => deliverySchema.parse(row))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export async function deleteDeliveries(db: Db, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  await db.deleteFrom('noticeDelivery').where('deliveryId', 'in', deliveryIds).execute();
}

export async function putOffDeliveries(
  db: Db,
  deliveryIds: readonly string[],
  nextTryAt: Date,
): Promise<void> {
  if (deliveryIds.length === 0) return;
  await db.updateTable('noticeDelivery').set({ nextTryAt }).where('deliveryId', 'in', deliveryIds).execute();
}

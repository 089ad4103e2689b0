import { type ChatWebhookVendor, chatWebhookVendorSchema } from '@transloom/contracts/account-settings';
import type { Db } from '../../platform/db/database.ts';

export interface StoredWebhook {
  readonly id: string;
  readonly userId: string;
  readonly vendor: ChatWebhookVendor;
  readonly settings: unknown;
  readonly secrets: unknown;
  /** Why it did not take the last notice; null where it did. */
  readonly failure: string | null;
  readonly failedAt: Date | null;
}

/** In a transaction of the system, as all here. */
export async function selectWebhook(db: Db, userId: string): Promise<StoredWebhook | undefined> {
  const row = await db
    .selectFrom('noticeWebhook')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && { ...row, vendor: chatWebhookVendorSchema.parse(row.vendor) };
}

interface NewWebhook extends Pick<StoredWebhook, 'id' | 'userId' | 'vendor'> {
  readonly settings: object;
  readonly secrets: object;
  readonly createdAt: Date;
}

/** Instead of the one that there was. */
export async function replaceWebhook(db: Db, { settings, secrets, ...webhook }: NewWebhook): Promise<void> {
  await deleteWebhook(db, webhook.userId);
  const json = { settings: JSON.stringify(settings), secrets: JSON.stringify(secrets) };
  await db
    .insertInto('noticeWebhook')
    .values({ ...webhook, ...json })
    .execute();
}

export async function deleteWebhook(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('noticeWebhook').where('userId', '=', userId).execute();
}

const keptCharacters = 300;

export async function noteWebhookAnswer(
  db: Db,
  id: string,
  failure: string | null,
  now: Date,
): Promise<void> {
  const told =
    failure === null
      ? { failure: null, failedAt: null }
      : { failure: failure.slice(0, keptCharacters), failedAt: now };
  await db.updateTable('noticeWebhook').set(told).where('id', '=', id).execute();
}

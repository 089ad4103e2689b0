import type { StoredWebhookAnswer, WebhookEvent } from '@transloom/contracts/webhooks';
import type { Db } from '../../platform/db/database.ts';

export interface WebhookValues {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly active: boolean;
  readonly updatedAt: Date;
}

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

/** That of the organization of the transaction. */
export function findWebhook(db: Db) {
  return db.selectFrom('webhook').selectAll().executeTakeFirst();
}

export async function storeWebhook(db: Db, { secrets, ...values }: WebhookValues): Promise<void> {
  const row = { ...values, secrets: JSON.stringify(secrets) };
  const { url, active, updatedAt } = values;
  await db
    .insertInto('webhook')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('organizationId').doUpdateSet({ url, active, updatedAt, secrets: row.secrets }),
    )
    .execute();
}

export async function deleteWebhook(db: Db): Promise<void> {
  await db.deleteFrom('webhook').execute();
}

export interface NewDelivery {
  readonly id: string;
  readonly organizationId: string;
  readonly projectId: string;
  readonly event: WebhookEvent;
  readonly body: object;
  readonly createdAt: Date;
}

export async function insertDelivery(db: Db, { body, ...delivery }: NewDelivery): Promise<void> {
  await db
    .insertInto('webhookDelivery')
    .values({ ...delivery, body: JSON.stringify(body) })
    .execute();
}

export function findDelivery(db: Db, deliveryId: string) {
  return db.selectFrom('webhookDelivery').selectAll().where('id', '=', deliveryId).executeTakeFirst();
}

const mostShown = 20;

export function findDeliveries(db: Db, projectId: string) {
  return db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .limit(mostShown)
    .execute();
}

export interface DeliveryChange {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly tries?: number;
  readonly answer?: StoredWebhookAnswer;
  readonly triedAt?: Date;
}

export async function updateDelivery(
  db: Db,
  deliveryId: string,
  { answer, ...change }: DeliveryChange,
): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ ...change, ...(answer && { answer: JSON.stringify(answer) }) })
    .where('id', '=', deliveryId)
    .execute();
}

import {
  type WebhookDelivery,
  type WebhookEvent,
  webhookAnswerSchema,
  webhookDeliverySchema,
} from '@transloom/contracts/webhooks';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import {
  findDeliveries,
  findDelivery,
  findWebhook,
  insertDelivery,
  updateDelivery,
} from './webhooks.store.ts';
import { deliverJob } from './webhooks-job-kinds.ts';

export interface ProjectEvent {
  readonly projectId: string;
  readonly event: WebhookEvent;
  readonly data: object;
}

/** Host of the outside system that is told; null where there is none or it is switched off. */
export async function toldHost({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const row = await findWebhook(db);
  return row?.active === true ? new URL(row.url).host : null;
}

/** Tells the outside system of something after the commit; nothing where there is none. */
export async function tellOutside(context: Context, { projectId, event, data }: ProjectEvent): Promise<void> {
  if ((await toldHost(context)) === null) return;
  const id = newId();
  const { organizationId } = context.actor;
  await insertDelivery(context.db, {
    id,
    organizationId,
    projectId,
    event,
    body: data,
    createdAt: context.now(),
  });
  await context.enqueue(deliverJob, { deliveryId: id });
}

/** What the outside system was told of a project, newest first. */
export async function deliveriesOf(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<WebhookDelivery[]> {
  return (await findDeliveries(db, projectId)).map(shown);
}

/** Sends it now, with all tries before it. @throws {AppError} resource.not-found, webhook.none */
export async function sendDeliveryAgain(
  context: Context,
  { projectId, deliveryId }: { readonly projectId: string; readonly deliveryId: string },
): Promise<void> {
  const delivery = await findDelivery(context.db, deliveryId);
  if (delivery?.projectId !== projectId) throw new AppError('resource.not-found');
  if ((await toldHost(context)) === null) throw new AppError('webhook.none');
  await updateDelivery(context.db, deliveryId, { state: 'waiting', tries: 0 });
  await context.enqueue(deliverJob, { deliveryId });
}

type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

function shown(row: DeliveryRow): WebhookDelivery {
  return webhookDeliverySchema.parse({
    deliveryId: row.id,
    event: row.event,
    state: row.state,
    tries: row.tries,
    answer: row.answer === null ? null : webhookAnswerSchema.parse(row.answer),
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
  });
}

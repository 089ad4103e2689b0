import { webhookEvents } from '@transloom/contracts/webhooks';
import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../platform/queue/last-write.ts';
import type { WebhookAnswer } from '../../providers/webhooks/post-webhook.ts';
import { postSigned } from './post-signed.ts';
import { findDelivery, findWebhook, updateDelivery } from './webhooks.store.ts';
import { deliverJob } from './webhooks-job-kinds.ts';

const mostTries = 6;
/** 1 minute, then four times as long before each further try: about six hours in all. */
const pauseSeconds = (tries: number) => 60 * 4 ** (tries - 1);

/** Sends what waits; what was not taken is sent again after a pause, and given up after the last try. */
export async function deliver(
  job: JobContext,
  { deliveryId }: z.output<typeof deliverJob.payload>,
): Promise<LastWrite> {
  const { delivery, webhook } = await job.transact(async ({ db }) => ({
    delivery: await findDelivery(db, deliveryId),
    webhook: await findWebhook(db),
  }));
  if (delivery?.state !== 'waiting') return nothingLeft;
  if (webhook?.active !== true) return ({ db }) => updateDelivery(db, deliveryId, { state: 'failed' });
  const event = webhookEvents.find((one) => one === delivery.event) ?? 'webhook.test';
  const told = { id: deliveryId, event, data: delivery.body as object };
  const answer = await postSigned(job, webhook, told, job.signal);
  return afterTry(deliveryId, delivery.tries + 1, answer);
}

function afterTry(
  deliveryId: string,
  tries: number,
  { taken, status, text, failure }: WebhookAnswer,
): LastWrite {
  return async ({ db, now, enqueue }) => {
    const state = taken ? 'delivered' : tries < mostTries ? 'waiting' : 'failed';
    const answer = { status, text, failure };
    await updateDelivery(db, deliveryId, { state, tries, answer, triedAt: now() });
    if (state === 'waiting') await enqueue(deliverJob, { deliveryId }, { delaySeconds: pauseSeconds(tries) });
  };
}

import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const deliverJob = defineJob({
  kind: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.uuid() }),
  whenRepeated: 'Sends it again under the same id; nothing for one that was delivered or given up.',
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 4,
});

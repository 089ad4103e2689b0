import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';
import { defineRemovalJob } from '../assets/asset-job-kinds.ts';

export const prepareCorpusJob = defineJob({
  kind: 'custom-engines.prepare-corpus',
  payload: z.object({ customEngineId: z.uuid() }),
  whenRepeated: 'Reads the files that are not read to their end, and looks through all pairs anew.',
  retries: 3,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

const version = z.object({ customEngineId: z.uuid(), number: z.number().int() });

export const buildVersionJob = defineJob({
  kind: 'custom-engines.build-version',
  payload: version,
  whenRepeated: 'Builds it anew from the same pairs; what it stored before is written over.',
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

/** Carried out by the engines: it takes the base engine. */
export const postEditVersionJob = defineJob({
  kind: 'custom-engines.post-edit-version',
  payload: version,
  whenRepeated: 'Asks the base engine for what it has not translated yet, and trains anew on all of it.',
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

/** Carried out by the engines: it takes the base engine as well. */
export const measureVersionJob = defineJob({
  kind: 'custom-engines.measure-version',
  payload: version,
  whenRepeated: 'Translates what it has not translated yet of the held-out part, and scores all of it.',
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const removeCustomEngineJob = defineRemovalJob({
  kind: 'custom-engines.remove-engine',
  payload: z.object({ customEngineId: z.uuid() }),
});

export const orderTrainingJob = defineJob({
  kind: 'custom-engines.order-training',
  payload: version,
  whenRepeated:
    'Hands in what the trainer lacks of the corpus; it trains an order once, however often it is given.',
  retries: 3,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

/** Training takes days, so each of these looks once and leaves the next look to another. */
export const followTrainingJob = defineJob({
  kind: 'custom-engines.follow-training',
  payload: version,
  whenRepeated: 'Asks the trainer again.',
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
});

/** Cancels or removes a run at a trainer that nobody waits for any more. */
export const settleTrainingJob = defineJob({
  kind: 'custom-engines.settle-training',
  payload: z.object({
    trainerId: z.uuid(),
    orderId: z.string(),
    reference: z.string().nullable(),
    wish: z.enum(['cancel', 'remove']),
    /** The version it was for. */
    version,
    tries: z.number().int(),
  }),
  whenRepeated: 'Tells it again; the trainer does nothing then.',
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
});

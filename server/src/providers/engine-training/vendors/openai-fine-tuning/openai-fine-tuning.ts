import { z } from 'zod';
import { connectChat } from '../../../machine-translation/vendors/openai-compatible/connect-chat.ts';
import type { SafeFetch } from '../../../safe-fetch/safe-fetch.ts';
import type { CorpusSize, Trainer, TrainerVendor, TrainingEstimate } from '../../trainer.ts';
import { FineTuningLine } from './fine-tuning-line.ts';
import { cancelOrder, giveOrder, lookAtOrder, removeOrder } from './fine-tuning-orders.ts';
import { type FineTuningSettings, fineTuningSettingsSchema, usualEpochs } from './fine-tuning-settings.ts';
import { pairsPerExample } from './training-file.ts';

/** OpenAI's fine-tuning API, which several vendors and servers of one's own speak as well. */
export const openaiFineTuning: TrainerVendor = {
  id: 'openai-fine-tuning',
  name: 'OpenAI Fine-tuning',
  instructable: true,
  settings: fineTuningSettingsSchema,
  secretSettings: ['apiKey', 'webhookSecret'],
  reportKey: ({ webhookSecret = '' }) =>
    webhookSecret === '' ? undefined : Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64'),
  runOfReport(report) {
    const { data: event } = jobEventSchema.safeParse(report);
    return event && { reference: event.data.id };
  },
  connect: (settings, { fetch }) => connect(fineTuningSettingsSchema.parse(settings), fetch),
};

/** The vendor tells of the ends of jobs alone. */
const jobEventSchema = z.object({
  type: z.string().startsWith('fine_tuning.job.'),
  data: z.object({ id: z.string().min(1).max(200) }),
});

function connect(settings: FineTuningSettings, fetch: SafeFetch): Trainer {
  const line = new FineTuningLine(settings, fetch);
  return {
    async describe(signal) {
      await line.models(signal);
      return settings.model;
    },
    estimate: async (size) => estimateOf(size, settings),
    order: (order) => giveOrder(line, settings, order),
    look: (key, signal) => lookAtOrder(line, key, signal),
    cancel: (key, signal) => cancelOrder(line, key, signal),
    remove: (key, signal) => removeOrder(line, key, signal),
    connect: ({ model }) => connectChat('openai-fine-tuning', { ...settings, model }, { fetch }),
  };
}

/** Rough for all tokenizers of today: four letters of Latin script are one, and so is a sign of Chinese. */
const bytesPerToken = 3.5;
/** The rules that stand before each example, and what JSON takes. */
const bytesPerExample = 1_700;
const bytesPerPair = 40;

/** List price times tokens times epochs. */
function estimateOf(
  { pairs, sourceBytes, targetBytes }: CorpusSize,
  settings: FineTuningSettings,
): TrainingEstimate {
  const { epochs = usualEpochs, pricePerMillion, currency } = settings;
  const examples = Math.ceil(pairs / pairsPerExample);
  const bytes = sourceBytes + targetBytes + examples * bytesPerExample + pairs * bytesPerPair;
  const tokens = Math.round((bytes / bytesPerToken) * epochs);
  const amount =
    pricePerMillion === undefined ? null : Math.ceil((tokens / 1e6) * pricePerMillion * 100) / 100;
  return { tokens, cost: amount === null ? null : { currency, amount }, seconds: null };
}

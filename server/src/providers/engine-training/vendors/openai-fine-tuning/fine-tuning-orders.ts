import type { RunKey, TrainingOrder, TrainingRun } from '../../trainer.ts';
import type { FineTuningJob, FineTuningLine, VendorFile } from './fine-tuning-line.ts';
import { type FineTuningSettings, usualEpochs } from './fine-tuning-settings.ts';
import { formWithFile, trainingLines } from './training-file.ts';

const ended: ReadonlySet<string> = new Set(['failed', 'cancelled']);
const orderField = 'transloom_order';

/**
 * The vendor has no names of ours: an order is known by its file's name and by what its job says of itself, so that
 * giving it again finds what an earlier try began.
 */
export async function giveOrder(
  line: FineTuningLine,
  { model, epochs = usualEpochs }: FineTuningSettings,
  order: TrainingOrder,
): Promise<string> {
  const { orderId, signal, onProgress } = order;
  const before = await findJob(line, orderId, signal);
  if (before !== undefined && !ended.has(before.status)) return before.id;
  const file = (await findFile(line, orderId, signal)) ?? (await uploadFile(line, order));
  await onProgress(1);
  const job = await line.createJob(
    {
      model,
      training_file: file.id,
      suffix: 'transloom',
      method: { type: 'supervised', supervised: { hyperparameters: { n_epochs: epochs } } },
      metadata: { [orderField]: orderId },
    },
    signal,
  );
  return job.id;
}

async function uploadFile(line: FineTuningLine, order: TrainingOrder): Promise<VendorFile> {
  const { orderId, pairs, signal } = order;
  const lines = () => trainingLines(pairs(), order);
  const form = await formWithFile({ purpose: 'fine-tune' }, fileName(orderId), lines);
  return line.uploadFile(form, signal);
}

function fileName(orderId: string): string {
  return `transloom-${orderId}.jsonl`;
}

/** A file is there whole or not at all. */
async function findFile(line: FineTuningLine, orderId: string, signal: AbortSignal) {
  const name = fileName(orderId);
  return (await line.files(signal)).find(({ filename }) => filename === name);
}

/** The newest of an order. */
async function findJob(line: FineTuningLine, orderId: string, signal: AbortSignal) {
  return (await line.jobs(signal)).find(({ metadata }) => metadata?.[orderField] === orderId);
}

function jobOf(line: FineTuningLine, { orderId, reference }: RunKey, signal: AbortSignal) {
  return reference === null ? findJob(line, orderId, signal) : line.job(reference, signal);
}

export async function lookAtOrder(
  line: FineTuningLine,
  key: RunKey,
  signal: AbortSignal,
): Promise<TrainingRun> {
  const job = await jobOf(line, key, signal);
  if (job === undefined) return { state: 'gone' };
  const { status, fine_tuned_model: model, trained_tokens: tokens, error } = job;
  if (status === 'succeeded') return { state: 'trained', model: model ?? '', tokens: tokens ?? null };
  if (status === 'failed') return { state: 'failed', reason: error?.code ?? 'failed' };
  if (status === 'cancelled') return { state: 'cancelled' };
  if (status !== 'running') return { state: 'waiting', share: null };
  return { state: 'running', share: (await line.shareOf(job.id, signal)) ?? null };
}

export async function cancelOrder(line: FineTuningLine, key: RunKey, signal: AbortSignal): Promise<void> {
  const job = await jobOf(line, key, signal);
  if (job !== undefined && !hasEnded(job)) await line.cancelJob(job.id, signal);
}

function hasEnded({ status }: FineTuningJob): boolean {
  return status === 'succeeded' || ended.has(status);
}

export async function removeOrder(line: FineTuningLine, key: RunKey, signal: AbortSignal): Promise<void> {
  const job = await jobOf(line, key, signal);
  if (job !== undefined && !hasEnded(job)) await line.cancelJob(job.id, signal);
  const model = job?.fine_tuned_model;
  if (model) await line.delete(`models/${encodeURIComponent(model)}`, signal);
  const file = job?.training_file ?? (await findFile(line, key.orderId, signal))?.id;
  if (file) await line.delete(`files/${encodeURIComponent(file)}`, signal);
}

import { z } from 'zod';
import { EngineError } from '../../../machine-translation/engine-error.ts';
import { requiredSetting } from '../../../machine-translation/vendors/api/settings.ts';
import type { Trainer, TrainerVendor, TrainingOrder, TrainingRun } from '../../trainer.ts';
import {
  estimateSchema,
  type RunAnswer,
  reportSchema,
  runSchema,
  type StartOrder,
  trainerDescriptionSchema,
} from '../../trainer-protocol.ts';
import { TrainerAnswerError, TrainerLine } from './ask-trainer.ts';
import { corpusParts } from './corpus-parts.ts';
import { connectTrained } from './trained-engine.ts';

const settingsSchema = z.object({ baseUrl: z.url(), apiKey: requiredSetting });

/** A server that speaks the protocol of docs/reference/trainer-protocol.md, such as `transloom trainer`. */
export const transloomTrainer: TrainerVendor = {
  id: 'transloom-trainer',
  name: 'Transloom Trainer',
  instructable: false,
  settings: settingsSchema,
  secretSettings: ['apiKey'],
  reportKey: ({ apiKey = '' }) => (apiKey === '' ? undefined : Buffer.from(apiKey)),
  runOfReport(report) {
    const { data } = reportSchema.safeParse(report);
    return data && { orderId: data.runId };
  },
  connect: (settings, { fetch }) => connect(new TrainerLine(settingsSchema.parse(settings), fetch)),
};

function connect(line: TrainerLine): Trainer {
  return {
    async describe(signal) {
      const { name, version } = await describe(line, signal);
      return `${name} ${version}`.trim();
    },
    async estimate(size, signal) {
      const estimate = await line.ask('estimates', estimateSchema, { method: 'POST', body: size, signal });
      return { ...estimate, tokens: null };
    },
    order: (order) => giveOrder(line, order),
    look: ({ orderId }, signal) => look(line, orderId, signal),
    cancel: ({ orderId }, signal) =>
      unlessGone(line.tell(`runs/${orderId}/cancel`, { method: 'POST', signal })),
    remove: ({ orderId }, signal) => unlessGone(line.tell(`runs/${orderId}`, { method: 'DELETE', signal })),
    connect: (trained) => connectTrained(line, trained),
  };
}

/** A trainer that speaks no version of the protocol that we speak is none. */
async function describe(line: TrainerLine, signal: AbortSignal) {
  const description = await line.ask('trainer', trainerDescriptionSchema, { signal });
  if (!description.versions.includes(1)) throw new EngineError('bad-output', 'speaks another version');
  return description;
}

/** Largest size of one part, so that no trainer makes us hold a whole corpus in memory. */
const mostPartBytes = 1_000_000;

async function giveOrder(line: TrainerLine, order: TrainingOrder): Promise<string> {
  const { orderId, sourceLanguage, targetLanguage, signal, onProgress } = order;
  const { mostPartBytes: theirs } = await describe(line, signal);
  const partBytes = Math.min(theirs, mostPartBytes);
  const parts: { readonly sha256: string; readonly bytes: number }[] = [];
  let pairs = 0;
  for await (const part of corpusParts(order.pairs(), partBytes)) {
    parts.push({ sha256: part.sha256, bytes: part.bytes });
    pairs += part.pairs;
  }
  const body = { sourceLanguage, targetLanguage, pairs, parts };
  const run = await line.ask(`runs/${orderId}`, runSchema, { method: 'PUT', body, signal });
  const missing = new Set(run.missingParts);
  let number = 0;
  for await (const part of corpusParts(order.pairs(), partBytes)) {
    number += 1;
    if (missing.has(number)) await sendPart(line, { orderId, number, ...part, signal });
    await onProgress(number / parts.length);
  }
  const start: StartOrder = { reports: order.reportsTo };
  if (run.state !== 'trained')
    await line.tell(`runs/${orderId}/start`, { method: 'POST', body: start, signal });
  return orderId;
}

interface SentPart {
  readonly orderId: string;
  readonly number: number;
  readonly lines: string;
  readonly sha256: string;
  readonly signal: AbortSignal;
}

function sendPart(line: TrainerLine, { orderId, number, lines, sha256, signal }: SentPart): Promise<void> {
  const digest = Buffer.from(sha256, 'hex').toString('base64');
  return line.tell(`runs/${orderId}/parts/${number}`, {
    method: 'PUT',
    body: lines,
    signal,
    headers: { 'content-type': 'application/jsonl', 'content-digest': `sha-256=:${digest}:` },
  });
}

async function look(line: TrainerLine, orderId: string, signal: AbortSignal): Promise<TrainingRun> {
  const run = await line.ask(`runs/${orderId}`, runSchema, { signal }).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  return run === undefined ? { state: 'gone' } : runOf(run);
}

function runOf({ state, share, error, model }: RunAnswer): TrainingRun {
  if (state === 'trained') return { state, model: model ?? '', tokens: null };
  if (state === 'failed') return { state, reason: error?.code ?? '' };
  if (state === 'cancelled') return { state };
  return { state: state === 'running' ? 'running' : 'waiting', share };
}

async function unlessGone(call: Promise<void>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/** Only where the trainer says so itself; an address without a trainer is another matter. */
function isGone(error: unknown): boolean {
  return error instanceof TrainerAnswerError && error.code === 'not-found';
}

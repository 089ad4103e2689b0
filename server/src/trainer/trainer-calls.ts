import { createHash } from 'node:crypto';
import {
  corpusLineSchema,
  corpusSizeSchema,
  type RunAnswer,
  type RunOrder,
  runOrderSchema,
  startOrderSchema,
  translationOrderSchema,
} from '../providers/engine-training/trainer-protocol.ts';
import { askModel } from '../providers/machine-translation/vendors/statistical/ask-model.ts';
import { readModelFile } from '../providers/machine-translation/vendors/statistical/statistical-models.ts';
import type { RunFolder, RunRecord } from './run-folder.ts';
import { TrainerRefusal } from './trainer-refusal.ts';
import type { TrainingQueue } from './training-queue.ts';

export const trainerBounds = { leastPairs: 20, mostPairs: 100_000, mostPartBytes: 4_000_000 };

/** What a trainer does, one function for each call of the protocol; over HTTP in trainer-server.ts. */
export interface TrainerCalls {
  describe(): object;
  estimate(body: unknown): object;
  order(runId: string, body: unknown): Promise<RunAnswer>;
  takePart(runId: string, part: { number: number; lines: Buffer; digest: string }): Promise<RunAnswer>;
  start(runId: string, body: unknown): Promise<RunAnswer>;
  look(runId: string): Promise<RunAnswer>;
  cancel(runId: string): Promise<RunAnswer>;
  remove(runId: string): Promise<void>;
  translate(runId: string, body: unknown, signal: AbortSignal): Promise<object>;
}

export function trainerCalls(
  folder: RunFolder,
  queue: TrainingQueue,
  { version }: { readonly version: string },
): TrainerCalls {
  const shown = (run: RunRecord) => shownRun(folder, queue, run);
  return {
    describe: () => ({
      protocol: 'transloom-trainer',
      versions: [1],
      ...trainerBounds,
      name: 'Transloom statistical trainer',
      version,
    }),
    estimate: (body) => ({ cost: null, seconds: estimatedSeconds(corpusSizeSchema.parse(body)) }),
    order: async (runId, body) => shown(await giveOrder(folder, runId, runOrderSchema.parse(body))),
    async takePart(runId, part) {
      const run = await requireRun(folder, runId);
      await takePart(folder, run, part);
      return shown(run);
    },
    start: async (runId, body) => {
      const { reports = null } = startOrderSchema.parse(body ?? {});
      return shown(await start(folder, queue, { run: await requireRun(folder, runId), reportsTo: reports }));
    },
    look: async (runId) => shown(await requireRun(folder, runId)),
    cancel: async (runId) => shown(await cancel(folder, queue, await requireRun(folder, runId))),
    async remove(runId) {
      queue.drop(runId);
      await folder.remove(runId);
    },
    translate: async (runId, body, signal) => {
      const { texts } = translationOrderSchema.parse(body);
      return translate(folder, await requireRun(folder, runId), { texts, signal });
    },
  };
}

/** A run as it crosses the wire. */
export async function shownRun(folder: RunFolder, queue: TrainingQueue, run: RunRecord): Promise<RunAnswer> {
  const { runId, state, error, model } = run;
  const share = state === 'trained' ? 1 : queue.shareOf(runId);
  return { runId, state, share, error, model, missingParts: await missingParts(folder, run) };
}

/** Measured: 60 seconds of processor time for 2.9 MB, 12,000 pairs of English and Chinese. */
const secondsPerMillionBytes = 20;

function estimatedSeconds({
  sourceBytes,
  targetBytes,
}: {
  sourceBytes: number;
  targetBytes: number;
}): number {
  return Math.ceil(10 + ((sourceBytes + targetBytes) / 1e6) * secondsPerMillionBytes);
}

async function requireRun(folder: RunFolder, runId: string): Promise<RunRecord> {
  const run = await folder.find(runId);
  if (run === undefined) throw new TrainerRefusal('not-found', 'There is no run of this name.');
  return run;
}

async function missingParts(folder: RunFolder, { runId, order }: RunRecord): Promise<number[]> {
  const here = await folder.parts(runId);
  return order.parts.flatMap((_, i) => (here.has(i + 1) ? [] : [i + 1]));
}

/** The same order given again is the run that is there. */
async function giveOrder(folder: RunFolder, runId: string, order: RunOrder): Promise<RunRecord> {
  checkOrder(order);
  const run: RunRecord = {
    runId,
    order,
    state: 'receiving',
    error: null,
    model: null,
    reportsTo: null,
    createdAt: new Date().toISOString(),
    startedAt: null,
    finishedAt: null,
  };
  const there = (await folder.change(runId, (before) => (before === undefined ? run : undefined))) ?? run;
  if (JSON.stringify(there.order) === JSON.stringify(order)) return there;
  throw new TrainerRefusal('other-order', 'A run of this name was ordered with something else.');
}

function checkOrder({ pairs, parts }: RunOrder): void {
  const { leastPairs, mostPairs, mostPartBytes } = trainerBounds;
  if (pairs < leastPairs) throw new TrainerRefusal('too-few-pairs', `At least ${leastPairs} pairs.`);
  if (pairs > mostPairs) throw new TrainerRefusal('too-many-pairs', `At most ${mostPairs} pairs.`);
  if (parts.some(({ bytes }) => bytes > mostPartBytes))
    throw new TrainerRefusal('too-large', `A part has at most ${mostPartBytes} bytes.`);
}

async function takePart(
  folder: RunFolder,
  { runId, order }: RunRecord,
  { number, lines, digest }: { readonly number: number; readonly lines: Buffer; readonly digest: string },
): Promise<void> {
  const ordered = order.parts[number - 1];
  if (ordered === undefined) throw new TrainerRefusal('not-found', 'The order has no part of this number.');
  const hash = createHash('sha256').update(lines).digest();
  if (hash.toString('hex') !== ordered.sha256 || digest !== `sha-256=:${hash.toString('base64')}:`)
    throw new TrainerRefusal('checksum', 'The bytes that came are not those of the order.');
  checkLines(lines);
  await folder.savePart(runId, number, lines);
}

function checkLines(lines: Buffer): void {
  for (const [i, line] of lines.toString('utf8').split('\n').entries()) {
    if (line !== '' && !isPair(line)) throw new TrainerRefusal('invalid', `Line ${i + 1} is no pair.`);
  }
}

function isPair(line: string): boolean {
  try {
    return corpusLineSchema.safeParse(JSON.parse(line)).success;
  } catch {
    return false;
  }
}

/** Nothing happens to one that waits, runs or is trained. */
async function start(
  folder: RunFolder,
  queue: TrainingQueue,
  { run, reportsTo }: { readonly run: RunRecord; readonly reportsTo: string | null },
): Promise<RunRecord> {
  const missing = await missingParts(folder, run);
  if (missing.length > 0)
    throw new TrainerRefusal('incomplete', `Parts are missing: ${missing.slice(0, 20)}.`);
  const startedAt = new Date().toISOString();
  const started = await folder.change(run.runId, (before) =>
    before === undefined || ['waiting', 'running', 'trained'].includes(before.state)
      ? undefined
      : { ...before, state: 'waiting', error: null, startedAt, finishedAt: null, reportsTo },
  );
  if (started?.state === 'waiting') queue.add(run.runId);
  return started ?? run;
}

async function cancel(folder: RunFolder, queue: TrainingQueue, run: RunRecord): Promise<RunRecord> {
  queue.drop(run.runId);
  const finishedAt = new Date().toISOString();
  const cancelled = await folder.change(run.runId, (before) =>
    before === undefined || ['trained', 'failed', 'cancelled'].includes(before.state)
      ? undefined
      : { ...before, state: 'cancelled', finishedAt },
  );
  return cancelled ?? run;
}

async function translate(
  folder: RunFolder,
  { runId, state, model }: RunRecord,
  { texts, signal }: { readonly texts: readonly string[]; readonly signal: AbortSignal },
): Promise<object> {
  if (state !== 'trained') throw new TrainerRefusal('wrong-state', 'It is not trained.');
  const file = await readModelFile(folder.modelFile(runId));
  if (file === undefined) throw new TrainerRefusal('unexpected', 'What was trained is damaged.');
  return { model, texts: await askModel(file, texts, signal) };
}

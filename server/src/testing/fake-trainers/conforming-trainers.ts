import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTrainer } from '../../trainer/start-trainer.ts';
import { fakeFineTuningKey, fakeTunableModel, startFakeFineTuning } from './fake-fine-tuning.ts';

export interface StartedTrainer {
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface ConformingTrainer {
  /** Of its vendor. */
  readonly id: string;
  start(): Promise<StartedTrainer>;
}

/** Every kind of trainer, with a server that it really speaks to. */
export const conformingTrainers: readonly ConformingTrainer[] = [
  { id: 'transloom-trainer', start: () => startReferenceTrainer() },
  {
    id: 'openai-fine-tuning',
    async start() {
      const fake = await startFakeFineTuning();
      return {
        settings: { baseUrl: fake.baseUrl, apiKey: fakeFineTuningKey, model: fakeTunableModel },
        stop: () => fake.stop(),
      };
    },
  },
];

/** The trainer that comes with the product, on a folder of its own. */
export async function startReferenceTrainer(): Promise<StartedTrainer & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'transloom-trainer-'));
  const trainer = await startTrainer({
    folder,
    port: 0,
    host: '127.0.0.1',
    version: 'test',
    privateHosts: ['127.0.0.1'],
    complain: surprise,
  });
  return {
    folder,
    settings: { baseUrl: trainer.address, apiKey: trainer.key },
    async stop() {
      await trainer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fails the test that runs: nobody expects errors of a trainer. */
export function surprise(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

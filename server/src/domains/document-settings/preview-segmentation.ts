import { Worker } from 'node:worker_threads';
import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { requireRules } from './segmentation.ts';

type Input = InputOf<typeof documentSettingsApi.previewSegmentation>;
type Output = OutputOf<typeof documentSettingsApi.previewSegmentation>;

const threadFile = new URL('./segmentation-thread.ts', import.meta.url);
const timeoutMs = 3_000;

/**
 * Splits in a thread, because expressions of people may take forever.
 * @throws {AppError} segmentation.bad-pattern, segmentation.too-many, segmentation.too-slow
 */
export async function previewSegmentation(_: LongContext, input: Input): Promise<Output> {
  requireRules(input.settings);
  const thread = new Worker(threadFile, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  try {
    return { sentences: await firstAnswer(thread) };
  } finally {
    await thread.terminate();
  }
}

function firstAnswer(thread: Worker): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const slow = setTimeout(() => reject(new AppError('segmentation.too-slow')), timeoutMs);
    const end = (error: Error) => {
      clearTimeout(slow);
      reject(error);
    };
    thread.once('message', (sentences: string[]) => {
      clearTimeout(slow);
      resolve(sentences);
    });
    thread.once('error', (error) =>
      end(isOutOfMemory(error) ? new AppError('segmentation.too-slow') : error),
    );
    thread.once('exit', () => end(new Error('The segmentation thread ended without an answer')));
  });
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

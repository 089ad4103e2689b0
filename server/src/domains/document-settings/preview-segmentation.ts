import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { ThreadError, ThreadPool } from '../../platform/threads/thread-pool.ts';
import { requireRules } from './segmentation.ts';

type Input = InputOf<typeof documentSettingsApi.previewSegmentation>;
type Output = OutputOf<typeof documentSettingsApi.previewSegmentation>;

const pool = new ThreadPool<Input, string[]>(new URL('./segmentation-thread.ts', import.meta.url), {
  heapMb: 64,
});

/**
 * Splits in a thread, because expressions of people may take forever.
 * @throws {AppError} segmentation.bad-pattern, segmentation.too-many, segmentation.too-slow
 */
export async function previewSegmentation(_: LongContext, input: Input): Promise<Output> {
  requireRules(input.settings);
  const sentences = await pool.run(input, { timeoutMs: 3_000 }).catch((error: unknown) => {
    throw error instanceof ThreadError ? new AppError('segmentation.too-slow', {}, { cause: error }) : error;
  });
  return { sentences };
}

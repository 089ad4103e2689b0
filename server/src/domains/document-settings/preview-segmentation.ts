import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { ChildError } from '../../platform/child-processes/pooled-child.ts';
import { ProcessPool } from '../../platform/child-processes/process-pool.ts';
import type { LongContext } from '../../platform/context.ts';
import { requireRules } from './segmentation.ts';

type Input = InputOf<typeof documentSettingsApi.previewSegmentation>;
type Output = OutputOf<typeof documentSettingsApi.previewSegmentation>;

const pool = new ProcessPool<Input, string[]>(new URL('./segmentation-process.ts', import.meta.url), {
  heapMb: 64,
});

/**
 * Splits in a process of its own, because expressions of people may take forever.
 * @throws {AppError} segmentation.bad-pattern, segmentation.too-many, segmentation.too-slow
 */
export async function previewSegmentation(_: LongContext, input: Input): Promise<Output> {
  requireRules(input.settings);
  const sentences = await pool.run(input, { timeoutMs: 3_000 }).catch((error: unknown) => {
    throw error instanceof ChildError ? new AppError('segmentation.too-slow', {}, { cause: error }) : error;
  });
  return { sentences };
}

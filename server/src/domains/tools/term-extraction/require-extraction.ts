import { type ExtractionOptions, termExtractionContract } from '@transloom/contracts/term-extraction';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireWork } from '../../work/require-work.ts';

const kind = { contract: termExtractionContract, seenBy: 'organization' } as const;

/** An extraction that is done. @throws {AppError} resource.not-found, work.other-state */
export async function requireExtraction(
  context: Context,
  workId: string,
): Promise<{ readonly name: string; readonly options: ExtractionOptions }> {
  const { name, status, options } = await requireWork(context, kind, workId);
  if (status !== 'done') throw new AppError('work.other-state');
  return { name, options: termExtractionContract.options.parse(options) };
}

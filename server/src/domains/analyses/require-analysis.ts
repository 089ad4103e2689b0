import { type AnalysisResult, analysisContract, analysisResultSchema } from '@transloom/contracts/analyses';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireWork } from '../work/require-work.ts';

export interface Analysis {
  readonly analysisId: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly options: ReturnType<typeof analysisContract.options.parse>;
  readonly result: AnalysisResult;
}

/** An analysis that is done. @throws {AppError} resource.not-found, work.other-state while it is not done */
export async function requireAnalysis(
  context: Pick<Context, 'db' | 'actor'>,
  analysisId: string,
): Promise<Analysis> {
  const kind = { contract: analysisContract, seenBy: 'organization' } as const;
  const { name, status, options, result, endedAt, createdAt } = await requireWork(context, kind, analysisId);
  if (status !== 'done' || result === null) throw new AppError('work.other-state');
  return {
    analysisId,
    name,
    madeAt: endedAt ?? createdAt,
    options: analysisContract.options.parse(options),
    result: analysisResultSchema.parse(result),
  };
}

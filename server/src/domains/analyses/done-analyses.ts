import { analysisContract, analysisResultSchema } from '@transloom/contracts/analyses';
import type { Context } from '../../platform/context.ts';
import { doneWork } from '../work/done-work.ts';
import type { Analysis } from './require-analysis.ts';

/** The analyses of a project that are done, the newest first. */
export async function doneAnalyses(
  context: Pick<Context, 'db'>,
  projectId: string,
): Promise<readonly Analysis[]> {
  const rows = await doneWork(context, { kind: analysisContract.kind, subjectId: projectId });
  return rows.map(({ id, name, options, result, endedAt, createdAt }) => ({
    analysisId: id,
    name,
    madeAt: endedAt ?? createdAt,
    options: analysisContract.options.parse(options),
    result: analysisResultSchema.parse(result),
  }));
}

/** The newest analysis of the same files as another one; undefined where that one is gone. */
export function newestOfSameFiles(analyses: readonly Analysis[], analysisId: string): Analysis | undefined {
  const files = ({ options }: Analysis) => options.documentIds.toSorted().join(' ');
  const known = analyses.find((analysis) => analysis.analysisId === analysisId);
  return known && analyses.find((analysis) => files(analysis) === files(known));
}

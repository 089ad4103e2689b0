import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import type { Context } from '../../platform/context.ts';
import { startEstimateAgain } from '../documents/estimate/start-estimate.ts';
import { requireEngineForPairs } from '../engines/training/require-engine-for-pairs.ts';
import { requireActiveProject } from './require-project.ts';

/**
 * What documents of a project would take once more, by what the project asks of them.
 * @throws {AppError} resource.not-found, project.not-active, engine.not-configured, engine.unsupported-pair,
 * document.not-ready, document.other-format
 */
export async function estimateProjectAgain(
  context: Context,
  { projectId, documentIds, reading }: InputOf<typeof pretranslationEstimatesApi.estimateAgain>,
): Promise<OutputOf<typeof pretranslationEstimatesApi.estimateAgain>> {
  const project = await requireActiveProject(context, projectId);
  const { sourceLanguage, targetLanguages, engineKey, matchRate, summarizes } = project;
  if (engineKey !== null)
    await requireEngineForPairs(context, { engineKey, sourceLanguage, targetLanguages });
  return startEstimateAgain(context, {
    projectId,
    documentIds,
    sourceLanguage,
    reading: reading ?? null,
    plan: { engineKey, matchRate, summarizes },
  });
}

import type { DocumentsToEstimateAgain } from '@transloom/contracts/pretranslation-estimates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DocumentsAgainWish } from '../documents/estimate/estimate-wish.ts';
import { requireDocumentsToEstimate } from '../documents/estimate/require-estimable.ts';
import { requireEngineForPairs } from '../engines/training/require-engine-for-pairs.ts';
import { requireActiveProject } from './require-project.ts';

/**
 * What documents of a project would take once more, by what the project asks of them.
 * @throws {AppError} access.denied, resource.not-found, project.not-active, engine.not-configured,
 * engine.unsupported-pair, document.not-ready, document.other-format
 */
export async function documentsAgainWish(
  context: Context,
  { projectId, documentIds, reading: wanted }: DocumentsToEstimateAgain,
): Promise<DocumentsAgainWish> {
  if (!context.actor.permissions.has('project:manage')) throw new AppError('access.denied');
  const reading = wanted ?? null;
  const project = await requireActiveProject(context, projectId);
  const { sourceLanguage, targetLanguages, engineKey, matchRate, summarizes } = project;
  if (engineKey !== null)
    await requireEngineForPairs(context, { engineKey, sourceLanguage, targetLanguages });
  const concerned = await requireDocumentsToEstimate(context, { projectId, documentIds, reading });
  const plan = { engineKey, matchRate, summarizes };
  return { projectId, documentIds: concerned, sourceLanguage, reading, plan };
}

import type { DocumentsToEstimateAgain } from '@transloom/contracts/pretranslation-estimates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DocumentsAgainWish } from '../documents/estimate/estimate-wish.ts';
import { requireDocumentsToEstimate } from '../documents/estimate/require-estimable.ts';
import { planOfProject } from './plan-of-pair.ts';
import { settingsOf } from './project-summary.ts';
import { requireManagedActiveProject } from './require-project.ts';

/**
 * What documents of a project would take once more, by what the project asks of them.
 * @throws {AppError} access.denied, resource.not-found, project.not-active, document.not-ready, document.other-format
 */
export async function documentsAgainWish(
  context: Context,
  { projectId, documentIds, reading: wanted }: DocumentsToEstimateAgain,
): Promise<DocumentsAgainWish> {
  if (!context.actor.permissions.has('project:manage')) throw new AppError('access.denied');
  const reading = wanted ?? null;
  const project = await requireManagedActiveProject(context, projectId);
  const concerned = await requireDocumentsToEstimate(context, { projectId, documentIds, reading });
  const { sourceLanguage } = project;
  const { counter } = settingsOf(project).wordCount;
  const planOf = planOfProject(project);
  return { projectId, documentIds: concerned, sourceLanguage, reading, planOf, counter };
}

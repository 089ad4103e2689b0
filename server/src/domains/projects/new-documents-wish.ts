import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { NewDocumentsToEstimate } from '@transloom/contracts/pretranslation-estimates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { NewDocumentsWish } from '../documents/estimate/estimate-wish.ts';
import { requireUploadsToEstimate } from '../documents/estimate/require-estimable.ts';
import { requireEngineForPairs } from '../engines/training/require-engine-for-pairs.ts';
import { optionsInForce } from './options-in-force.ts';
import { requireActiveProject } from './require-project.ts';

/**
 * What a project would be made of, refused as the project would be.
 * @throws {AppError} resource.not-found, project.language-equal, project.not-active, engine.not-configured,
 * engine.unsupported-pair, file.duplicate-name, document.option-…
 */
export async function newDocumentsWish(
  context: Context,
  { projectId: given, engineKey, matchRate, summarizes, ...wish }: NewDocumentsToEstimate,
): Promise<NewDocumentsWish> {
  const projectId = given ?? null;
  const { sourceLanguage, fileIds } = wish;
  const targetLanguages = [...new Set(wish.targetLanguages)];
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  if (engineKey !== null)
    await requireEngineForPairs(context, { engineKey, sourceLanguage, targetLanguages });
  const documentOptions = await optionsFor(context, { ...wish, targetLanguages }, projectId);
  await requireUploadsToEstimate(context, wish);
  const plan = { engineKey, matchRate, summarizes };
  return { fileIds, sourceLanguage, targetLanguages, projectId, plan, documentOptions };
}

async function optionsFor(
  context: Context,
  wish: Pick<NewDocumentsToEstimate, 'documentOptions' | 'sourceLanguage' | 'targetLanguages'>,
  projectId: string | null,
): Promise<OptionsByFormat> {
  if (projectId === null) return optionsInForce(context, wish);
  const project = await requireActiveProject(context, projectId);
  return { ...(project.documentOptions as OptionsByFormat), ...wish.documentOptions };
}

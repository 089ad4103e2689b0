import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { NewDocumentsToEstimate } from '@transloom/contracts/pretranslation-estimates';
import { completeSettings } from '@transloom/contracts/project-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { NewDocumentsWish } from '../documents/estimate/estimate-wish.ts';
import { requireUploadsToEstimate } from '../documents/estimate/require-estimable.ts';
import { chooseEngines } from '../project-settings/choose-engines.ts';
import { optionsInForce } from './options-in-force.ts';
import { planOfPair } from './plan-of-pair.ts';
import { requireManagedActiveProject } from './require-project.ts';

/**
 * What a project would be made of, refused as the project would be.
 * @throws {AppError} resource.not-found, project.language-equal, project.not-active, project.engine-missing, engine.not-configured,
 * engine.unsupported-pair, file.duplicate-name, document.option-…
 */
export async function newDocumentsWish(
  context: Context,
  { projectId: given, engines, settings, ...wish }: NewDocumentsToEstimate,
): Promise<NewDocumentsWish> {
  const projectId = given ?? null;
  const { sourceLanguage, fileIds } = wish;
  const targetLanguages = [...new Set(wish.targetLanguages)];
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  await chooseEngines(context, { sourceLanguage, targetLanguages, engines });
  const documentOptions = await optionsFor(context, { ...wish, targetLanguages }, projectId);
  await requireUploadsToEstimate(context, wish);
  const complete = completeSettings(settings);
  const planOf = planOfPair({ engines, settings: complete });
  const { counter } = complete.wordCount;
  return { fileIds, sourceLanguage, targetLanguages, projectId, planOf, counter, documentOptions };
}

async function optionsFor(
  context: Context,
  wish: Pick<NewDocumentsToEstimate, 'documentOptions' | 'sourceLanguage' | 'targetLanguages'>,
  projectId: string | null,
): Promise<OptionsByFormat> {
  if (projectId === null) return optionsInForce(context, wish);
  const project = await requireManagedActiveProject(context, projectId);
  return { ...(project.documentOptions as OptionsByFormat), ...wish.documentOptions };
}

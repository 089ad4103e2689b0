import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { startEstimate } from '../documents/estimate/start-estimate.ts';
import { requireEngineForPairs } from '../engines/training/require-engine-for-pairs.ts';
import { optionsInForce } from './options-in-force.ts';
import { requireActiveProject } from './require-project.ts';

type Wish = InputOf<typeof pretranslationEstimatesApi.startEstimate>;

/**
 * Reckons with what a project would be made of, refused as the project would be.
 * @throws {AppError} resource.not-found, project.language-equal, project.not-active, engine.not-configured,
 * engine.unsupported-pair, file.duplicate-name, document.option-…
 */
export async function estimateProject(
  context: Context,
  { projectId: given, engineKey, matchRate, summarizes, ...wish }: Wish,
): Promise<OutputOf<typeof pretranslationEstimatesApi.startEstimate>> {
  const projectId = given ?? null;
  const { sourceLanguage, fileIds } = wish;
  const targetLanguages = [...new Set(wish.targetLanguages)];
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  if (engineKey !== null)
    await requireEngineForPairs(context, { engineKey, sourceLanguage, targetLanguages });
  return startEstimate(context, {
    fileIds,
    sourceLanguage,
    targetLanguages,
    projectId,
    plan: { engineKey, matchRate, summarizes },
    documentOptions: await optionsFor(context, { ...wish, targetLanguages }, projectId),
  });
}

async function optionsFor(
  context: Context,
  wish: Pick<Wish, 'documentOptions' | 'sourceLanguage' | 'targetLanguages'>,
  projectId: string | null,
): Promise<OptionsByFormat> {
  if (projectId === null) return optionsInForce(context, wish);
  const project = await requireActiveProject(context, projectId);
  return { ...(project.documentOptions as OptionsByFormat), ...wish.documentOptions };
}

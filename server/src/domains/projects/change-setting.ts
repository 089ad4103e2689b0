import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import {
  completeSettings,
  type NamedPairEngine,
  type PairEngine,
} from '@transloom/contracts/project-settings';
import type { ProjectSetting, projectsApi } from '@transloom/contracts/projects';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireOptions } from '../document-settings/require-options.ts';
import { addLanguages } from '../documents/add-languages.ts';
import { changePlans } from '../documents/change-plans.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { documentsOfProject } from '../documents/document-summary.ts';
import { chooseEngines } from '../project-settings/choose-engines.ts';
import { planOfProject } from './plan-of-pair.ts';
import { settingsOf } from './project-summary.ts';
import { lockProject, type ProjectRow, updateProject } from './projects.store.ts';
import { requireManagedActiveProject, requireProject } from './require-project.ts';

type Change = InputOf<typeof projectsApi.changeSetting>;

/** @throws {AppError} resource.not-found */
export async function projectSetting(
  context: Pick<Context, 'db' | 'actor'>,
  { projectId }: InputOf<typeof projectsApi.projectSetting>,
): Promise<ProjectSetting> {
  return shownSetting(await requireProject(context, projectId));
}

/**
 * Changes the settings; what is translated already stays as it is.
 * @throws {AppError} resource.not-found, project.not-active, project.changed where somebody else was quicker,
 * project.language-equal, project.engine-missing, project.language-unknown, engine.not-configured,
 * engine.unsupported-pair, document.option-…
 */
export async function changeSetting(context: Context, change: Change): Promise<ProjectSetting> {
  const { projectId } = change;
  await lockProject(context.db, projectId);
  const before = await requireManagedActiveProject(context, projectId);
  if (change.version !== undefined && change.version !== before.version)
    throw new AppError('project.changed');
  await updateProject(context.db, projectId, {
    ...(await changedPairs(context, before, change)),
    settings: { ...settingsOf(before), ...completed(change) },
    documentOptions: changedOptions(before, change),
    version: before.version + 1,
    updatedAt: context.now(),
  });
  const after = await requireProject(context, projectId);
  await followLanguages(context, before, after);
  return shownSetting(after);
}

function shownSetting(project: ProjectRow): ProjectSetting {
  const { id: projectId, version, sourceLanguage, targetLanguages } = project;
  return {
    projectId,
    version,
    sourceLanguage,
    targetLanguages,
    engines: project.engines as NamedPairEngine[],
    settings: settingsOf(project),
    documentOptions: project.documentOptions as OptionsByFormat,
  };
}

function completed({ settings = {} }: Change): object {
  const names = Object.keys(settings);
  return Object.fromEntries(
    Object.entries(completeSettings(settings)).filter(([name]) => names.includes(name)),
  );
}

/** Languages and engines after the change. Engines that are not named stay, even where they cannot be chosen any more. */
async function changedPairs(context: Context, before: ProjectRow, change: Change) {
  if (change.targetLanguages === undefined && change.engines === undefined) return {};
  const { sourceLanguage } = before;
  const targetLanguages = [...new Set(change.targetLanguages ?? before.targetLanguages)];
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  const named = change.engines ?? [];
  const kept = (before.engines as NamedPairEngine[]).filter(
    (pair) =>
      targetLanguages.includes(pair.targetLanguage) &&
      !named.some((wanted) => wanted.targetLanguage === pair.targetLanguage && !isSame(wanted, pair)),
  );
  const open = targetLanguages.filter((tag) => !kept.some(({ targetLanguage }) => targetLanguage === tag));
  const strays = named.filter(({ targetLanguage }) => !targetLanguages.includes(targetLanguage));
  const wanted = named.filter(({ targetLanguage }) => open.includes(targetLanguage));
  const chosen = await chooseEngines(context, {
    sourceLanguage,
    targetLanguages: open,
    engines: [...wanted, ...strays],
  });
  const engines = [...kept, ...chosen];
  return {
    targetLanguages,
    engines: targetLanguages.flatMap((tag) => engines.filter((pair) => pair.targetLanguage === tag)),
  };
}

function isSame(one: PairEngine, other: PairEngine): boolean {
  return one.engineKey === other.engineKey && one.referenceEngineKey === other.referenceEngineKey;
}

function changedOptions(
  { sourceLanguage, targetLanguages }: ProjectRow,
  { documentOptions, targetLanguages: wanted }: Change,
): OptionsByFormat | undefined {
  const languages = [sourceLanguage, ...(wanted ?? targetLanguages)];
  for (const [format, options] of Object.entries(documentOptions ?? {}))
    requireOptions(format, options, languages);
  return documentOptions;
}

/** Gives documents their plan, takes files into new languages, and deletes documents of those that are gone. */
async function followLanguages(context: Context, before: ProjectRow, after: ProjectRow): Promise<void> {
  const { id: projectId, sourceLanguage } = after;
  const planOf = planOfProject(after);
  const known = after.targetLanguages.filter((tag) => before.targetLanguages.includes(tag));
  for (const targetLanguage of known)
    await changePlans(context, { projectId, targetLanguage }, planOf(targetLanguage));
  const targetLanguages = after.targetLanguages.filter((tag) => !known.includes(tag));
  // First what is new: a file whose last document goes is forgotten.
  if (targetLanguages.length > 0)
    await addLanguages(context, { projectId, sourceLanguage, targetLanguages, planOf });
  for (const { documentId, targetLanguage } of await documentsOfProject(context, projectId))
    if (!after.targetLanguages.includes(targetLanguage)) await deleteDocument(context, { documentId });
}

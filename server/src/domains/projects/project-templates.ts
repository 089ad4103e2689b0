import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { NamedPairEngine } from '@transloom/contracts/project-settings';
import type { Template, templatesApi } from '@transloom/contracts/templates';
import type { Context } from '../../platform/context.ts';
import { namedMemories, nameMemories } from '../memories/in-projects/project-memories.ts';
import { saveStyle } from '../style-guides/save-style.ts';
import { styleHistory } from '../style-guides/style-history.ts';
import { requireTemplate } from '../templates/require-template.ts';
import { addTemplate } from '../templates/save-template.ts';
import { contentOf, differingParts, type TemplateContent } from '../templates/template-content.ts';
import { namedTermBases, nameTermBases } from '../terms/in-projects/project-term-bases.ts';
import { changeSetting } from './change-setting.ts';
import { settingsOf } from './project-summary.ts';
import { type ProjectRow, updateProject } from './projects.store.ts';
import { requireManagedActiveProject, requireProject } from './require-project.ts';

type Api = typeof templatesApi;

/** @throws {AppError} resource.not-found, access.denied, template.name-required, template.team-required */
export async function templateFromProject(
  context: Context,
  { projectId, name, teamId }: InputOf<Api['templateFromProject']>,
): Promise<Template> {
  const project = await requireProject(context, projectId);
  return addTemplate(context, { name, teamId }, await contentOfProject(context, project));
}

/** @throws {AppError} resource.not-found, access.denied */
export async function templateDifferences(
  context: Context,
  { projectId, templateId }: InputOf<Api['templateDifferences']>,
): Promise<OutputOf<Api['templateDifferences']>> {
  const project = await contentOfProject(context, await requireProject(context, projectId));
  return differingParts(project, contentOf(await requireTemplate(context, templateId)));
}

/**
 * Gives the project what the template says. Engines change for the languages that both have; languages stay.
 * @throws {AppError} resource.not-found, access.denied, project.not-active, engine.…
 */
export async function applyTemplate(
  context: Context,
  { projectId, templateId }: InputOf<Api['applyTemplate']>,
): Promise<OutputOf<Api['applyTemplate']>> {
  const row = await requireManagedActiveProject(context, projectId);
  const before = await contentOfProject(context, row);
  const wanted = contentOf(await requireTemplate(context, templateId));
  const { settings, documentOptions, remark, style } = wanted;
  const { targetLanguages } = before;
  const engines = wanted.engines.filter(({ targetLanguage }) => targetLanguages.includes(targetLanguage));
  await changeSetting(context, { projectId, engines, settings, documentOptions });
  await updateProject(context.db, projectId, { remark, templateId, updatedAt: context.now() });
  const project = { projectId, sourceLanguage: row.sourceLanguage, targetLanguages };
  await nameMemories(context, project, wanted.memories);
  await nameTermBases(context, project, wanted.termBases);
  const [newest] = await styleHistory(context, projectId);
  if (style !== null || newest !== undefined)
    await saveStyle(context, {
      projectId,
      baseVersion: newest?.version ?? 0,
      inherits: style === null,
      ...(style ?? { instructions: '', tone: 'any', address: 'any' }),
    });
  const after = await contentOfProject(context, await requireProject(context, projectId));
  return differingParts(before, after);
}

async function contentOfProject(context: Context, project: ProjectRow): Promise<TemplateContent> {
  const { id: projectId, sourceLanguage, targetLanguages, remark } = project;
  const memories = await namedMemories(context, projectId);
  const termBases = await namedTermBases(context, projectId);
  const [style] = await styleHistory(context, projectId);
  return {
    sourceLanguage,
    targetLanguages,
    remark,
    engines: project.engines as NamedPairEngine[],
    settings: settingsOf(project),
    documentOptions: project.documentOptions as OptionsByFormat,
    memories: memories.map(({ memoryId, reads, writes, penalty }) => ({ memoryId, reads, writes, penalty })),
    termBases: termBases.map(({ termBaseId, reads, writes }) => ({ termBaseId, reads, writes })),
    style:
      style === undefined || style.inherits
        ? null
        : { instructions: style.instructions, tone: style.tone, address: style.address },
  };
}

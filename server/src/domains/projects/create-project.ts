import type { InputOf } from '@transloom/contracts/endpoint';
import { completeSettings } from '@transloom/contracts/project-settings';
import type { Project, projectsApi } from '@transloom/contracts/projects';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { addDocuments } from '../documents/add-documents.ts';
import { nameMemories } from '../memories/in-projects/project-memories.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { namePeople } from '../project-people/show-people.ts';
import { chooseEngines } from '../project-settings/choose-engines.ts';
import { saveStyle } from '../style-guides/save-style.ts';
import { addStyleFiles } from '../style-guides/style-files.ts';
import { requireTemplate } from '../templates/require-template.ts';
import { nameTermBases } from '../terms/in-projects/project-term-bases.ts';
import { optionsInForce } from './options-in-force.ts';
import { planOfPair } from './plan-of-pair.ts';
import { projectSummaries } from './project-summary.ts';
import { insertProject } from './projects.store.ts';
import { requireCharacters } from './require-characters.ts';
import { requireDeadline } from './require-deadline.ts';
import { requireProject } from './require-project.ts';

/** @throws {AppError} project.language-equal, project.deadline-past, project.engine-missing, engine.not-configured, engine.unsupported-pair, file.duplicate-name, document.option-…, billing.no-characters */
export async function createProject(
  context: Context,
  input: InputOf<typeof projectsApi.createProject>,
): Promise<Project> {
  const { sourceLanguage } = input;
  const targetLanguages = [...new Set(input.targetLanguages)];
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  const deadline = requireDeadline(context, input.deadline);
  const settings = completeSettings(input.settings);
  const engines = await chooseEngines(context, {
    sourceLanguage,
    targetLanguages,
    engines: input.engines,
  });
  await requireCharacters(context, { engines, estimateId: input.estimateId });
  const documentOptions = await optionsInForce(context, input);
  const now = context.now();
  const id = newId();
  await insertProject(context.db, {
    id,
    organizationId: context.actor.organizationId,
    name: input.name,
    sourceLanguage,
    targetLanguages,
    engines,
    settings,
    deadline,
    remark: input.remark,
    documentOptions,
    status: 'active',
    creatorId: context.actor.userId,
    teamId: await ownerTeam(context, input.teamId, 'project:newRouter', 'project:manage'),
    openToAll: input.people.openToAll,
    templateId: await templateOf(context, input.templateId),
    createdAt: now,
    updatedAt: now,
  });
  await namePeople(context, { projectId: id, sourceLanguage, targetLanguages }, input.people.userIds);
  const project = { projectId: id, sourceLanguage, targetLanguages };
  if (input.memories) await nameMemories(context, project, input.memories);
  if (input.termBases) await nameTermBases(context, project, input.termBases);
  if (input.style)
    await saveStyle(context, { projectId: id, baseVersion: 0, inherits: false, ...input.style });
  await addStyleFiles(context, id, input.styleFileIds);
  await addDocuments(context, {
    projectId: id,
    fileIds: input.fileIds,
    sourceLanguage,
    targetLanguages,
    planOf: planOfPair({ engines, settings }),
    documentOptions,
  });
  return projectById(context, id);
}

/** @throws {AppError} resource.not-found, access.denied */
async function templateOf(context: Context, templateId: string | undefined): Promise<string | null> {
  return templateId === undefined ? null : (await requireTemplate(context, templateId)).id;
}

/** @throws {AppError} resource.not-found */
export async function projectById(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  projectId: string,
): Promise<Project> {
  const [project] = await projectSummaries(context, [await requireProject(context, projectId)]);
  if (project === undefined) throw new AppError('resource.not-found');
  return project;
}

import type { InputOf } from '@transloom/contracts/endpoint';
import { completeSettings, type PairEngine } from '@transloom/contracts/project-settings';
import type { Template, templatesApi } from '@transloom/contracts/templates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireTeam } from '../organizations/teams/require-team.ts';
import { hasTeams } from '../organizations/teams/team-names.ts';
import { chooseEngines } from '../project-settings/choose-engines.ts';
import { requireEditableTemplate, requireTemplate } from './require-template.ts';
import { shownTemplate } from './show-templates.ts';
import { contentOf, type TemplateContent } from './template-content.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  insertTemplateVersion,
  lockTemplate,
  updateTemplate,
} from './templates.store.ts';

type Api = typeof templatesApi;

interface Head {
  readonly name: string;
  readonly teamId: string | null;
}

/** @throws {AppError} template.…-required, project.language-equal, resource.not-found, engine.… */
export async function createTemplate(
  context: Context,
  { name, teamId, engines, settings, ...content }: InputOf<Api['createTemplate']>,
): Promise<Template> {
  const { sourceLanguage, targetLanguages } = content;
  await requireHead(context, { name, teamId, sourceLanguage, targetLanguages });
  return addTemplate(
    context,
    { name, teamId },
    {
      ...content,
      settings: completeSettings(settings),
      engines: await chooseEngines(context, {
        sourceLanguage,
        targetLanguages,
        engines: withNone(targetLanguages, engines),
      }),
    },
  );
}

/** Stores a template whose content is right. @throws {AppError} template.name-required, template.team-required */
export async function addTemplate(context: Context, head: Head, content: TemplateContent): Promise<Template> {
  await requireHead(context, { ...head, ...content });
  const { actor, db } = context;
  const id = newId();
  const now = context.now();
  await insertTemplate(db, {
    ...head,
    id,
    organizationId: actor.organizationId,
    content,
    creatorId: actor.userId,
    createdAt: now,
    updatedBy: actor.userId,
    updatedAt: now,
  });
  await keepVersion(context, { id, name: head.name, version: 1, content });
  return shownTemplate(context, await requireTemplate(context, id));
}

/** @throws {AppError} resource.not-found, access.denied, template.changed, template.…-required, engine.… */
export async function changeTemplate(
  context: Context,
  { templateId, version, name, teamId, engines, settings, ...change }: InputOf<Api['changeTemplate']>,
): Promise<Template> {
  await lockTemplate(context.db, templateId);
  const row = await requireEditableTemplate(context, templateId);
  if (version !== undefined && version !== row.version) throw new AppError('template.changed');
  const before = contentOf(row);
  const head = { name: name ?? row.name, teamId: teamId === undefined ? row.teamId : teamId };
  const merged = {
    ...before,
    ...defined(change),
    settings: { ...before.settings, ...completedOf(settings) },
  };
  await requireHead(context, { ...head, ...merged });
  const content = { ...merged, engines: await changedEngines(context, before, merged, engines) };
  const { actor, db } = context;
  const next = row.version + 1;
  const changed = { ...head, content, version: next, updatedBy: actor.userId, updatedAt: context.now() };
  await updateTemplate(db, templateId, changed);
  await keepVersion(context, { id: templateId, name: head.name, version: next, content });
  return shownTemplate(context, await requireTemplate(context, templateId));
}

/** @throws {AppError} resource.not-found, access.denied, template.name-required */
export async function copyTemplate(
  context: Context,
  { templateId, name }: InputOf<Api['copyTemplate']>,
): Promise<Template> {
  const row = await requireTemplate(context, templateId);
  return addTemplate(context, { name, teamId: row.teamId }, contentOf(row));
}

/** @throws {AppError} resource.not-found, access.denied */
export async function deleteTemplate(
  context: Context,
  { templateId }: InputOf<Api['deleteTemplate']>,
): Promise<null> {
  await requireEditableTemplate(context, templateId);
  await deleteTemplateRow(context.db, templateId);
  return null;
}

interface Required extends Head {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** A team is required where the organization has some. */
async function requireHead(context: Context, head: Required): Promise<void> {
  if (head.name === '') throw new AppError('template.name-required', { field: 'name' });
  if (head.teamId !== null) await requireTeam(context, head.teamId);
  else if (await hasTeams(context)) throw new AppError('template.team-required', { field: 'teamId' });
  if (head.sourceLanguage === '') throw new AppError('template.source-required', { field: 'sourceLanguage' });
  if (head.targetLanguages.length === 0)
    throw new AppError('template.target-required', { field: 'targetLanguages' });
  if (head.targetLanguages.includes(head.sourceLanguage)) throw new AppError('project.language-equal');
}

function withNone(targets: readonly string[], engines: readonly PairEngine[]): PairEngine[] {
  const missing = targets.filter((tag) => !engines.some(({ targetLanguage }) => targetLanguage === tag));
  const none = missing.map((targetLanguage) => ({
    targetLanguage,
    engineKey: null,
    referenceEngineKey: null,
  }));
  return [...engines, ...none];
}

/** Engines that stay keep their names, even where they cannot be chosen any more. */
async function changedEngines(
  context: Context,
  before: TemplateContent,
  { sourceLanguage, targetLanguages }: TemplateContent,
  wanted: readonly PairEngine[] | undefined,
): Promise<TemplateContent['engines']> {
  const sameSource = before.sourceLanguage === sourceLanguage;
  const kept = before.engines.filter(
    (pair) =>
      sameSource &&
      targetLanguages.includes(pair.targetLanguage) &&
      !wanted?.some(({ targetLanguage }) => targetLanguage === pair.targetLanguage),
  );
  const open = targetLanguages.filter((tag) => !kept.some(({ targetLanguage }) => targetLanguage === tag));
  const engines = withNone(open, wanted ?? []);
  const chosen = await chooseEngines(context, { sourceLanguage, targetLanguages: open, engines });
  return [...kept, ...chosen];
}

function completedOf(settings: InputOf<Api['changeTemplate']>['settings']): object {
  const names = Object.keys(settings ?? {});
  const complete = Object.entries(completeSettings(settings ?? {}));
  return Object.fromEntries(complete.filter(([name]) => names.includes(name)));
}

function defined<Values extends object>(values: Values): Partial<TemplateContent> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

interface KeptVersion {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly content: TemplateContent;
}

async function keepVersion(context: Context, { id: templateId, ...kept }: KeptVersion): Promise<void> {
  const { organizationId, userId: changedBy } = context.actor;
  const version = { ...kept, organizationId, templateId, changedBy, changedAt: context.now() };
  await insertTemplateVersion(context.db, version);
}

import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Template, templatesApi } from '@transloom/contracts/templates';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { teamNames } from '../organizations/teams/team-names.ts';
import { shownNames } from '../users/shown-names.ts';
import { requireTemplate, templatesOf } from './require-template.ts';
import { contentOf, differingParts } from './template-content.ts';
import {
  countProjects,
  findAllTemplates,
  findTemplates,
  findTemplateVersions,
  type TemplateRow,
} from './templates.store.ts';

type Api = typeof templatesApi;

export async function listTemplates(
  context: Context,
  { pageNumber, pageSize, search, sort, order }: InputOf<Api['listTemplates']>,
): Promise<OutputOf<Api['listTemplates']>> {
  const { rows, total } = await findTemplates(
    context.db,
    { search, of: await templatesOf(context) },
    { sort, order, limit: pageSize, offset: (pageNumber - 1) * pageSize },
  );
  return { records: await templateSummaries(context, rows), total, pageNumber, pageSize };
}

export async function listBasicTemplates(context: Context): Promise<OutputOf<Api['listBasic']>> {
  const rows = await findAllTemplates(context.db, { search: '', of: await templatesOf(context) });
  return rows.map((row) => {
    const { sourceLanguage, targetLanguages } = contentOf(row);
    return { templateId: row.id, name: row.name, sourceLanguage, targetLanguages };
  });
}

/** @throws {AppError} resource.not-found, access.denied */
export async function showTemplate(
  context: Context,
  { templateId }: InputOf<Api['template']>,
): Promise<Template> {
  return shownTemplate(context, await requireTemplate(context, templateId));
}

/** @throws {AppError} resource.not-found, access.denied */
export async function templateVersions(
  context: Context,
  { templateId }: InputOf<Api['templateVersions']>,
): Promise<OutputOf<Api['templateVersions']>> {
  await requireTemplate(context, templateId);
  const versions = await findTemplateVersions(context.db, templateId);
  const names = await shownNames(
    context,
    versions.map(({ changedBy }) => changedBy),
  );
  return versions.map((row, place) => {
    const before = versions[place + 1];
    return {
      version: row.version,
      name: row.name,
      changedBy: names.get(row.changedBy) ?? '',
      changedAt: row.changedAt.toISOString(),
      parts: before === undefined ? [] : differingParts(contentOf(before), contentOf(row)),
    };
  });
}

export async function shownTemplate(context: Context, row: TemplateRow): Promise<Template> {
  const [template] = await templateSummaries(context, [row]);
  if (template === undefined) throw new AppError('resource.not-found');
  return template;
}

async function templateSummaries(context: Context, rows: readonly TemplateRow[]): Promise<Template[]> {
  const people = await shownNames(
    context,
    rows.flatMap(({ creatorId, updatedBy }) => [creatorId, updatedBy]),
  );
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const counts = await countProjects(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...contentOf(row),
    templateId: row.id,
    name: row.name,
    team: row.teamId === null ? null : { teamId: row.teamId, name: teams.get(row.teamId) ?? '' },
    version: row.version,
    projectCount: counts.get(row.id) ?? 0,
    creator: people.get(row.creatorId) ?? '',
    createdAt: row.createdAt.toISOString(),
    updater: people.get(row.updatedBy) ?? '',
    updatedAt: row.updatedAt.toISOString(),
  }));
}

import type { Db } from '../../platform/db/database.ts';
import type { TemplateContent } from './template-content.ts';

export interface TemplateFilter {
  readonly search: string;
  /** Teams and the person whose templates are shown; undefined: all of the organization. */
  readonly of?: { readonly userId: string; readonly teamIds: readonly string[] } | undefined;
}

interface TemplatePage {
  readonly sort: 'name' | 'createdAt' | 'updatedAt';
  readonly order: 'ascending' | 'descending';
  readonly limit: number;
  readonly offset: number;
}

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export function findTemplate(db: Db, templateId: string) {
  return db.selectFrom('template').selectAll().where('id', '=', templateId).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockTemplate(db: Db, templateId: string) {
  return db.selectFrom('template').selectAll().where('id', '=', templateId).forUpdate().executeTakeFirst();
}

export async function findTemplates(db: Db, filter: TemplateFilter, page: TemplatePage) {
  const matching = filtered(db, filter);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(page.sort, page.order === 'ascending' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export function findAllTemplates(db: Db, filter: TemplateFilter) {
  return filtered(db, filter).selectAll().orderBy('name').orderBy('id').execute();
}

function filtered(db: Db, { search, of }: TemplateFilter) {
  let query = db.selectFrom('template');
  if (of !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('creatorId', '=', of.userId),
        eb('teamId', 'is', null),
        ...(of.teamIds.length > 0 ? [eb('teamId', 'in', of.teamIds)] : []),
      ]),
    );
  return search === '' ? query : query.where('name', 'ilike', `%${escapePattern(search)}%`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

export interface NewTemplate {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly teamId: string | null;
  readonly content: TemplateContent;
  readonly creatorId: string;
  readonly createdAt: Date;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

export async function insertTemplate(db: Db, { content, ...template }: NewTemplate): Promise<void> {
  await db
    .insertInto('template')
    .values({ ...template, content: JSON.stringify(content) })
    .execute();
}

export async function updateTemplate(
  db: Db,
  templateId: string,
  {
    content,
    ...change
  }: Pick<NewTemplate, 'name' | 'teamId' | 'content' | 'updatedBy' | 'updatedAt'> & {
    readonly version: number;
  },
): Promise<void> {
  await db
    .updateTable('template')
    .set({ ...change, content: JSON.stringify(content) })
    .where('id', '=', templateId)
    .execute();
}

interface NewVersion {
  readonly organizationId: string;
  readonly templateId: string;
  readonly version: number;
  readonly name: string;
  readonly content: TemplateContent;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function insertTemplateVersion(db: Db, { content, ...version }: NewVersion): Promise<void> {
  await db
    .insertInto('templateVersion')
    .values({ ...version, content: JSON.stringify(content) })
    .execute();
}

export function findTemplateVersions(db: Db, templateId: string) {
  return db
    .selectFrom('templateVersion')
    .selectAll()
    .where('templateId', '=', templateId)
    .orderBy('version', 'desc')
    .execute();
}

export async function deleteTemplateRow(db: Db, templateId: string): Promise<void> {
  await db.deleteFrom('template').where('id', '=', templateId).execute();
}

/** How many projects were begun with each template. */
export async function countProjects(
  db: Db,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (templateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project')
    .where('templateId', 'in', templateIds)
    .groupBy('templateId')
    .select((eb) => ['templateId', eb.fn.countAll<string>().as('count')])
    .execute();
  return new Map(
    rows.flatMap(({ templateId, count }) => (templateId === null ? [] : [[templateId, Number(count)]])),
  );
}

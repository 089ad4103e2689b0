import type { ProjectSortColumn } from '@transloom/contracts/projects';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isDocumentReached, isProjectReached, type Reacher } from '../project-people/reached-rows.ts';

export interface ProjectFilter {
  readonly search: string;
  readonly status?: 'active' | 'archived' | undefined;
  readonly teamId?: string | undefined;
  readonly creatorId?: string | undefined;
  /** Source or target. */
  readonly language?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Undefined: all of the organization. */
  readonly reacher: Reacher | undefined;
}

interface ProjectPage {
  readonly sort: ProjectSortColumn;
  readonly order: 'ascending' | 'descending';
  readonly limit: number;
  readonly offset: number;
}

export async function findProjects(db: Db, filter: ProjectFilter, page: ProjectPage) {
  const matching = matchingProjects(db, filter);
  const direction = page.order === 'ascending' ? sql`asc nulls last` : sql`desc nulls last`;
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll('project')
      .orderBy(sql`${sortKeys[page.sort]} ${direction}`)
      .orderBy('project.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** People who created one of the projects. */
export async function findCreators(db: Db, reacher: Reacher | undefined): Promise<readonly string[]> {
  const rows = await matchingProjects(db, { search: '', reacher }).select('creatorId').distinct().execute();
  return rows.map(({ creatorId }) => creatorId);
}

function matchingProjects(db: Db, filter: ProjectFilter) {
  const { search, status, teamId, creatorId, language, from, to, reacher } = filter;
  let query = db.selectFrom('project');
  if (reacher !== undefined) query = query.where(isProjectReached(reacher));
  if (status !== undefined) query = query.where('project.status', '=', status);
  if (teamId !== undefined) query = query.where('project.teamId', '=', teamId);
  if (creatorId !== undefined) query = query.where('project.creatorId', '=', creatorId);
  if (from !== undefined) query = query.where('project.createdAt', '>=', from);
  if (to !== undefined) query = query.where('project.createdAt', '<=', to);
  if (language !== undefined)
    query = query.where(
      sql<boolean>`(project.source_language = ${language} or ${language} = any(project.target_languages))`,
    );
  return search === '' ? query : query.where('project.name', 'ilike', `%${escapePattern(search)}%`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

const sumOf = (column: 'word_count' | 'segment_count') =>
  sql`(select coalesce(sum(document.${sql.ref(column)}), 0) from document where document.project_id = project.id)`;

const confirmed = sql`(
  select count(*) from document join segment on segment.document_id = document.id
  where document.project_id = project.id and segment.confirmed)`;

const sortKeys: Readonly<Record<ProjectSortColumn, RawBuilder<unknown>>> = {
  name: sql`lower(project.name)`,
  createdAt: sql`project.created_at`,
  deadline: sql`project.deadline`,
  status: sql`project.status`,
  source: sql`project.source_language`,
  targets: sql`array_to_string(project.target_languages, ' ')`,
  creator: sql`(select lower(shown_name(user_id, nickname, username)) from user_account where user_account.user_id = project.creator_id)`,
  team: sql`(select lower(team.name) from team where team.team_id = project.team_id)`,
  documents: sql`(select count(*) from document where document.project_id = project.id)`,
  words: sumOf('word_count'),
  segments: sumOf('segment_count'),
  progress: sql`${confirmed}::numeric / nullif(${sumOf('segment_count')}, 0)`,
};

interface FileSearch {
  readonly text: string;
  readonly limit: number;
  /** Undefined: all of the organization. */
  readonly reacher: Reacher | undefined;
}

export function findFilesByName(db: Db, { text, limit, reacher }: FileSearch) {
  let query = db
    .selectFrom('document')
    .innerJoin('project', 'project.id', 'document.projectId')
    .select([
      'document.id as documentId',
      'document.name',
      'document.sourceLanguage',
      'document.targetLanguage',
      'project.id as projectId',
      'project.name as projectName',
    ])
    .where('document.name', 'ilike', `%${escapePattern(text)}%`)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .limit(limit);
  if (reacher !== undefined) query = query.where(isDocumentReached(reacher));
  return query.execute();
}

export async function findAllProjectIds(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('project').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

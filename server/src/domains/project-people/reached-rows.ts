import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MemberLimits } from '../../platform/member-limits.ts';

/** A person who may open a part of the projects. */
export interface Reacher {
  readonly userId: string;
  /** Teams whose projects they may open; undefined: all projects. */
  readonly teamIds: readonly string[] | undefined;
  /** What they make themselves lies within them. */
  readonly limits: MemberLimits | undefined;
}

/** Rows of `project` that a person made, that are open to all, of their teams, or in which they work. */
export function isProjectReached(reacher: Reacher): RawBuilder<SqlBool> {
  const pair = sql<SqlBool>`exists (
    select 1 from unnest(project.target_languages) target
    where ${isPairOf(reacher, sql`project.source_language`, sql`target`)})`;
  return sql<SqlBool>`(${isOpen(reacher, sql`true`)} and ${isWithin(reacher, pair)})`;
}

/** The same for rows of `document` joined to their `project`: who works in one file reaches no other. */
export function isDocumentReached(reacher: Reacher): RawBuilder<SqlBool> {
  const ofPerson = sql<SqlBool>`(person.document_id is null or person.document_id = document.id)`;
  const pair = isPairOf(reacher, sql`document.source_language`, sql`document.target_language`);
  return sql<SqlBool>`(${isOpen(reacher, ofPerson)} and ${isWithin(reacher, pair)})`;
}

function isOpen({ userId, teamIds }: Reacher, ofPerson: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  if (teamIds === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(
    project.open_to_all or project.creator_id = ${userId} or project.team_id = any(${teamIds}::uuid[])
    or exists (
      select 1 from project_person person
      where person.project_id = project.id and person.user_id = ${userId} and ${ofPerson}))`;
}

function isWithin({ userId, limits }: Reacher, pair: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  if (limits === undefined) return sql<SqlBool>`true`;
  const inProjects =
    limits.projectIds === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`project.id = any(${limits.projectIds}::uuid[])`;
  return sql<SqlBool>`(project.creator_id = ${userId} or (${inProjects} and ${pair}))`;
}

/** A language without region covers its variants. */
function isPairOf(
  { limits }: Reacher,
  source: RawBuilder<unknown>,
  target: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (!limits?.languagePairs) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select 1 from unnest(${limits.languagePairs}::text[]) pair
    where (${source} || '-') like split_part(pair, '>', 1) || '-%'
      and (${target} || '-') like split_part(pair, '>', 2) || '-%')`;
}

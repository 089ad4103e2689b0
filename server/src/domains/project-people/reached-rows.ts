import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A person who may open more than what they made, and the teams whose projects they may open. */
export interface Reacher {
  readonly userId: string;
  readonly teamIds: readonly string[];
}

/** Rows of `project` that a person made, that are open to all, of their teams, or in which they work. */
export function isProjectReached({ userId, teamIds }: Reacher): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    project.open_to_all or project.creator_id = ${userId} or project.team_id = any(${teamIds}::uuid[])
    or exists (
      select 1 from project_person person
      where person.project_id = project.id and person.user_id = ${userId}))`;
}

/** The same for rows of `document` joined to their `project`: who works in one file reaches no other. */
export function isDocumentReached({ userId, teamIds }: Reacher): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    project.open_to_all or project.creator_id = ${userId} or project.team_id = any(${teamIds}::uuid[])
    or exists (
      select 1 from project_person person
      where person.project_id = project.id and person.user_id = ${userId}
        and (person.document_id is null or person.document_id = document.id)))`;
}

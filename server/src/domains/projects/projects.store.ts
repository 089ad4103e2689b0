import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { NamedPairEngine, ProjectSettings } from '@transloom/contracts/project-settings';
import type { Db } from '../../platform/db/database.ts';

export interface NewProject {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: string[];
  readonly engines: readonly NamedPairEngine[];
  readonly settings: ProjectSettings;
  readonly deadline: Date;
  readonly remark: string;
  readonly documentOptions: OptionsByFormat;
  readonly status: 'active';
  readonly creatorId: string;
  readonly teamId: string | null;
  readonly templateId: string | null;
  readonly openToAll: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export async function insertProject(
  db: Db,
  { documentOptions, engines, settings, ...project }: NewProject,
): Promise<void> {
  await db
    .insertInto('project')
    .values({ ...project, ...asJson({ documentOptions, engines, settings }) })
    .execute();
}

function asJson<Values extends object>(values: Values): { [Name in keyof Values]: string } {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs.map(([name, value]) => [name, JSON.stringify(value)])) as {
    [Name in keyof Values]: string;
  };
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

export function findProject(db: Db, projectId: string) {
  return db.selectFrom('project').selectAll().where('id', '=', projectId).executeTakeFirst();
}

/** Held until the transaction ends, so that of two changes at the same time each sees the other. */
export function lockProject(db: Db, projectId: string) {
  return db.selectFrom('project').selectAll().where('id', '=', projectId).forUpdate().executeTakeFirst();
}

export interface ProjectChange {
  readonly name?: string | undefined;
  readonly deadline?: Date | undefined;
  readonly remark?: string | undefined;
  readonly status?: 'active' | 'archived' | undefined;
  readonly targetLanguages?: string[] | undefined;
  readonly engines?: readonly NamedPairEngine[] | undefined;
  readonly settings?: ProjectSettings | undefined;
  readonly documentOptions?: OptionsByFormat | undefined;
  readonly version?: number | undefined;
  readonly teamId?: string | null | undefined;
  readonly openToAll?: boolean | undefined;
  readonly templateId?: string | undefined;
  readonly updatedAt: Date;
}

export async function updateProject(
  db: Db,
  projectId: string,
  { documentOptions, engines, settings, ...change }: ProjectChange,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ ...change, ...asJson({ documentOptions, engines, settings }) })
    .where('id', '=', projectId)
    .execute();
}

export async function deleteProjectRow(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom('project').where('id', '=', projectId).execute();
}

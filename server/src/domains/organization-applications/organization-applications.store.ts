import type { ApplicationKind, applicationStateSchema } from '@transloom/contracts/organization-applications';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { patternOf } from '../../platform/db/pattern-of.ts';

export type ApplicationState = z.infer<typeof applicationStateSchema>;

export interface ApplicationRow {
  readonly applicationId: string;
  readonly organizationId: string;
  readonly applicantId: string;
  readonly kind: ApplicationKind;
  readonly state: ApplicationState;
  readonly fields: unknown;
  readonly fileId: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

interface NewApplication
  extends Omit<ApplicationRow, 'state' | 'fields' | 'reason' | 'decidedAt' | 'decidedBy'> {
  readonly fields: Readonly<Record<string, string>>;
}

/** False where an application of the kind is open already. */
export async function insertApplication(
  db: Db,
  { fields, ...application }: NewApplication,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('organizationApplication')
    .values({ ...application, state: 'submitted', fields: JSON.stringify(fields) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The newest first. Of an actor's transaction: those made while working in this organization. */
export async function selectApplicationsOf(db: Db, applicantId: string): Promise<ApplicationRow[]> {
  const rows = await applications(db)
    .where('applicantId', '=', applicantId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(asApplication);
}

interface PageOf {
  readonly state?: ApplicationState | undefined;
  readonly kind?: ApplicationKind | undefined;
  /** Part of the name of the organization or of the contact. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Of all organizations, in a transaction of the system: those that wait first, then the newest. */
export async function selectApplicationPage(db: Db, { state, kind, search, limit, offset }: PageOf) {
  const pattern = patternOf(search);
  const wanted = applications(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'submitted'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'enterprise'))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(fields->>'organization' ilike ${pattern} or fields->>'contacts' ilike ${pattern})`,
      ),
    );
  const { total } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy(sql`state in ('approved', 'rejected')`)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(asApplication), total };
}

/** Of any organization, in a transaction of the system. */
export async function selectApplication(db: Db, applicationId: string): Promise<ApplicationRow | undefined> {
  const row = await applications(db).where('applicationId', '=', applicationId).executeTakeFirst();
  return row && asApplication(row);
}

/** Of any organization, in a transaction of the system; nobody else decides on it before it ends. */
export async function holdApplication(db: Db, applicationId: string): Promise<ApplicationRow | undefined> {
  const row = await applications(db)
    .where('applicationId', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  return row && asApplication(row);
}

interface ApplicationChange {
  readonly state: ApplicationState;
  readonly reason?: string;
  readonly decidedBy?: string;
  readonly decidedAt?: Date;
  readonly madeOrganizationId?: string;
}

export async function updateApplication(
  db: Db,
  applicationId: string,
  change: ApplicationChange,
): Promise<void> {
  await db
    .updateTable('organizationApplication')
    .set(change)
    .where('applicationId', '=', applicationId)
    .execute();
}

function applications(db: Db) {
  return db
    .selectFrom('organizationApplication')
    .select([
      'applicationId',
      'organizationId',
      'applicantId',
      'kind',
      'state',
      'fields',
      'fileId',
      'reason',
      'createdAt',
      'decidedAt',
      'decidedBy',
    ]);
}

function asApplication(
  row: Omit<ApplicationRow, 'kind' | 'state'> & { readonly kind: string; readonly state: string },
): ApplicationRow {
  return { ...row, kind: row.kind as ApplicationKind, state: row.state as ApplicationState };
}

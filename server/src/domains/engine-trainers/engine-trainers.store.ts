import type { Failure } from '@transloom/contracts/jobs';
import type { Db } from '../../platform/db/database.ts';

export interface TrainerValues {
  readonly vendor: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Encrypted, by name of the setting. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly updatedAt: Date;
}

interface NewTrainer extends TrainerValues {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Date;
}

function asJson<Values extends TrainerValues>({ settings, secrets, failure, ...plain }: Values) {
  return {
    ...plain,
    settings: JSON.stringify(settings),
    secrets: JSON.stringify(secrets),
    failure: failure === null ? null : JSON.stringify(failure),
  };
}

/** False where the organisation has one of that name. */
export async function insertTrainer(db: Db, trainer: NewTrainer): Promise<boolean> {
  const inserted = await db
    .insertInto('engineTrainer')
    .values(asJson(trainer))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type TrainerRow = NonNullable<Awaited<ReturnType<typeof findTrainer>>>;

export function findTrainer(db: Db, trainerId: string) {
  return db.selectFrom('engineTrainer').selectAll().where('id', '=', trainerId).executeTakeFirst();
}

export function findTrainers(db: Db) {
  return db.selectFrom('engineTrainer').selectAll().orderBy('name').orderBy('id').execute();
}

export async function updateTrainer(db: Db, trainerId: string, values: TrainerValues): Promise<void> {
  await db.updateTable('engineTrainer').set(asJson(values)).where('id', '=', trainerId).execute();
}

export async function deleteTrainer(db: Db, trainerId: string): Promise<void> {
  await db.deleteFrom('engineTrainer').where('id', '=', trainerId).execute();
}

interface NewReport {
  readonly organizationId: string;
  readonly trainerId: string;
  /** As the trainer names it. */
  readonly reportId: string;
  readonly takenAt: Date;
}

/** False for one that was taken already. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const inserted = await db
    .insertInto('trainerReport')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const { trainerId, takenAt } = report;
  await db.updateTable('engineTrainer').set({ reportedAt: takenAt }).where('id', '=', trainerId).execute();
  return true;
}

export async function forgetReports(db: Db, trainerId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('trainerReport')
    .where('trainerId', '=', trainerId)
    .where('takenAt', '<', before)
    .execute();
}

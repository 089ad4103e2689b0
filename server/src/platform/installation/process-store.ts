import type { Db } from '../db/database.ts';

/** Every function here needs a transaction of the system. */

export interface ProcessRow {
  readonly processId: string;
  readonly role: 'api' | 'worker';
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

export async function upsertProcess(db: Db, process: ProcessRow): Promise<void> {
  const { seenAt } = process;
  await db
    .insertInto('installationProcess')
    .values(process)
    .onConflict((conflict) => conflict.column('processId').doUpdateSet({ seenAt }))
    .execute();
}

/** Those seen since then, the longest running first. */
export async function selectProcesses(db: Db, since: Date): Promise<ProcessRow[]> {
  const rows = await db
    .selectFrom('installationProcess')
    .selectAll()
    .where('seenAt', '>', since)
    .orderBy('startedAt')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role === 'api' ? 'api' : 'worker' }));
}

export async function deleteProcess(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('installationProcess').where('processId', '=', processId).execute();
}

export async function removeGoneProcesses(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('installationProcess').where('seenAt', '<', before).execute();
}

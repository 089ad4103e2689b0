import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DatabaseAccess } from '../db/database.ts';
import { describeError } from '../logging/create-log.ts';
import type { Log } from '../logging/log.ts';
import type { LiveInstallation } from './live-installation.ts';
import { deleteProcess, type ProcessRow, upsertProcess } from './process-store.ts';
import { selectSettings } from './setting-store.ts';

/** How soon a process hears of a setting that another process has changed. */
const reportMs = 5_000;

export interface ReportedProcess {
  readonly role: ProcessRow['role'];
  readonly database: DatabaseAccess;
  readonly live: LiveInstallation;
  readonly log: Log;
  now(): Date;
}

/** Says every 5 seconds that this process runs, and takes the settings that the operator has changed. */
export async function reportProcess({ role, database, live, log, now }: ReportedProcess): Promise<{
  stop(): Promise<void>;
}> {
  const row = {
    processId: randomUUID(),
    role,
    host: hostname(),
    pid: process.pid,
    version: live.installation.version,
    startedAt: now(),
  };
  const report = async () => {
    try {
      const { values } = await database.systemTransaction(async (db) => {
        await upsertProcess(db, { ...row, seenAt: now() });
        return selectSettings(db);
      });
      live.apply(values);
    } catch (error) {
      log.warn({ error: describeError(error) }, 'this process could not report that it runs');
    }
  };
  let reporting = report();
  await reporting;
  const timer = setInterval(() => {
    reporting = report();
  }, reportMs);
  return {
    async stop() {
      clearInterval(timer);
      await reporting;
      await database.systemTransaction((db) => deleteProcess(db, row.processId)).catch(() => undefined);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { LongRequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectProcesses } from '../../../platform/installation/process-store.ts';
import { selectServerVersion, selectWaiting } from './health.store.ts';
import { silentMs } from './silent-ms.ts';
import { bad, good, type Verdict, warning } from './verdict.ts';

const gigabyte = 2 ** 30;
const slowMs = 1000;
const longWaitMs = 10 * 60_000;

/** Answers within a second. */
export async function checkDatabase(context: LongRequestContext): Promise<Verdict> {
  const started = performance.now();
  const version = await asSystem(context, selectServerVersion);
  const milliseconds = Math.round(performance.now() - started);
  const facts = `PostgreSQL ${version}, ${milliseconds} ms`;
  return milliseconds > slowMs ? warning(facts) : good(facts);
}

/** Writes a file, reads it and removes it. */
export async function checkFiles({ storage }: LongRequestContext): Promise<Verdict> {
  const key = `health/${randomUUID()}`;
  const started = performance.now();
  const content = Buffer.from(key);
  await storage.write(key, content);
  const read = await storage.read(key);
  await storage.remove(key);
  const facts = `${Math.round(performance.now() - started)} ms`;
  return content.equals(read) ? good(facts) : bad(facts);
}

export async function checkDisk({ storage }: LongRequestContext): Promise<Verdict> {
  const bytes = await storage.freeBytes();
  if (bytes === null) return good('–');
  const facts = `${(bytes / gigabyte).toFixed(1)} GB`;
  if (bytes < 0.2 * gigabyte) return bad(facts);
  return bytes < 5 * gigabyte ? warning(facts) : good(facts);
}

export async function checkWorkers(context: LongRequestContext): Promise<Verdict> {
  const since = new Date(context.now().getTime() - silentMs);
  const processes = await asSystem(context, (db) => selectProcesses(db, since));
  const workers = processes.filter(({ role }) => role === 'worker').length;
  return workers === 0 ? bad('0') : good(String(workers));
}

/** Nothing waits longer than ten minutes. */
export async function checkQueue(context: LongRequestContext): Promise<Verdict> {
  const { count, oldest } = await asSystem(context, selectWaiting);
  const waitedMs = oldest === null ? 0 : context.now().getTime() - oldest.getTime();
  const facts = `${count}${waitedMs > 0 ? `, ${Math.round(waitedMs / 1000)} s` : ''}`;
  return waitedMs > longWaitMs ? warning(facts) : good(facts);
}

function asSystem<Result>(
  { transact }: LongRequestContext,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return transact((request) => request.asSystem(work));
}

import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { PostgresCluster } from './postgres-cluster.ts';

/** The port of a server that already runs on this cluster, such as one started by the API beside a worker. */
export async function findRunningServer(cluster: PostgresCluster): Promise<number | undefined> {
  const lock = readLock(cluster);
  if (lock === undefined) return undefined;
  if (!isPostgres(lock.processId)) {
    rmSync(lock.file, { force: true });
    return undefined;
  }
  return (await servesCluster(cluster, lock.port)) ? lock.port : undefined;
}

/** True once the server of this cluster answers on the port. */
export async function servesCluster(cluster: PostgresCluster, port: number): Promise<boolean> {
  try {
    const rows = await askSuperuser(cluster, port, 'postgres', `show data_directory`);
    return resolve(String(rows[0]?.['data_directory'])) === resolve(cluster.pgData);
  } catch {
    return false; // not yet, not any more, or somebody else's server: for the caller all the same
  }
}

export async function askSuperuser(
  cluster: PostgresCluster,
  port: number,
  database: string,
  sql: string,
): Promise<readonly Record<string, unknown>[]> {
  const password = cluster.passwords.superuser;
  const connectionTimeoutMillis = 5000;
  const login = { host: '127.0.0.1', port, user: 'postgres', password, database, connectionTimeoutMillis };
  const client = new Client(login);
  client.on('error', () => undefined); // a server that stops meanwhile fails the query, which is enough
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Line 1 of postmaster.pid is the process, line 4 the port. */
function readLock(cluster: PostgresCluster): { file: string; processId: number; port: number } | undefined {
  const file = join(cluster.pgData, 'postmaster.pid');
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return { file, processId: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL takes a lock file for live while any process has its number, and in a container restarted after a
 * crash some process always has.
 */
function isPostgres(processId: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${processId}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return false;
  }
}

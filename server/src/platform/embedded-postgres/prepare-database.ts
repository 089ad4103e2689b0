import { Client } from 'pg';
import type { PostgresCluster } from './postgres-cluster.ts';
import { askSuperuser } from './running-server.ts';

/** Role and database of the product. */
const applicationName = 'transloom';

/**
 * Makes role and database where they are missing and gives the login. The role may make roles and databases,
 * which migrations and tests need, but is no superuser.
 */
export async function prepareDatabase(cluster: PostgresCluster, port: number): Promise<string> {
  const password = cluster.passwords.application;
  const url = `postgres://${applicationName}:${password}@127.0.0.1:${port}/${applicationName}`;
  if (!(await canLogIn(url))) await createDatabase(cluster, port, password);
  return url;
}

export async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false; // no role or no database yet; anything else fails loudly in what follows
  } finally {
    await client.end();
  }
}

/** Each step may have been done by a start that was interrupted, or by one that runs beside this one. */
async function createDatabase(cluster: PostgresCluster, port: number, password: string): Promise<void> {
  const steps = [
    `create role ${applicationName} login createrole createdb password '${password}'`,
    `create database ${applicationName} owner ${applicationName}`,
  ];
  for (const step of steps) {
    try {
      await askSuperuser(cluster, port, 'postgres', step);
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
  }
}

function isAlreadyThere(error: unknown): boolean {
  const alreadyThere = ['42710', '42P04', '23505']; // duplicate_object, duplicate_database, unique_violation
  return alreadyThere.includes((error as { code?: string }).code ?? '');
}

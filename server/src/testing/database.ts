import { randomUUID } from 'node:crypto';
import { afterAll, inject, onTestFinished } from 'vitest';
import { databaseUrl, runSql } from './database-server.ts';

export interface TestDatabase {
  /** Through the network of the machine, as the product has it. */
  readonly url: string;
  /** The same at less cost, where the way is not what is tested. */
  readonly nearUrl: string;
}

/** A migrated database for one test file, gone when the file is done. Call it outside of tests and hooks. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { drop, ...database } = await createDatabase(
    `template ${inject('templateDatabase')} strategy file_copy`,
  );
  afterAll(drop);
  return database;
}

/** A database without any table for one test, gone with the test: for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { drop, ...database } = await createDatabase('');
  onTestFinished(drop);
  return database;
}

async function createDatabase(origin: string): Promise<TestDatabase & { drop(): Promise<void> }> {
  const server = inject('nearDatabaseServer');
  const name = `transloom_test_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name} ${origin}`);
  const drop = () => runSql(server, `drop database ${name} with (force)`);
  return { url: databaseUrl(inject('databaseServer'), name), nearUrl: databaseUrl(server, name), drop };
}

import type { Config } from '@transloom/server/config';
import { type FoundDatabase, findDatabase } from '@transloom/server/find-database';
import { Refusal } from '../refusal.ts';

/** @throws {Refusal} database.unreachable */
export async function reachDatabase(config: Config): Promise<FoundDatabase> {
  return refusingUnreachable(() => findDatabase(config));
}

/** Runs work on a database and refuses where the network does not reach it. */
export async function refusingUnreachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^E[A-Z]+$/.test(reason)) throw new Refusal('database.unreachable', { reason });
    throw error;
  }
}

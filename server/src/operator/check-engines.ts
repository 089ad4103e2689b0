import { join } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../config.ts';
import { readProvidedEngines } from '../providers/machine-translation/provided-engines.ts';
import { findReadyEngines, machineEngines } from '../providers/machine-translation/ready-engines.ts';
import { createSafeFetch } from '../providers/safe-fetch/safe-fetch.ts';

const patienceMs = 30_000;

/** Engines that can translate here. */
export interface UsableEngines {
  /** Ids of those that run on this machine and are ready. */
  readonly ready: readonly string[];
  /** Ids of those that the installation provides. */
  readonly provided: readonly string[];
  /** How many connections organizations have made themselves. */
  readonly connections: number;
}

/** Asks every engine of this machine whether it works; those of the network are counted and get no call. */
export async function findUsableEngines(config: Config, client: Client): Promise<UsableEngines> {
  const surroundings = {
    fetch: createSafeFetch(config.PRIVATE_ENGINE_HOSTS),
    modelFolder: config.MT_MODEL_DIR ?? join(config.DATA_DIR, 'mt-models'),
  };
  const ready = await findReadyEngines(surroundings, patienceMs);
  for (const vendor of machineEngines) await vendor.stop?.();
  await client.query('set role transloom_system');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from engine_connection',
  );
  return {
    ready,
    provided: readProvidedEngines(config.ENGINES).engines.map(({ id }) => id),
    connections: rows[0]?.count ?? 0,
  };
}

import { join } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../config.ts';
import { engineVendors } from '../providers/machine-translation/engine-registry.ts';
import { type EngineVendor, missingSettings } from '../providers/machine-translation/engine-vendor.ts';
import { readProvidedEngines } from '../providers/machine-translation/provided-engines.ts';
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
  const local = engineVendors.filter((vendor) => vendor.local && missingSettings(vendor, {}).length === 0);
  const ready = await Promise.all(
    local.map(async (vendor) => ((await isReady(vendor, config)) ? vendor.id : '')),
  );
  await client.query('set role transloom_system');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from engine_connection',
  );
  return {
    ready: ready.filter((id) => id !== ''),
    provided: readProvidedEngines(config.ENGINES).engines.map(({ id }) => id),
    connections: rows[0]?.count ?? 0,
  };
}

async function isReady(vendor: EngineVendor, config: Config): Promise<boolean> {
  const fetch = createSafeFetch(config.PRIVATE_ENGINE_HOSTS);
  const modelFolder = config.MT_MODEL_DIR ?? join(config.DATA_DIR, 'mt-models');
  try {
    const engine = vendor.connect({}, { fetch, modelFolder });
    return (await engine.availability(AbortSignal.timeout(patienceMs))).status === 'ready';
  } catch {
    return false; // one that cannot even be asked cannot translate
  } finally {
    await vendor.stop?.();
  }
}

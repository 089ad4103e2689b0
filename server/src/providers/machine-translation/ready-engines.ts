import { engineVendors } from './engine-registry.ts';
import { type EngineSurroundings, type EngineVendor, missingSettings } from './engine-vendor.ts';

/** Engines that run on the machine and need no settings. */
export const machineEngines: readonly EngineVendor[] = engineVendors.filter(
  (vendor) => vendor.local && missingSettings(vendor, {}).length === 0,
);

/** Ids of the engines of the machine that can translate now. One that does not answer in time is not among them. */
export async function findReadyEngines(
  surroundings: EngineSurroundings,
  patienceMs: number,
): Promise<readonly string[]> {
  const ready = await Promise.all(
    machineEngines.map(async (vendor) => ({
      id: vendor.id,
      ready: await isReady(vendor, surroundings, patienceMs),
    })),
  );
  return ready.filter((engine) => engine.ready).map(({ id }) => id);
}

async function isReady(
  vendor: EngineVendor,
  surroundings: EngineSurroundings,
  patienceMs: number,
): Promise<boolean> {
  try {
    const engine = vendor.connect({}, surroundings);
    return (await engine.availability(AbortSignal.timeout(patienceMs))).status === 'ready';
  } catch {
    return false; // one that cannot even be asked cannot translate
  }
}

import type { Engine } from '@transloom/server/providers/machine-translation/engine-vendor';
import { connectStatistical } from '@transloom/server/providers/machine-translation/vendors/statistical/statistical';
import { readModelFile } from '@transloom/server/providers/machine-translation/vendors/statistical/statistical-models';
import { Refusal } from '../refusal.ts';

/**
 * The engine that `transloom train` wrote to a file.
 * @throws {Refusal} path.not-found, engine.no-model
 */
export async function engineOfModel(path: string): Promise<Engine> {
  const model = await readModelFile(path).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reason === 'ENOENT') throw new Refusal('path.not-found', { name: path });
    throw new Refusal('path.not-readable', { name: path, reason });
  });
  if (model === undefined) throw new Refusal('engine.no-model', { name: path });
  return connectStatistical(async () => [model]);
}

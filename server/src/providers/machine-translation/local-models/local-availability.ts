import { EngineError } from '../engine-error.ts';
import type { EngineAvailability } from '../engine-vendor.ts';
import type { EnginePackage } from './engine-package.ts';

/**
 * Availability of an engine that runs models of a folder with a package of its own.
 * @param probe runs the smallest task of the model and gives its version; an EngineError says why it fails
 */
export async function localAvailability<Model>(
  { isInstalled, installCommand }: Pick<EnginePackage, 'isInstalled' | 'installCommand'>,
  model: Model | undefined,
  probe: (model: Model) => Promise<string>,
): Promise<EngineAvailability> {
  if (!isInstalled) return { status: 'not-configured', needs: [installCommand] };
  if (model === undefined) return { status: 'not-configured', needs: ['model'] };
  try {
    return { status: 'ready', version: await probe(model) };
  } catch (error) {
    if (error instanceof EngineError) return { status: 'failing', failure: error.failure };
    throw error;
  }
}

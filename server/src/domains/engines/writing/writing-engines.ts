import type { Engine } from '@transloom/contracts/engines';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import { listEngines } from '../catalogue/list-engines.ts';

/** Engines that write by instructions, ready ones first. */
export async function writingEngines(context: Context): Promise<Engine[]> {
  const groups = await listEngines(context);
  return groups
    .flatMap(({ engines }) => engines)
    .filter(({ vendor }) => findEngineVendor(vendor)?.profile.kind === 'language-model')
    .toSorted((a, b) => rank(a) - rank(b));
}

/** One that failed lately may work again. */
const states = ['ready', 'failing', 'not-configured'] as const;

function rank({ state }: Engine): number {
  return states.indexOf(state);
}

/**
 * The language model of this key, or without one the first that can be asked.
 * @throws {AppError} engine.no-writer, engine.cannot-write, resource.not-found, access.plan-required,
 * engine.not-configured
 */
export async function requireWriter(context: Context, engineKey: string | null): Promise<Engine> {
  const writers = await writingEngines(context);
  if (engineKey === null) {
    const first = writers.find(({ state }) => state !== 'not-configured');
    if (first === undefined) throw new AppError('engine.no-writer');
    return first;
  }
  const chosen = writers.find(({ key }) => key === engineKey);
  if (chosen === undefined) throw await refusalOf(context, engineKey);
  if (chosen.needs.includes('plan')) throw new AppError('access.plan-required');
  if (chosen.state === 'not-configured') throw new AppError('engine.not-configured', { engine: chosen.name });
  return chosen;
}

async function refusalOf(context: Context, engineKey: string): Promise<AppError> {
  const engines = (await listEngines(context)).flatMap((group) => group.engines);
  const other = engines.find(({ key }) => key === engineKey);
  return other === undefined
    ? new AppError('resource.not-found')
    : new AppError('engine.cannot-write', { engine: other.name });
}

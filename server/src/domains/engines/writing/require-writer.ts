import type { Engine } from '@transloom/contracts/engines';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { listEngines } from '../catalogue/list-engines.ts';

/**
 * The language model of this key, or without one the first that can be asked.
 * @throws {AppError} engine.no-writer, engine.cannot-write, resource.not-found, access.plan-required,
 * engine.not-configured
 */
export async function requireWriter(context: Context, engineKey: string | null): Promise<Engine> {
  const engines = (await listEngines(context)).flatMap((group) => group.engines);
  if (engineKey === null) return firstWriter(engines);
  const chosen = engines.find(({ key }) => key === engineKey);
  if (chosen === undefined) throw new AppError('resource.not-found');
  if (chosen.needs.includes('plan')) throw new AppError('access.plan-required');
  if (!chosen.writes) throw new AppError('engine.cannot-write', { engine: chosen.name });
  if (chosen.state === 'not-configured') throw new AppError('engine.not-configured', { engine: chosen.name });
  return chosen;
}

/** One that failed lately may work again. */
function firstWriter(engines: readonly Engine[]): Engine {
  const writers = engines.filter(({ writes, state }) => writes && state !== 'not-configured');
  const first = writers.find(({ state }) => state === 'ready') ?? writers[0];
  if (first === undefined) throw new AppError('engine.no-writer');
  return first;
}

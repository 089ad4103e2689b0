import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { isPairServed } from '../../../providers/machine-translation/language-pairs.ts';
import { listEngines } from './list-engines.ts';

export interface EngineForPair {
  readonly engineKey: string;
  readonly source: string;
  readonly target: string;
}

/**
 * Names of engines that can each be chosen for its pair, by key. One that failed lately may be chosen: it may work again.
 * @throws {AppError} resource.not-found, access.plan-required, engine.not-configured, engine.unsupported-pair
 */
export async function requireEnginesForPairs(
  context: Context,
  wanted: readonly EngineForPair[],
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map();
  const groups = await listEngines(context);
  const engines = new Map(groups.flatMap((group) => group.engines).map((engine) => [engine.key, engine]));
  const names = wanted.map(({ engineKey, source, target }): [string, string] => {
    const engine = engines.get(engineKey);
    if (engine === undefined) throw new AppError('resource.not-found');
    if (engine.needs.includes('plan')) throw new AppError('access.plan-required');
    if (engine.state === 'not-configured')
      throw new AppError('engine.not-configured', { engine: engine.name });
    if (!isPairServed(engine.pairs ?? 'all', { source, target }))
      throw new AppError('engine.unsupported-pair', { engine: engine.name, source, target });
    return [engineKey, engine.name];
  });
  return new Map(names);
}

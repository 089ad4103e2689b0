import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { isPairServed } from '../../../providers/machine-translation/language-pairs.ts';
import { listEngines } from '../catalogue/list-engines.ts';

interface EngineForPairs {
  readonly engineKey: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/**
 * An engine that can be chosen for all the pairs. One that failed lately may be chosen: it may work again.
 * @throws {AppError} resource.not-found, access.plan-required, engine.not-configured, engine.unsupported-pair
 */
export async function requireEngineForPairs(
  context: Context,
  { engineKey, sourceLanguage, targetLanguages }: EngineForPairs,
): Promise<{ readonly name: string }> {
  const groups = await listEngines(context);
  const engine = groups.flatMap(({ engines }) => engines).find(({ key }) => key === engineKey);
  if (engine === undefined) throw new AppError('resource.not-found');
  if (engine.needs.includes('plan')) throw new AppError('access.plan-required');
  if (engine.state === 'not-configured') throw new AppError('engine.not-configured', { engine: engine.name });
  const refused = targetLanguages.find(
    (target) => !isPairServed(engine.pairs ?? 'all', { source: sourceLanguage, target }),
  );
  if (refused !== undefined) {
    throw new AppError('engine.unsupported-pair', {
      engine: engine.name,
      source: sourceLanguage,
      target: refused,
    });
  }
  return { name: engine.name };
}

import type { NamedPairEngine, PairEngine } from '@transloom/contracts/project-settings';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import {
  type EngineForPair,
  requireEnginesForPairs,
} from '../engines/catalogue/require-engines-for-pairs.ts';

interface EnginesToChoose {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly engines: readonly PairEngine[];
}

/**
 * The engines of a project with their names, one for each target language in its order. A pair without machine
 * translation is no obstacle for the others.
 * @throws {AppError} project.engine-missing for a language without a choice, project.language-unknown for a choice
 * without its language, resource.not-found, access.plan-required, engine.not-configured, engine.unsupported-pair
 */
export async function chooseEngines(
  context: Context,
  { sourceLanguage, targetLanguages, engines }: EnginesToChoose,
): Promise<NamedPairEngine[]> {
  const stray = engines.find(({ targetLanguage }) => !targetLanguages.includes(targetLanguage));
  if (stray !== undefined)
    throw new AppError('project.language-unknown', { targetLanguage: stray.targetLanguage });
  const chosen = targetLanguages.map((targetLanguage) => engineOf(engines, targetLanguage));
  const names = await requireEnginesForPairs(
    context,
    chosen.flatMap((pair) => wantedEngines(sourceLanguage, pair)),
  );
  const nameOf = (key: string | null) => (key === null ? null : (names.get(key) ?? null));
  return chosen.map(({ targetLanguage, engineKey, referenceEngineKey }) => ({
    targetLanguage,
    engineKey,
    engineName: nameOf(engineKey),
    referenceEngineKey,
    referenceEngineName: nameOf(referenceEngineKey),
  }));
}

/** @throws {AppError} project.engine-missing */
export function engineOf<Pair extends PairEngine>(engines: readonly Pair[], targetLanguage: string): Pair {
  const chosen = engines.find((pair) => pair.targetLanguage === targetLanguage);
  if (chosen === undefined) throw new AppError('project.engine-missing', { targetLanguage });
  return chosen;
}

function wantedEngines(source: string, pair: PairEngine): EngineForPair[] {
  const { targetLanguage: target, engineKey, referenceEngineKey } = pair;
  return [engineKey, referenceEngineKey].flatMap((key) =>
    key === null ? [] : [{ engineKey: key, source, target }],
  );
}

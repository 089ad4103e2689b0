import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineStatus } from '@transloom/contracts/custom-engines';
import type { Context } from '../../platform/context.ts';
import { isServing } from './engine-status.ts';
import { joinedEngines } from './sharing/joined-engines.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';
import { neededEngine } from './versions/needed-engine.ts';

export interface MeasuredEngine {
  readonly customEngineId: string;
  readonly kind: CustomEngineKind;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Key of the engine it cannot translate without; null where it needs none. */
  readonly needsEngine: string | null;
  /** Why it cannot be chosen at the moment; null where it can. */
  readonly offline: CustomEngineStatus | null;
}

/** Engines with a version that translates, those of the organization before those that it joined. */
export async function listMeasuredEngines(context: Context): Promise<readonly MeasuredEngine[]> {
  const { engines } = await shownCustomEngines(context);
  const own = engines
    .filter(({ seen, summary }) => seen && summary.currentVersion !== null)
    .map(({ row, summary, versions }) => ({
      ...summary,
      needsEngine: neededEngine(
        row,
        versions.find(({ number }) => number === row.currentVersion),
      ),
      offline: isServing(summary) ? null : summary.status,
    }));
  const joined = await joinedEngines(context);
  return [
    ...own,
    ...joined.map(({ shown: { serving, ...engine }, needsEngine }) => ({
      ...engine,
      needsEngine,
      offline: serving ? null : ('training' as const),
    })),
  ];
}
